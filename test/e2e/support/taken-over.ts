import type { BrowserContext, Page } from 'playwright/test';

/**
 * Whoever opens an address or loads a page anew goes on when its scripts have taken it over: they come after its first paint, and
 * what is pressed before does what it does without them. A test that says how far it waits waits that far.
 */
export function goOnTakenOver(context: BrowserContext): void {
  const attend = (page: Page): void => {
    const [open, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (address, options) => {
      const answer = await open(address, options);
      if (options?.waitUntil === undefined) await takenOver(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      if (options?.waitUntil === undefined) await takenOver(page);
      return answer;
    };
  };
  context.pages().forEach(attend);
  context.on('page', attend);
}

async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('script[data-entry]') === null ||
      performance.getEntriesByName('taken over', 'mark').length > 0,
  );
}
