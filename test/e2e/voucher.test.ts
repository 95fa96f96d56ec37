import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { sampleMediaFolder } from '#adapters/server/sample-school/sample-media.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { join } from 'node:path';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { arriveAt } from './support/journey.ts';
import { signInAt } from './support/sign-in.ts';

/** Nobody in the sample school owns it, and nothing else buys it. */
const wanted = { slug: 'contratos-que-se-entienden', title: 'Contratos que se entienden' };
const reading = `/main/libros/indice/${wanted.slug}`;
const reason = 'La constancia está borrosa: no se lee el número de operación.';

/** Orders the book and ends where its deposit is confirmed. @returns the number of the order. */
async function orderByDeposit(page: Page): Promise<string> {
  await page.goto(`/set-product/${wanted.slug}`);
  await page.waitForURL('**/carrito');
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page.getByRole('radio', { name: /Depósito o transferencia/ }).check();
  await page.getByRole('checkbox', { name: /términos/i }).check();
  await page.getByRole('button', { name: /^Pedir y depositar/ }).click();
  await page.waitForURL('**/confirmar-pago?pedido=*');
  await arriveAt(page, 'Confirmación de pago');
  const [, number = ''] = /Pedido N\.º (\d+)/.exec(await page.getByRole('main').innerText()) ?? [];
  return number;
}

async function sendVoucher(page: Page, operation: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Cuenta en la que depositaste' }).selectOption({ index: 1 });
  await page.getByLabel('Número de operación').fill(operation);
  await page.getByLabel('Fecha del depósito').fill(limaDay(new Date()));
  await page
    .getByLabel('Constancia', { exact: true })
    .setInputFiles(join(sampleMediaFolder(), 'constancias/deposito-de-muestra.webp'));
  await page.getByRole('button', { name: 'Enviar constancia' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmación de pago' });
  await expect(dialog.getByText('Estamos verificando tu pago, por favor espera.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Entendido' }).click();
}

test('a deposit: its voucher is rejected with a reason, another one is sent and approved, and the book opens', async ({
  page,
  browser,
  school,
  problems,
}) => {
  await signInAt(page, school, '/main/mis-comprobantes', demoAccounts.student);
  const number = await orderByDeposit(page);
  await sendVoucher(page, '70015501');

  const context = await browser.newContext({ baseURL: school.origin, locale: 'es-PE' });
  problems.watch(context);
  const office = await context.newPage();
  await signInAt(office, school, '/colaboradores', demoAccounts.collaborator);
  await arriveAt(office, 'Constancias por revisar');
  // One line for each, of which the first is open: the oldest that waits is another's.
  const line = office.getByRole('heading', { name: `Pedido N.º ${number}`, exact: true });
  const waiting = office.getByRole('listitem').filter({ has: line });
  await line.click();
  await expect(waiting.getByRole('img', { name: `Constancia del pedido N.º ${number}` })).toBeVisible();
  problems.expected(/answer 4\d\d: POST .*reject/);
  await waiting.getByRole('button', { name: 'Rechazar' }).click();
  await expect(waiting.getByRole('textbox', { name: 'Motivo o nota' })).toHaveAccessibleDescription(
    /Escribe el motivo/,
  );
  await waiting.getByRole('textbox', { name: 'Motivo o nota' }).fill(reason);
  await waiting.getByRole('button', { name: 'Rechazar' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(
    office
      .getByRole('row')
      .filter({ hasText: `N.º ${number}` })
      .filter({ hasText: 'Rechazada' }),
  ).toBeVisible();

  await page.goto('/main/mis-comprobantes');
  await expect(page.getByText(reason)).toBeVisible();
  await page
    .getByRole('row')
    .filter({ hasText: wanted.title })
    .getByRole('link', { name: 'Enviar la constancia' })
    .click();
  await expect(page.getByText('No pudimos confirmar tu constancia anterior')).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expectAccessible(page);
  await sendVoucher(page, '70015502');

  await office.reload();
  await line.click();
  await waiting.getByRole('button', { name: 'Aprobar' }).click();
  await expect(waiting).toHaveCount(0);
  await context.close();

  await page.goto(reading);
  await arriveAt(page, wanted.title);
  await expect(page.getByRole('link', { name: /Empezar a leer|Desde el comienzo/ })).toBeVisible();
});
