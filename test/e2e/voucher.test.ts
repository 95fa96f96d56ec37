import type { Locator, Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { sampleMediaFolder } from '#adapters/server/sample-school/sample-media.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { join } from 'node:path';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { arriveAt, type Hands, pointer } from './support/journey.ts';
import { keyboard } from './support/keyboard.ts';
import { signInAt } from './support/sign-in.ts';

/** Nobody in the sample school owns it, and nothing else buys it. */
const wanted = { slug: 'contratos-que-se-entienden', title: 'Contratos que se entienden' };
const reading = `/main/libros/indice/${wanted.slug}`;
const reason = 'La constancia está borrosa: no se lee el número de operación.';

/** Orders the book and ends where its deposit is confirmed. @returns the number of the order. */
async function orderByDeposit(page: Page, slug = wanted.slug): Promise<string> {
  await page.goto(`/set-product/${slug}`);
  await page.waitForURL('**/carrito');
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page.getByRole('radio', { name: /Depósito o transferencia/ }).check();
  await page.getByRole('checkbox', { name: /términos/i }).check();
  await page.getByRole('button', { name: /^Pedir y depositar/ }).click();
  await page.waitForURL('**/confirmar-pago?pedido=*');
  await arriveAt(page, 'Confirmación de pago');
  const [, number = ''] = /Pedido N\.º\s(\d+)/.exec(await page.getByRole('main').innerText()) ?? [];
  return number;
}

async function sendVoucher(page: Page, operation: string, hands: Hands = pointer): Promise<void> {
  await hands.choose(page.getByRole('combobox', { name: 'Cuenta en la que depositaste' }), 'BCP 191-2345678-0-13');
  await hands.type(page.getByLabel('Número de operación'), operation);
  // How a day is typed is the browser's own matter.
  await page.getByLabel('Fecha del depósito').fill(limaDay(new Date()));
  const chooser = page.waitForEvent('filechooser');
  await hands.press(page.getByLabel('Constancia', { exact: true }));
  await (await chooser).setFiles(join(sampleMediaFolder(), 'constancias/deposito-4500-centimos.webp'));
  await hands.press(page.getByRole('button', { name: 'Enviar constancia' }));
  const dialog = page.getByRole('alertdialog', { name: 'Confirmación de pago' });
  await expect(dialog.getByText('Estamos verificando tu pago, por favor espera.')).toBeVisible();
  await hands.press(dialog.getByRole('button', { name: 'Entendido' }));
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
  await signInAt(office, school, '/colaboradores/constancias', demoAccounts.collaborator);
  await arriveAt(office, 'Constancias por revisar');
  // One line for each, of which the first is open: the oldest that waits is another's.
  const line = office.getByRole('heading', { name: new RegExp(`^Pedido N\\.º\\s${number}$`) });
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

test('a deposit by keyboard alone: an account is copied, what is missing is told at its field, and the voucher goes out', async ({
  page,
  context,
  school,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  const hands = keyboard(page);
  await signInAt(page, school, '/main/mis-comprobantes', demoAccounts.owner);
  await orderByDeposit(page, 'arrendamiento-y-desalojo');
  const copy = page.getByRole('button', { name: 'Copiar la cuenta del BCP' });
  // Its word stands on one line, however little room a phone leaves it beside a number.
  expect((await copy.boundingBox())?.width).toBeGreaterThan(80);
  await hands.press(copy);
  await expect(page.getByText('Copiamos la cuenta del BCP 191-2345678-0-13.')).toBeVisible();

  await hands.press(page.getByRole('button', { name: 'Enviar constancia' }));
  await hands.press(page.getByRole('button', { name: 'Escribe el número de operación.' }));
  await expect(page.getByLabel('Número de operación')).toBeFocused();
  await expectAccessible(page);
  await sendVoucher(page, '70016601', hands);
  await expect(page.getByText('Recibimos tu constancia', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('who does not work for the school is shown nothing of its desk', async ({ page, school, problems }) => {
  problems.expected(/403/);
  await signInAt(page, school, '/colaboradores', demoAccounts.student);
  await arriveAt(page, 'Acceso restringido: solo para colaboradores');
  await expect(page.getByRole('navigation', { name: 'Colaboradores' })).toHaveCount(0);
  // Nor is the page set in further than its bar.
  const left = (target: Locator) => target.evaluate((each) => each.getBoundingClientRect().left);
  const emblem = page.getByRole('main').locator('[aria-hidden]').first();
  expect(await left(emblem)).toBe(await left(page.getByRole('banner').getByRole('link').first()));
});
