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

for (const [path, width] of [
  ['/', 390],
  ['/cursos', 1366],
  ['/cursos/derecho-laboral-para-empresas', 390],
  ['/cursos/derecho-laboral-para-empresas', 1366],
  ['/reclamaciones', 390],
] as const) {
  test(`${path} at ${width} px looks before its style sheet has come as it does afterwards`, async ({
    page,
    problems,
  }) => {
    problems.expected(/\.js \(csp\)$/);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let send: () => void = () => undefined;
    const sending = new Promise<void>((done) => (send = done));
    await page.route('**/*', async (route) => {
      const type = route.request().resourceType();
      // A picture that comes in between has its own proportion, by a hair.
      if (type === 'image') return;
      if (type === 'stylesheet') await sending;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('link[rel=stylesheet]').waitFor({ state: 'attached' });
    const before = await look(page);
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
    send();
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    const after = await look(page);
    expect(after.length).toBe(before.length);
    expect(differences(before, after)).toEqual([]);
  });
}
