import { mailTo } from '#test/support/shared/outbox.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import {
  approvedCard,
  arriveAt,
  coursePath,
  giveBillingData,
  newAccount,
  payWith,
  pointer,
} from '../support/journey.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('on a phone, whoever has no account buys with an e-mail alone, and finds the course theirs', async ({
  page,
  school,
}) => {
  const buyer = newAccount();
  const slug = coursePath.split('/').at(-1) ?? '';
  await page.goto(`/set-product/${slug}`);
  await page.waitForURL('**/carrito');
  await page.getByRole('link', { name: 'Comprar solo con mi correo' }).click();
  await arriveAt(page, 'Compra con tu correo');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Correo' }).fill(buyer.email);
  await page.getByRole('checkbox', { name: /términos/i }).check();
  await page.getByRole('button', { name: 'Enviarme un código' }).click();
  await arriveAt(page, 'Escribe el código');
  const letter = await mailTo(school.dataDir, buyer.email, 'Tu código para comprar');
  const code = /\d{3} \d{3}/.exec(letter.text)?.[0] ?? '';
  await page.getByRole('textbox', { name: 'Código' }).fill(code);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.waitForURL('**/pagos');
  await giveBillingData(page, buyer, pointer);
  await payWith(page, approvedCard, pointer);
  await arriveAt(page, 'Listo, ya es tuyo');
  await page.goto('/main/perfil');
  await expect(page.getByRole('button', { name: 'Crear contraseña' })).toBeVisible();
});
