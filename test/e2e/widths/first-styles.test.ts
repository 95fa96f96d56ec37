import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ javaScriptEnabled: false });

/** What is seen of each element, and of what stands before and after its content: its name, then facts of it. */
function look(page: Page): Promise<readonly (readonly string[])[]> {
  return page.evaluate(async () => {
    // A typeface is asked for once something is laid out with it.
    do document.body.getBoundingClientRect();
    while (await document.fonts.ready.then(({ status }) => status === 'loading'));
    const styleOf = (element: Element, pseudo?: string): readonly string[] => {
      const style = getComputedStyle(element, pseudo);
      // Most have nothing there.
      if (pseudo !== undefined && style.content === 'none') return [];
      return [...style].map((name) => `${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`);
    };
    return [...document.querySelectorAll('body, body :not(script, link)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const styles = [undefined, '::before', '::after'].flatMap((pseudo) => styleOf(element, pseudo));
      return [`${element.tagName} ${element.className}`, `at ${x}, ${y}, ${width} by ${height}`, ...styles];
    });
  });
}

/** The first of what is otherwise afterwards, in few words. */
function differences(before: readonly (readonly string[])[], after: readonly (readonly string[])[]): readonly string[] {
  const found = after.flatMap(([name = '', ...facts], place) =>
    facts.flatMap((fact, at) => {
      const was = before[place]?.[at + 1];
      return fact === was ? [] : [`${name}: ${was ?? 'nothing'} > ${fact}`];
    }),
  );
  return found.slice(0, 8);
}

for (const path of ['/', '/cursos', '/cursos/derecho-laboral-para-empresas', '/reclamaciones']) {
  test(`${path} looks before its style sheet has come as it does afterwards`, async ({ page, problems }) => {
    problems.expected(/\.js \(csp\)$/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let send: () => void = () => undefined;
    const sending = new Promise<void>((done) => (send = done));
    await page.route(/\.css$/, async (route) => {
      await sending;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' });
    const widths = [390, 1366];
    const before: Awaited<ReturnType<typeof look>>[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      before.push(await look(page));
    }
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    const sheet = page.waitForResponse(/\.css$/);
    send();
    await (await sheet).finished();
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    for (const [place, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 900 });
      expect(differences(before[place] ?? [], await look(page))).toEqual([]);
    }
  });
}
