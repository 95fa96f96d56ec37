import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { reach } from '../support/keyboard.ts';
import { signInAt } from '../support/sign-in.ts';

test('the side menu folds by keyboard, gives its width to the page, and is found as it was left', async ({
  page,
  school,
}) => {
  await signInAt(page, school, '/main', demoAccounts.student);
  const menu = page.getByRole('navigation', { name: 'Tu área' });
  const fold = page.getByRole('button', { name: 'Plegar el menú' });
  const unfold = page.getByRole('button', { name: 'Desplegar el menú' });
  const widthOf = async (part: typeof menu) => (await part.boundingBox())?.width ?? 0;
  await expect(menu).toBeVisible();
  const before = await widthOf(page.getByRole('main'));
  await reach(page, fold);
  await page.keyboard.press('Enter');
  await expect(unfold).toBeFocused();
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => widthOf(menu)).toBeLessThanOrEqual(72);
  await expect.poll(() => widthOf(page.getByRole('main'))).toBeGreaterThan(before + 100);
  await expectAccessible(page);
  // The name of what has the focus stands beside it, and in the window.
  await page.keyboard.press('Tab');
  const first = menu.getByRole('link', { name: 'Inicio' });
  await expect(first).toBeFocused();
  await expect(first.locator('span')).toBeInViewport({ ratio: 1 });
  expect((await first.locator('span').boundingBox())?.width).toBeGreaterThan(30);
  const isOnTop = await first.locator('span').evaluate((name) => {
    const { right, top, bottom } = name.getBoundingClientRect();
    return document.elementFromPoint(right - 4, (top + bottom) / 2) === name;
  });
  expect(isOnTop).toBe(true);

  await page.reload();
  await expect(unfold).toBeVisible();
  await expect.poll(() => widthOf(menu)).toBeLessThanOrEqual(72);
  await menu.getByRole('link', { name: 'Mis contenidos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis contenidos');
  await unfold.click();
  await page.reload();
  await expect(fold).toBeVisible();
  expect(await widthOf(menu)).toBeGreaterThan(240);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(fold).toBeHidden();
});
