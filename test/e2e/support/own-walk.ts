import type { Page } from 'playwright/test';
import { expect, expectAccessible, onPhoneToo } from './fixtures.ts';
import { expectToFit, expectToFitWithLargeText, type Look, lookAtOtherWidths, lookFurther, setWidth } from './walk.ts';

/** An address, and what the person who walks there must find. */
export interface Stop {
  readonly path: string;
  /** The heading of the right page, or of the right refusal. The shell that stands there before has another. */
  readonly heading: string;
  /** Where the address leads on to, without its query; else it stays. */
  readonly leadsTo?: string;
  /** What else the page says. */
  readonly says?: string;
  /** What is looked at besides, at which widths. */
  readonly also?: readonly Look[];
}

/** Widths of look.md, in pixels; accessibility is judged at the two whose layouts differ. */
const widths = [
  { width: 1366, isJudged: true },
  { width: 768, isJudged: false },
  { width: 390, isJudged: true },
];
const phone = 390;

/**
 * Opens each address as a person does who types it: the right page, and at every width nothing wider than the screen, on a phone
 * with text of 200 % neither, and nothing that axe finds. Goes on after a stop that is wrong, so that one walk tells everything.
 */
export async function walk(page: Page, stops: readonly Stop[]): Promise<void> {
  const size = page.viewportSize();
  for (const stop of stops) {
    if (!(await arrive(page, stop))) continue;
    expect.soft(await largerThanHeading(page), `what is as large as the heading of ${stop.path}`).toEqual([]);
    const looks = stop.also ?? [];
    const isJudgedApart = looks.some(({ judges }) => judges);
    for (const { width, isJudged } of widths) {
      await setWidth(page, width);
      await expectToFit(page);
      await lookFurther(page, looks, width);
      if (!isJudged || isJudgedApart) continue;
      // On a phone the frame around a page is the same for all of a walk: its first page tells of it.
      if (width === phone && stop !== stops[0]) await expectAccessible(page, onPhoneToo);
      else await expectAccessible(page);
    }
    await expectToFitWithLargeText(page, [phone]);
    await lookAtOtherWidths(
      page,
      looks,
      widths.map(({ width }) => width),
    );
    if (size !== null) await page.setViewportSize(size);
  }
}

/** The second headings that are as large as the page's first, or larger. */
function largerThanHeading(page: Page): Promise<readonly (string | null)[]> {
  return page.locator('main').evaluate((main) => {
    const size = (heading: Element | null): number =>
      heading === null ? 0 : Number.parseFloat(getComputedStyle(heading).fontSize);
    const first = size(main.querySelector('h1'));
    return [...main.querySelectorAll('h2')].filter((each) => size(each) >= first).map((each) => each.textContent);
  });
}

/** The same for addresses whose screen another stop has judged: only whether the right page is there. */
export async function glance(page: Page, stops: readonly Stop[]): Promise<void> {
  for (const stop of stops) await arrive(page, stop);
}

/** The same on a phone with text of 200 %, for what is looked at otherwise at other places. */
export async function glanceOnPhone(page: Page, stops: readonly Stop[]): Promise<void> {
  await setWidth(page, phone);
  for (const stop of stops) if (await arrive(page, stop)) await expectToFitWithLargeText(page, [phone]);
}

async function arrive(page: Page, { path, heading, leadsTo, says }: Stop): Promise<boolean> {
  const answer = await page.goto(path);
  expect.soft(answer?.status(), `status of ${path}`).toBe(200);
  const shown = page.getByRole('heading', { level: 1, name: heading });
  await expect.soft(shown, `the heading of ${path}`).toBeVisible();
  if (!(await shown.isVisible())) return false;
  await expect.soft(page.getByRole('heading', { level: 1 }), `headings of ${path}`).toHaveCount(1);
  await expect.soft(page, `the title of ${path}`).toHaveTitle(/\S.* [|·–-] Escuela$/);
  const { pathname } = new URL(leadsTo ?? path, page.url());
  await expect.soft.poll(() => new URL(page.url()).pathname, { message: `where ${path} leads` }).toBe(pathname);
  if (says !== undefined) await expect.soft(page.getByText(says).first(), `what ${path} says`).toBeVisible();
  return true;
}
