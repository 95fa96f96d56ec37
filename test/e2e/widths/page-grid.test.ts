import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAt } from '../support/sign-in.ts';
import { pages } from './pages.ts';

/** The grid that all pages share: where it begins, how wide it grows, how many covers stand in a row of it. */

/** Where the school's name begins, and where the page below it does. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const left = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? -1);
    const shown = [...document.querySelectorAll('main :is(h1, h2, p, img)')].filter((each) => each.checkVisibility());
    return { name: left(document.querySelector('header a[href="/"]')), page: Math.min(...shown.map(left)) };
  });

for (const width of [1366, 1920]) {
  test(`every page begins at the left edge of the header at ${width} px`, async ({ page, problems }) => {
    problems.expected(/404/);
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      // Pages that the browser draws come after a shell.
      await expect(page.getByRole('link', { name: 'Escuela, inicio' }).first(), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      const { name, page: begins } = await edges(page);
      expect.soft(begins, path).toBe(name);
    }
  });
}

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
  for (const [width, courses, books, wide] of [
    [1366, 4, 5, 1240],
    [1600, 5, 6, 1440],
    [1920, 5, 6, 1440],
  ] as const) {
    // A scrollbar is no part of the window that a query asks about.
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/cursos');
    expect(await firstRow(page), `courses at ${width}`).toEqual({ covers: courses, width: wide });
    await page.goto('/contenidos/libros');
    expect((await firstRow(page)).covers, `books at ${width}`).toBe(books);
  }
});

test('the student’s area has the width that its menu leaves, to 1440 px', async ({ page, school }) => {
  await signInAt(page, school, '/main', demoAccounts.student);
  for (const [width, most] of [
    [1920, 1440],
    [1600, 1185],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/main/mis-contenidos');
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    const wide = await heading.evaluate((each) => each.closest('section')?.getBoundingClientRect().width ?? 0);
    expect(Math.round(wide), `at ${width}`).toBe(most);
  }
});
