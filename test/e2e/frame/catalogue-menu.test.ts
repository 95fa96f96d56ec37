import type { Page } from 'playwright/test';
import { comeToRest } from '../support/at-rest.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { reach } from '../support/keyboard.ts';

/** The menu 'Catálogo' beside the links of LAY-5, as the platform's popover makes it. */

const parts = (page: Page) => {
  const panel = page.locator('#catalogo');
  return {
    button: page.getByRole('button', { name: 'Catálogo' }),
    panel,
    kind: (name: string) => panel.getByRole('link', { name, exact: true }),
  };
};

test('by keyboard alone: unfolded, walked, folded by Escape and by going on; a category is one press further', async ({
  page,
}) => {
  await page.goto('/nosotros');
  const { button, panel, kind } = parts(page);
  await reach(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(kind('Planes')).toBeInViewport({ ratio: 1 });
  await expect(kind('Tributación').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(kind('Cursos')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await reach(page, kind('Planes'));
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('link', { name: 'Seminarios' }).first()).toBeFocused();

  await reach(page, button);
  await page.keyboard.press('Space');
  const taxes = panel.locator('a[href="/cursos/categoria/tributacion"]');
  await reach(page, taxes);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/cursos/categoria/tributacion');
  await expect(panel).toBeHidden();
});

test('by pointer: a press elsewhere folds it; it stands below the header wherever that is, and within the window', async ({
  page,
}) => {
  for (const [width, height] of [
    [999, 600],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/cursos');
    const { button, panel, kind } = parts(page);
    const bar = page.getByRole('banner').locator('> div').first();
    await expect(page.getByRole('link', { name: 'Crear cuenta' })).toBeVisible();
    for (const down of [0, 60]) {
      await page.evaluate((by) => scrollTo(0, by), down);
      await button.click();
      await expect(kind('Tributación').first()).toBeVisible();
      await comeToRest(page);
      // The header becomes a bar of its own some seconds after the page came, and the menu goes along.
      const gap = async (): Promise<number> => {
        const [box, above] = await Promise.all([panel.boundingBox(), bar.boundingBox()]);
        return Math.abs((box?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
      };
      await expect.poll(gap).toBeLessThanOrEqual(1);
      const box = await panel.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      await kind('Planes').focus();
      await expect(kind('Planes')).toBeInViewport({ ratio: 1 });
      await page.mouse.click(4, height - 10);
      await expect(panel).toBeHidden();
    }
  }
});

test('unfolded before the script has come, it has its categories once that is there', async ({ page }) => {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld) await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  await page.goto('/nosotros', { waitUntil: 'commit' });
  const { button, panel, kind } = parts(page);
  await button.click();
  await expect(kind('Libros')).toBeVisible();
  isHeld = false;
  for (const go of waiting) go();
  await expect(kind('Tributación').first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it unfolds all kinds of products, each a link', async ({ page, problems }) => {
    // The browser names the scripts that it does not run.
    problems.expected(/request failed.*\.js/);
    await page.goto('/');
    const { button, panel, kind } = parts(page);
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel.getByRole('link')).toHaveCount(9);
    await kind('Revistas').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revistas');
  });
});

test('without the network its kinds stay, and the categories come with the next time it is unfolded', async ({
  page,
  problems,
}) => {
  problems.expected(/catalogue-branches|Failed to fetch|ERR_FAILED/);
  let isAway = true;
  await page.route('**/api/v1/catalogue-branches', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto('/nosotros');
  const { button, panel, kind } = parts(page);
  await expect(page.getByRole('link', { name: 'Crear cuenta' })).toBeVisible();
  const asked = page.waitForRequest('**/api/v1/catalogue-branches');
  await button.click();
  await asked;
  await expect(kind('Libros')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  isAway = false;
  await expect(async () => {
    if (await panel.isHidden()) await button.click();
    const seen = await kind('Tributación').first().isVisible();
    if (!seen) await page.keyboard.press('Escape');
    expect(seen).toBe(true);
  }).toPass();
});
