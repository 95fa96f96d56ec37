import type { Page } from 'playwright/test';

/** Waits until nothing on the page moves: a text half shown has half its contrast. What moves for ever is not waited for. */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(passing.map(({ finished }) => finished)).then(() => null);
  });
}
