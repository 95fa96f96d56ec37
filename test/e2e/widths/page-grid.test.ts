import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAt } from '../support/sign-in.ts';

/** The grid that all pages share: how wide it grows, how many covers stand in a row of it. Where it begins: every-page.test.ts. */

/** Covers of the first row of the first grid of a page, and the width that they share. */
const firstRow = (page: Page) =>
  page
    .getByRole('main')
    .locator('article')
    .evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect());
      const row = boxes.filter(({ top }) => top === boxes[0]?.top);
      return { covers: row.length, width: Math.round((row.at(-1)?.right ?? 0) - (row[0]?.left ?? 0)) };
    });

test('from 1600 px the page has 1440 px: five covers a row, six books', async ({ page }) => {
  const grids = [
    { width: 1366, courses: 4, books: 5, wide: 1240 },
    { width: 1600, courses: 5, books: 6, wide: 1440 },
    { width: 1920, courses: 5, books: 6, wide: 1440 },
  ] as const;
  await page.goto('/cursos');
  for (const { width, courses, wide } of grids) {
    // A scrollbar is no part of the window that a query asks about.
    await page.setViewportSize({ width, height: 900 });
    expect(await firstRow(page), `courses at ${width}`).toEqual({ covers: courses, width: wide });
  }
  await page.goto('/contenidos/libros');
  for (const { width, books } of grids) {
    await page.setViewportSize({ width, height: 900 });
    expect((await firstRow(page)).covers, `books at ${width}`).toBe(books);
  }
});

test('the student’s area has the width that its menu leaves, to 1440 px', async ({ page, school }) => {
  await signInAt(page, school, '/main/mis-contenidos', demoAccounts.student);
  for (const [width, most] of [
    [1920, 1440],
    [1600, 1185],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    const wide = await heading.evaluate((each) => each.closest('section')?.getBoundingClientRect().width ?? 0);
    expect(Math.round(wide), `at ${width}`).toBe(most);
  }
});
