import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { pointer, takeToCart } from './support/journey.ts';
import { pressSignOut, signInAt } from './support/sign-in.ts';

const first = 'igv-paso-a-paso';
const second = 'derecho-laboral-para-empresas';

const totalOf = (page: Page) =>
  page.getByText('Total', { exact: true }).first().locator('xpath=following-sibling::*[1]');

test('SAFE-6: two tabs show one cart, at the price that would be charged', async ({ page, context }) => {
  await page.goto(`/cursos/${first}`);
  await takeToCart(page, pointer);
  await expect(totalOf(page)).toHaveText(/\d/);
  const alone = await totalOf(page).innerText();

  const other = await context.newPage();
  await other.goto(`/cursos/${second}`);
  await takeToCart(other, pointer);
  // What this browser remembers of the cart may stand there first.
  await expect(totalOf(other)).not.toHaveText(alone);
  await expect(totalOf(other)).toHaveText(/\d/);
  const both = await totalOf(other).innerText();
  await page.bringToFront();
  await expect(totalOf(page)).toHaveText(both);
  await expect(page.getByText(/El total cambió de/)).toBeVisible();

  // Taken out here, gone there, without a reload.
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .last()
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await expect(totalOf(page)).toHaveText(alone);
  await other.bringToFront();
  await expect(totalOf(other)).toHaveText(alone);
  await other.close();
});

test('SAFE-6: whoever signs out in one tab is signed out in the other, and their cart is not shown there', async ({
  page,
  school,
  context,
}) => {
  await signInAt(page, school, '/main', demoAccounts.student);
  await page.goto('/cursos/compliance-penal-en-la-practica');
  await takeToCart(page, pointer);
  const other = await context.newPage();
  await other.goto('/carrito');
  await expect(totalOf(other)).toBeVisible();
  await pressSignOut(other);
  await page.bringToFront();
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ingresar' }).filter({ visible: true })).toBeVisible();
  await other.close();
});
