import { mailTo } from '#test/support/shared/outbox.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import {
  approvedCard,
  arriveAt,
  course,
  coursePath,
  giveBillingData,
  newAccount,
  openAccount,
  payWith,
  pointer,
  register,
} from '../support/journey.ts';
import { expectToFitWithLargeText } from '../support/walk.ts';

test('a gift: bought with a card, told by a letter, accepted with an account that it leads to, and never the buyer’s', async ({
  page,
  browser,
  school,
  problems,
}) => {
  const [buyer, friend] = [newAccount(), newAccount()];
  await page.goto(coursePath);
  await page.getByRole('link', { name: 'Regalar', exact: true }).click();
  await page.waitForURL('**/carrito');
  await expect(page.getByText('Este carrito es un regalo')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  await register(page, school, buyer, pointer);
  await openAccount(page, school, buyer, pointer, '**/pagos');

  await expect(page.getByRole('checkbox', { name: /^Es un regalo/ })).toBeChecked();
  await page.getByLabel('Nombre de quien lo recibe').fill('Beto Salas');
  await page.getByLabel('Su correo').fill(friend.email);
  await page.getByLabel('Tu mensaje').fill('Feliz día, Beto.\nTe va a gustar.');
  await giveBillingData(page, buyer, pointer);
  await page.waitForURL('**/pasarela-simulada/**');
  await expectToFitWithLargeText(page, [390, 1366]);
  await payWith(page, approvedCard, pointer);
  await arriveAt(page, 'Listo, tu regalo está en camino');
  await expect(page.getByRole('definition').filter({ hasText: 'Beto Salas' })).toHaveText(
    `Beto Salas, ${friend.email}`,
  );

  const letter = await mailTo(school.dataDir, friend.email, 'te hizo un regalo');
  expect(letter.subject).toContain(course.title);
  expect(letter.text).toContain('Te va a gustar.');
  const link = letter.links.find((each) => each.includes('/regalo/')) ?? '';

  const context = await browser.newContext({ baseURL: school.origin, locale: 'es-PE' });
  problems.watch(context);
  const other = await context.newPage();
  await other.goto(link);
  await arriveAt(other, /te hizo un regalo$/);
  await expect(other.getByText('Feliz día, Beto.')).toBeVisible();
  await other.getByRole('link', { name: 'Ya tengo cuenta: ingresar' }).click();
  await register(other, school, friend, pointer);
  await openAccount(other, school, friend, pointer, '**/regalo/*');
  await other.getByRole('button', { name: 'Aceptar el regalo' }).click();
  await arriveAt(other, 'Ya es tuyo');
  await other.getByRole('link', { name: 'Ir a mis contenidos' }).click();
  await arriveAt(other, 'Mis contenidos');
  await expect(other.getByRole('heading', { name: course.title })).toBeVisible();
  problems.expected(/answer 410: POST .*gift-checks|status of 410/);
  await other.goto(link);
  await arriveAt(other, 'Este regalo ya se abrió');
  await context.close();

  await page.goto('/main/mis-contenidos');
  await arriveAt(page, 'Mis contenidos');
  await expect(page.getByRole('heading', { name: course.title })).toHaveCount(0);
  await page.goto('/main/mis-comprobantes');
  await arriveAt(page, 'Mis comprobantes');
  await expect(page.locator('#regalos').getByText('Aceptado', { exact: true })).toBeVisible();
});
