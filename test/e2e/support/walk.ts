import type { Page } from 'playwright/test';
import { debuggerOf } from './debugger.ts';
import { expect, expectAccessible, onPhoneToo } from './fixtures.ts';

/** What is looked at on one page besides what is on every one, and at which widths of the window, in pixels. */
export interface Look {
  readonly widths: readonly number[];
  /** Whether it judges accessibility at all of them itself. */
  readonly judges?: boolean;
  at(page: Page, width: number): Promise<void>;
}

/** Widths of look.md, in pixels. The narrowest is for what overflows, the widest for where a page begins. */
const desk = 1366;
const wide = 1920;
const phone = 390;
const narrow = [768, 320];

/** Whoever reads with letters twice as large does so at a desk and on a phone. */
const largeText = { pixels: 32, widths: [desk, phone] };
/** What browsers begin with. */
const usualText = 16;

/**
 * Opens a page as a visitor does: its status, a title of its own, one heading of the first level, nothing wider than the screen
 * at any width or with text of 200 %, the left edge that all pages share, nothing that axe finds. Errors of the console and failed
 * requests are the fixture's to find. Loading a page costs more than looking at it: it is loaded once, and then made wider and
 * narrower.
 */
export async function visit(page: Page, path: string, looks: readonly Look[] = [], status = 200): Promise<void> {
  await setWidth(page, desk);
  const answer = await page.goto(path);
  expect(answer?.status(), `status of ${path}`).toBe(status);
  // Pages that the browser draws come after a shell.
  await expect(page.getByRole('link', { name: 'Escuela, inicio' }).first(), `the frame of ${path}`).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, `the heading of ${path}`).toHaveCount(1);
  await expect(heading, `the heading of ${path}`).toHaveText(/\S/);
  await expect(page, `the title of ${path}`).toHaveTitle(/\S.* (?:·|\||–|-) Escuela|^Escuela/);
  await expectToFit(page);
  await expectAccessible(page);
  await expectLeftEdge(page);
  await lookFurther(page, looks, desk);
  await expectToFitWithLargeText(page);
  await expectToFit(page);
  // The frame around pages is the same on a phone: the front page tells of it.
  if (path === '/') await expectAccessible(page);
  else await expectAccessible(page, onPhoneToo);
  await lookFurther(page, looks, phone);
  for (const width of narrow) {
    await setWidth(page, width);
    await expectToFit(page);
  }
  await setWidth(page, wide);
  await expectLeftEdge(page);
  await lookFurther(page, looks, wide);
  await lookAtOtherWidths(page, looks, [desk, phone, wide]);
}

/** What is looked at besides at the width that the window has. */
export async function lookFurther(page: Page, looks: readonly Look[], width: number): Promise<void> {
  for (const look of looks) if (look.widths.includes(width)) await look.at(page, width);
}

/** The same at the widths that a walk has not been at. */
export async function lookAtOtherWidths(page: Page, looks: readonly Look[], seen: readonly number[]): Promise<void> {
  for (const width of new Set(looks.flatMap(({ widths }) => widths))) {
    if (seen.includes(width)) continue;
    await setWidth(page, width);
    await lookFurther(page, looks, width);
  }
}

/** Nothing on the page is wider than the screen; the rest of a walk goes on when something is. */
export async function expectToFit(page: Page, how = ''): Promise<void> {
  // Until the school's own letters are there, narrower ones stand for them.
  const overflow = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  await expect.soft
    .poll(overflow, { message: `${page.url()} is wider than ${page.viewportSize()?.width} px${how}` })
    .toBeLessThanOrEqual(0);
}

/** The same with text of 200 %; ends with the usual text at the last of the widths. */
export async function expectToFitWithLargeText(
  page: Page,
  widths: readonly number[] = largeText.widths,
): Promise<void> {
  await setText(page, largeText.pixels);
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) await setWidth(page, width);
    await expectToFit(page, ' with text of 200 %');
    expect
      .soft(await squeezedWords(page), `words of ${page.url()} that stand in a column of letters at ${width} px`)
      .toEqual([]);
  }
  await setText(page, usualText);
}

/**
 * Words that part over three lines or more: what they stand in has no room for them. Addresses are no words. Waits for a frame of
 * the page: until then a page that became narrower is asked of with the breakpoints of its former width.
 */
function squeezedWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const range = document.createRange();
    const partsOverThreeLines = (): boolean => {
      const parts = range.getClientRects();
      return parts.length > 2 && new Set([...parts].map(({ top }) => Math.round(top))).size > 2;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const squeezed: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      range.selectNodeContents(node);
      if (!partsOverThreeLines()) continue;
      // What is there for ears, or for nobody, has no room to be seen in.
      let room = node.parentElement;
      while (room !== null && room.getBoundingClientRect().width > 1) room = room.parentElement;
      if (room !== null || node.parentElement?.checkVisibility() !== true) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (partsOverThreeLines()) squeezed.push(word);
      }
    }
    return squeezed;
  });
}

/** As the browser's own settings do it: what is measured in rem or em follows, breakpoints too. */
async function setText(page: Page, size: number): Promise<void> {
  const session = await debuggerOf(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
  // A page may begin with letters a little larger than the browser's own, as the simulated gateway does.
  const times = () =>
    page.evaluate((own) => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / own, size);
  await expect.poll(async () => Math.round(await times())).toBe(1);
}

/** The page below the header begins where the school's name does. */
async function expectLeftEdge(page: Page): Promise<void> {
  const { name, begins } = await page.evaluate(() => {
    const left = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? -1);
    const shown = [...document.querySelectorAll('main :is(h1, h2, p, img)')].filter((each) => each.checkVisibility());
    return { name: left(document.querySelector('header a[href="/"]')), begins: Math.min(...shown.map(left)) };
  });
  expect.soft(begins, `the left edge of ${page.url()} at ${page.viewportSize()?.width} px`).toBe(name);
}

/** A phone is high. */
export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width === phone ? 844 : 768 });
}
