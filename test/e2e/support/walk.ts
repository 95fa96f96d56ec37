import type { Page } from 'playwright/test';
import { expect, expectAccessible, withoutContrast } from './fixtures.ts';

/** Widths of look.md below the one that the browser has. The narrowest is for what overflows. */
const narrower = [768, 390, 320];
/** The width of a phone, where another layout stands, is judged for accessibility as well. */
const phone = 390;

/**
 * Opens a page as a visitor does: its status, a title of its own, one heading of the first level, nothing wider than the screen
 * at any width, nothing that axe finds. Errors of the console and failed requests are the fixture's to find.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 1366, height: 768 };
  const answer = await page.goto(path);
  expect(answer?.status(), `status of ${path}`).toBe(200);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, `the heading of ${path}`).toHaveCount(1);
  await expect(heading, `the heading of ${path}`).toHaveText(/\S/);
  await expect(page, `the title of ${path}`).toHaveTitle(/\S.* (?:·|\||–|-) Escuela|^Escuela/);
  await expectToFit(page);
  await expectAccessible(page);
  for (const width of narrower.filter((each) => each < size.width)) {
    await page.setViewportSize({ width, height: size.height });
    await expectToFit(page);
    // The frame around pages is the same on a phone: the front page tells of it.
    if (width !== phone) continue;
    if (path === '/') await expectAccessible(page);
    else await expectAccessible(page, withoutContrast, 'main');
  }
  await page.setViewportSize(size);
}

/** Nothing on the page is wider than the screen; the rest of a walk goes on when something is. */
export async function expectToFit(page: Page): Promise<void> {
  // Until the school's own letters are there, narrower ones stand for them.
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.soft
    .poll(overflow, { message: `${page.url()} is wider than ${page.viewportSize()?.width} px` })
    .toBeLessThanOrEqual(0);
}
