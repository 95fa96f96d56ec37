import { expect, expectAccessible, test } from './support/fixtures.ts';

/** Proofs that the harness bites: what a journey must not have is planted, and has to be seen. */
test.describe('the harness', () => {
  test('sees errors of the console, exceptions, failed requests and refused answers', async ({ page, problems }) => {
    await page.route('**/planted/**', (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path.endsWith('/gone')) return route.fulfill({ status: 410, body: '' });
      if (path.endsWith('/cut')) return route.abort('connectionreset');
      const script = `console.error('planted error'); fetch('/planted/gone'); fetch('/planted/cut').catch(() => {});
        setTimeout(() => { throw new Error('planted exception'); });`;
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>x</title><script>${script}</script>`,
      });
    });
    await page.goto('/planted/page');
    await expect.poll(() => problems.seen.length).toBe(4);
    const seen = problems.seen.splice(0).join('\n');
    expect(seen).toContain('planted error');
    expect(seen).toContain('planted exception');
    expect(seen).toContain('answer 410: GET');
    expect(seen).toContain('request failed: GET');
  });

  test('sees a page that the browser draws otherwise than the server', async ({ page, problems }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, '$1Planted');
      return route.fulfill({ response, body: html });
    });
    await page.goto('/');
    await expect.poll(() => problems.seen.length).toBeGreaterThan(0);
    expect(problems.seen.splice(0).join('\n')).toMatch(/React error #4\d\d|hydrat/i);
  });

  test('lets pass what a test provokes on purpose, and nothing else', async ({ page, problems }) => {
    problems.expected(/^answer 404: GET .*\/api\/v1\/no-such-thing$/);
    await page.goto('/api/v1/no-such-thing');
    expect(problems.seen).toEqual([]);
    await page.goto('/api/v1/nothing-either');
    expect(problems.seen.splice(0)).toHaveLength(1);
  });

  test('finds a violation of accessibility under the school’s own content security policy', async ({
    page,
    problems,
  }) => {
    problems.expected(/^answer 404/);
    await page.goto('/api/v1/no-such-thing');
    await page.evaluate(() => document.body.append(document.createElement('img')));
    await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  });

  test('holds every text against what it stands on, though texts that are drawn alike are compared once', async ({
    page,
  }) => {
    const show = (...texts: readonly string[]): Promise<void> =>
      page.setContent(
        `<html lang="es"><title>x</title><style>.dark { background: #333 }</style><main><h1>x</h1>${texts.join('')}</main>`,
      );
    await show('<p style="color: #666">uno</p>', '<div><p style="color: #666">uno</p></div>');
    await expectAccessible(page);
    await show('<p style="color: #666">uno</p>', '<p style="color: #999">dos</p>');
    for (const _ of ['found', 'found again']) await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
    await show('<div class="dark"><p style="color: #666">uno</p></div>');
    await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
    await show('<p style="color: #666">uno</p>');
    await page.addStyleTag({ content: 'p:nth-of-type(1) { color: #aaa !important }' });
    await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
  });

  test('kills the server and brings it back with its data', async ({ request, school }) => {
    const healthy = async (): Promise<boolean> => {
      const answer = await request.get(`${school.origin}/api/v1/health`).catch(() => null);
      return answer?.ok() === true;
    };
    expect(await healthy()).toBe(true);
    await school.kill();
    expect(await healthy()).toBe(false);
    await school.restart();
    expect(await healthy()).toBe(true);
  });
});
