import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';
import type { Look } from './walk.ts';

/** The grid that all pages share: how wide it grows, and how many covers stand in a row of it. */
const rows: Readonly<Record<number, { readonly courses: number; readonly books: number; readonly wide: number }>> = {
  1366: { courses: 4, books: 5, wide: 1240 },
  1600: { courses: 5, books: 6, wide: 1440 },
  1920: { courses: 5, books: 6, wide: 1440 },
};
const widths = Object.keys(rows).map(Number);

/** From 1600 px the page has 1440 px and five covers a row. */
export const gridOfCourses: Look = {
  widths,
  async at(page, width) {
    const { courses: covers, wide } = rows[width] ?? {};
    expect(await firstRow(page), `the first row of ${page.url()} at ${width} px`).toEqual({ covers, width: wide });
  },
};

/** Six books a row. */
export const gridOfBooks: Look = {
  widths,
  async at(page, width) {
    expect((await firstRow(page)).covers, `the first row of ${page.url()} at ${width} px`).toBe(rows[width]?.books);
  },
};

/** The front page has told of some books already: however many are left for its shelf, they fill it from edge to edge. */
export const fullShelf: Look = {
  widths: [1366, 1920],
  async at(page, width) {
    const shelf = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Libros y revistas' }) });
    const free = await shelf.evaluate((part) => {
      const shown = [...part.querySelectorAll('article')].map((each) => each.getBoundingClientRect());
      const last = shown.filter(({ width, top }) => width > 0 && top === shown[0]?.top).at(-1);
      return Math.round(part.getBoundingClientRect().right - (last?.right ?? 0));
    });
    expect(free, `what is left bare of the shelf at ${width} px`).toBe(0);
  },
};

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
