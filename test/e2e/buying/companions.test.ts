import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { pressSignOut, signInAt } from '../support/sign-in.ts';

/** The sample school has a promotion for this course together with another. */
const course = { slug: 'igv-paso-a-paso', title: 'IGV paso a paso' };
const path = `/cursos/${course.slug}`;
const button = 'Agregar los 2 al carrito';
const together = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Llévalos juntos' }) });
const promised = async (page: Page) =>
  /S\/\.\s*[\d.]+/.exec(await together(page).getByText('Precio actual:').locator('xpath=..').innerText())?.[0] ?? '';
const totalOf = (page: Page) =>
  page.getByText('Total', { exact: true }).first().locator('xpath=following-sibling::*[1]');

test('what a product and another come to together is, to the céntimo, what the cart says after one press', async ({
  page,
}) => {
  await page.goto(path);
  const sum = await promised(page);
  expect(sum).toMatch(/\d\.\d\d$/);
  await together(page).getByRole('button', { name: button }).click();
  await page.waitForURL(/\/carrito(\?|$)/);
  await expect(totalOf(page)).toHaveText(sum);
  await expect(page.getByText('IGVCLARO').first()).toBeVisible();
  await page.goto(path);
  await together(page).scrollIntoViewIfNeeded();
  await expect(together(page).getByRole('link', { name: 'Ver en el carrito' })).toBeVisible();
  await expectAccessible(page);
});

test('before its script the same press is a form, and the cart says the same sum', async ({ page }) => {
  // The page's own files come; those of the part, and whatever else comes late, never do.
  let isHeld = true;
  await page.route(
    /\/assets\/(?!after-first-paint|main|packages|rolldown|catalogue|product-|between|style).*\.js$/,
    (route) => (isHeld ? new Promise<void>(() => undefined) : route.continue()),
  );
  await page.goto(path);
  const sum = await promised(page);
  const posted = page.waitForRequest((request) => request.url().endsWith('/api/v1/cart-additions'));
  await together(page).getByRole('button', { name: button }).click();
  isHeld = false;
  expect((await posted).method()).toBe('POST');
  await page.waitForURL('**/carrito?agregado=*');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/carrito');
  await expect(totalOf(page)).toHaveText(sum);
});

test('what was looked at is found again, here alone, until it is cleared or somebody signs out', async ({
  page,
  school,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const seen = page.getByRole('region', { name: 'Visto hace poco' });
  await page.goto('/cursos/derecho-laboral-para-empresas');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('escuela.vistos'))).toContain('derecho-laboral');
  await page.goto(path);
  await together(page).scrollIntoViewIfNeeded();
  await seen.scrollIntoViewIfNeeded();
  await expect(seen.getByRole('link')).toHaveText(['Derecho laboral para empresas']);
  await page.goto('/carrito');
  await expect(seen.getByRole('link')).toHaveText([course.title, 'Derecho laboral para empresas']);
  await expectAccessible(page);
  for (const each of asked) expect(each.includes(course.slug) && each.includes('derecho-laboral-para')).toBe(false);
  await seen.getByRole('button', { name: 'Borrar lo visto' }).click();
  await expect(seen).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
  await expect(seen).toHaveCount(0);

  await signInAt(page, school, '/main', demoAccounts.student);
  await page.goto('/cursos/compliance-penal-en-la-practica');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('escuela.vistos'))).toContain('compliance');
  await pressSignOut(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('escuela.vistos'))).toBeNull();
});
