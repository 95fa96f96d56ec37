import type { Page } from 'playwright/test';
import { expect, expectAccessible } from './fixtures.ts';
import type { Look } from './walk.ts';

/**
 * A class, an exam and a book are places of their own: one way back, help in the bar, no menu, nothing that floats, nothing wider
 * than the window. @param back where the way out leads.
 */
export function placeOfFocus(back: string): Look {
  return {
    widths: [320, 390, 768, 1366],
    judges: true,
    async at(page, width) {
      const where = `${page.url()} at ${width} px`;
      await expectAccessible(page);
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link'), where).toHaveCount(1);
      await expect(bar.getByRole('link'), where).toHaveAttribute('href', back);
      const help = bar.getByRole('button', { name: '¿Tienes problemas?' });
      await expect(help, where).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('navigation', { name: 'Tu área' }), where).toHaveCount(0);
      await expect(page.getByRole('contentinfo'), where).toHaveCount(0);
      expect(await floating(page), `what floats on ${where}`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `the width of ${where}`).toBeLessThanOrEqual(width);
    },
  };
}

function floating(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body :is(a, button, aside, dialog, :has(a, button))')]
      .filter((each) => getComputedStyle(each).position === 'fixed' && each.checkVisibility())
      .map((each) => each.outerHTML.slice(0, 120)),
  );
}
