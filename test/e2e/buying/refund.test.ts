import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import {
  approvedCard,
  arriveAt,
  arriveWithAccount,
  course,
  giveBillingData,
  payWith,
  pointer,
} from '../support/journey.ts';
import { signInAt } from '../support/sign-in.ts';

const kept = { slug: 'contratos-que-se-entienden', title: 'Contratos que se entienden' };

test('one of two things bought by card goes back: the buyer asks, the office gives back, and the note is there in place of the course', async ({
  page,
  browser,
  school,
  problems,
}) => {
  const account = await arriveWithAccount(page, school, `/set-product/${kept.slug}`);
  await page.waitForURL('**/carrito');
  await page.goto(`/set-product/${course.slug}`);
  await page.waitForURL('**/carrito');
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  await giveBillingData(page, account, pointer);
  await payWith(page, approvedCard, pointer);
  await page.waitForURL('**/pago-visa/**');

  await page.goto('/main/mis-comprobantes');
  await page.getByRole('button', { name: /^Pedir devolución/ }).click();
  await page.getByRole('checkbox', { name: course.title }).check();
  await page.getByLabel('Por qué lo devuelves').fill('Me equivoqué de taller');
  await page.getByRole('button', { name: 'Pedir devolución', exact: true }).click();
  await expect(page.getByText('La estamos revisando')).toBeVisible();

  const context = await browser.newContext({ baseURL: school.origin, locale: 'es-PE' });
  problems.watch(context);
  const office = await context.newPage();
  await signInAt(office, school, '/colaboradores/pedidos?devolucion=pedida', demoAccounts.cashier);
  await office.getByRole('row').filter({ hasText: course.title }).getByRole('link', { name: /^N\.º/ }).click();
  await expect(office.getByText('«Me equivoqué de taller»', { exact: true })).toBeVisible();
  await expect(office.getByRole('checkbox', { name: course.title })).toBeChecked();
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Devolver', exact: true }).click();
  await expect(office.getByRole('link', { name: /^BC01-/ })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText('Devuelto', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Descargar BC01-\d+ en PDF$/ })).toBeVisible();
  await page.goto('/main/mis-contenidos');
  await arriveAt(page, 'Mis contenidos');
  await expect(page.getByText(kept.title).first()).toBeVisible();
  await expect(page.getByText(course.title)).toHaveCount(0);
});
