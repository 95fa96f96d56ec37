/** Parts of a page that may wait for somebody to come near: their style sheets say which do (`content-visibility`, as in layout.module.css). */
const parts = 'main section, footer';

/**
 * Gives what lies far below the first screen its place, a part in each quiet moment: all at once they would hold a slow phone for a quarter
 * of a second, and never they would be missing where a page is taken whole, as by whoever makes a picture of it.
 */
export function drawRest(page: Document, whenQuiet: (then: () => void) => void): void {
  const waiting = [...page.querySelectorAll<HTMLElement>(parts)];
  const next = (): void => {
    const part = waiting.shift();
    if (part === undefined || isWhole(page)) {
      drawWhole(page);
      return;
    }
    part.style.contentVisibility = 'visible';
    whenQuiet(next);
  };
  whenQuiet(next);
}

/** Gives every part of this page, and of those that follow in the tab, its place at once: they may be scrolled to where they were left. */
export function drawWhole(page: Document): void {
  page.documentElement.dataset['whole'] = '';
}

function isWhole(page: Document): boolean {
  return page.documentElement.dataset['whole'] !== undefined;
}
