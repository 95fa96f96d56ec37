import { get, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from './support/fixtures.ts';
import { arriveWithAccount } from './support/journey.ts';

/** What a first visit brings over the network before the page is quiet, as a browser that reads brotli is sent it. */

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** Bytes as they travel: `fetch` would unpack them. */
function sent(address: string): Promise<Sent> {
  return new Promise((done, fail) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.once('end', () => done({ headers: response.headers, bytes }));
    }).once('error', fail);
  });
}

/** The entry of a page and the modules that it imports: none of them waits for a press or for the page to be quiet. */
function firstScripts(html: string): string[] {
  const [, first = '', entry = '', modules = ''] =
    /<script type="module" src="([^"]+)" data-entry="([^"]+)" data-modules="([^"]+)"/.exec(html) ?? [];
  return [first, entry, ...modules.split(' ')];
}

// Half a kilobyte above what they weighed when this was written: the names of other files, which change with any of them, weigh too.
for (const { path, most } of [
  { path: '/', most: 121_700 },
  { path: '/cursos/derecho-laboral-para-empresas', most: 125_700 },
]) {
  test(`the first scripts of ${path} weigh at most ${most} bytes in brotli, and stay in the cache`, async ({
    school,
  }) => {
    const page = await fetch(school.origin + path);
    expect(page.status).toBe(200);
    const scripts = firstScripts(await page.text());
    const answers = await Promise.all(scripts.map((script) => sent(school.origin + script)));
    expect(answers.length).toBeGreaterThan(2);
    for (const { headers } of answers) expect(headers['cache-control']).toContain('immutable');
    const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
    // The packages alone are more: less would mean that not all was found.
    expect(bytes).toBeGreaterThan(97_000);
    expect(bytes).toBeLessThanOrEqual(most);
  });

  test(`${path} waits for one style sheet; both come compressed`, async ({ school }) => {
    const html = await (await fetch(school.origin + path)).text();
    const { waitedFor, later } = sheetsOf(html);
    expect(waitedFor).toHaveLength(1);
    for (const address of [path, ...waitedFor, later]) {
      expect((await sent(school.origin + address)).headers['content-encoding'], address).toBe('br');
    }
  });
}

test('what the first screens show has its drawings in one small file', async ({ school }) => {
  const files = new Set<string>();
  for (const path of [
    '/',
    '/cursos',
    '/cursos/derecho-laboral-para-empresas',
    '/buscar?q=igv',
    '/carrito',
    '/contacto',
  ]) {
    const drawings = [...(await (await fetch(school.origin + path)).text()).matchAll(/<use href="([^"#]+)#/g)];
    expect(drawings.length, path).toBeGreaterThan(4);
    for (const [, file = ''] of drawings) files.add(file);
  }
  expect([...files]).toEqual([expect.stringContaining('first-icons')]);
  const [only = ''] = files;
  expect((await sent(school.origin + only)).bytes).toBeLessThanOrEqual(1000);
});

/** The style sheets that a page waits for, and the one that its scripts ask for before they run. */
function sheetsOf(html: string): { readonly waitedFor: readonly string[]; readonly later: string } {
  const waitedFor = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  return { waitedFor, later: / data-styles="([^"]+)"/.exec(html)?.[1] ?? '' };
}

// What a network that has just been asked sends at once, ten packets, less what comes before each file.
const mostAtOnce = 14_150;

test('lists, searches and products of each kind wait for one style sheet, others for two; what styles show is there', async ({
  school,
}) => {
  const sheetsAt = async (path: string) => sheetsOf(await (await fetch(school.origin + path)).text());
  for (const path of [
    '/cursos',
    '/seminarios/categoria/tributacion',
    '/contenidos/libros',
    '/talleres/redaccion-de-contratos-paso-a-paso',
    '/diplomados/diplomado-en-gestion-laboral',
  ])
    expect((await sheetsAt(path)).waitedFor, path).toHaveLength(1);
  const { waitedFor, later } = await sheetsAt('/nosotros');
  expect([waitedFor.length, later]).toEqual([2, '']);
  const { waitedFor: own } = await sheetsAt('/main');
  expect(own.slice(0, 2)).toEqual(waitedFor);
  expect(own).toHaveLength(3);
  expect((await sent(school.origin + own[0])).bytes).toBeLessThanOrEqual(mostAtOnce);
  const styles = await Promise.all(own.map(async (each) => (await fetch(school.origin + each)).text()));
  const shown = new Set(styles.flatMap((sheet) => [...sheet.matchAll(/url\(([^)]+)\)/g)].map(([, url = '']) => url)));
  expect(shown.size).toBeGreaterThan(3);
  for (const url of shown) expect((await fetch(new URL(url, school.origin))).status, url).toBe(200);
});

test('no script runs before the styles of what it shows are there; where they do not come, the page can be used', async ({
  page,
  problems,
}) => {
  problems.expected(/rest-/);
  const isTakenOver = () => page.evaluate(() => performance.getEntriesByName('taken over', 'mark').length > 0);
  for (const comes of [true, false]) {
    let goOn = (): void => undefined;
    const isAsked = new Promise<void>((then) => {
      void page.route('**/assets/rest-*.css', async (route) => {
        await new Promise<void>((resolve) => {
          goOn = resolve;
          then();
        });
        await (comes ? route.continue() : route.abort());
      });
    });
    await page.goto('/cursos', { waitUntil: 'commit' });
    await isAsked;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/main-.*\.js$/.test(name)).length > 0,
    );
    expect(await isTakenOver()).toBe(false);
    goOn();
    await expect.poll(isTakenOver).toBe(true);
  }
});

for (const { path, most } of [
  { path: '/', most: 136_800 },
  { path: '/cursos/derecho-laboral-para-empresas', most: 141_400 },
]) {
  test(`all scripts of a first visit to ${path}, until nothing more is asked for, weigh at most ${most} bytes in brotli, its typefaces 27,000`, async ({
    page,
    school,
  }) => {
    const asked = new Set<string>();
    const typefaces = new Set<string>();
    const drawings = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('-icons-')) drawings.add(pathname);
      if (pathname.endsWith('.js')) asked.add(pathname);
      if (pathname.endsWith('.woff2')) typefaces.add(pathname);
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // What waits for a browser with nothing to do has begun by now.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    await page.waitForLoadState('networkidle');
    expect([...asked].some((each) => each.includes('late'))).toBe(true);
    // Those that no first screen shows come as well: one says that the network is gone.
    await expect.poll(() => drawings.size).toBe(2);
    const weightOf = async (files: ReadonlySet<string>) => {
      const answers = await Promise.all([...files].map((each) => sent(school.origin + each)));
      return answers.reduce((sum, { bytes }) => sum + bytes, 0);
    };
    expect(await weightOf(asked)).toBeLessThanOrEqual(most);
    // Of each the part that is cut to the signs of Spanish, and no other.
    expect(typefaces.size).toBe(2);
    expect(await weightOf(typefaces)).toBeLessThanOrEqual(27_000);
    for (const each of typefaces) expect((await sent(school.origin + each)).bytes).toBeLessThanOrEqual(mostAtOnce);
    const { painted, patient, first } = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType('resource')
        .filter((each) => each instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'));
      const isFirst = ({ name }: PerformanceResourceTiming) => name.includes('after-first-paint');
      return {
        painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        // On a machine that paints later than this they come all the same.
        patient: (scripts.find(isFirst)?.responseEnd ?? Infinity) + 1000,
        first: Math.min(...scripts.filter((each) => !isFirst(each)).map(({ startTime }) => startTime)),
      };
    });
    const begins = Math.min(painted, patient);
    expect(first, 'when the scripts begin, in milliseconds').toBeGreaterThanOrEqual(begins);
  });
}

test('scripts wait for the first screen, but not for pictures that do not come, nor where somebody presses already', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (/\/assets\/(?!after-first-paint).*\.js$/.test(request.url())) asked += 1;
  });
  await page.route('**/portadas/**', () => new Promise<void>(() => undefined));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  for (const goOn of [() => page.keyboard.press('Shift'), () => page.clock.runFor(1000)]) {
    // The page before asks on until it has gone.
    await page.goto('about:blank');
    asked = 0;
    await page.goto('/cursos/derecho-laboral-para-empresas', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked).toBe(0);
    // Pressed until somebody listens.
    await expect
      .poll(async () => {
        await goOn();
        return asked;
      })
      .toBeGreaterThan(2);
  }
});

test('before a page is quiet it asks for no other scripts', async ({ page, school }) => {
  const listed = firstScripts(await (await fetch(`${school.origin}/`)).text());
  const asked: string[] = [];
  // The first thing fetched after React has taken the page over is what all else waits for: it never comes here.
  await page.route('**/assets/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    await (listed.includes(pathname) ? route.continue() : new Promise<void>(() => undefined));
  });
  await page.goto('/');
  await expect.poll(() => asked.some((each) => each.includes('late'))).toBe(true);
  const late = asked.findIndex((each) => !listed.includes(each));
  expect(new Set(asked.slice(0, late))).toEqual(new Set(listed));
});

test("one's own pages bring their style sheet, which no first visit fetches; where it has gone with an older version the page is loaded anew", async ({
  page,
  school,
  problems,
}) => {
  problems.expected(/own-/);
  // A page that the server draws, and one of which it sends the shell: one's own pages are opened from both.
  for (const path of ['/nosotros', '/set-product/igv-paso-a-paso'])
    expect(await (await fetch(school.origin + path)).text(), path).toContain('data-own-styles="/assets/own-');
  await arriveWithAccount(page, school, '/nosotros');
  const bytes = async () => {
    const sheets = await page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => href ?? []));
    return Promise.all(sheets.map(async (sheet) => (await sent(sheet)).bytes));
  };
  expect(await bytes()).toHaveLength(2);
  const goTo = async (name: string) => {
    await page.getByRole('button', { name: /^Tu cuenta/ }).click();
    await page.getByRole('menuitem', { name }).or(page.getByRole('link', { name })).first().click();
  };
  let isGone = true;
  await page.route('**/assets/own-*.css', (route) => {
    const answer = isGone ? route.abort() : route.continue();
    isGone = false;
    return answer;
  });
  const reloaded = page.waitForEvent('load');
  await goTo('Sesiones abiertas');
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sesiones abiertas');
  expect(await bytes()).toHaveLength(3);

  await page.goto('/nosotros');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await goTo('Sesiones abiertas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sesiones abiertas');
  expect(await bytes()).toHaveLength(3);
  await expect(page.locator('html[data-same-document]')).toBeAttached();
});

test('of the first page of a tab what is far below is placed once the browser is quiet; where a page may be come back to, all at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const isPlaced = () => document.querySelector('footer a')?.checkVisibility({ contentVisibilityAuto: true });
    const seen = { isPlaced, wasPlaced: undefined as unknown };
    Object.assign(window, { seen });
    // With the first frame parts are left out; the scripts that place them come after it.
    const look = () => requestAnimationFrame(() => requestAnimationFrame(() => (seen.wasPlaced = isPlaced())));
    document.addEventListener('DOMContentLoaded', look);
  });
  const placed = () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: { wasPlaced: boolean; isPlaced: () => boolean } };
      return [seen.wasPlaced, seen.isPlaced()];
    });
  await page.goto('/');
  await expect(page.locator('html[data-whole]')).toBeAttached();
  expect(await placed()).toEqual([false, true]);
  await page.goto('/cursos');
  expect(await placed()).toEqual([true, true]);
});

test('who comes by a leap to what is far below finds it still there once the rest has its place', async ({ page }) => {
  await page.goto('/cursos/igv-paso-a-paso');
  const button = page.getByRole('button', { name: 'Agregar los 2 al carrito' });
  const top = () => button.evaluate((shown) => Math.round(shown.getBoundingClientRect().top));
  const before = await button.evaluate((shown) => {
    shown.scrollIntoView({ block: 'center' });
    return Math.round(shown.getBoundingClientRect().top);
  });
  await expect(page.locator('html[data-whole]')).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
});

test('a file that has gone with an older version: the page is loaded anew, at its own address', async ({
  page,
  problems,
}) => {
  problems.expected(/list-page/);
  // Nothing is fetched ahead for who saves data: the file is first asked for by the press.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  let isGone = true;
  await page.route('**/assets/list-page-*.js', (route) => {
    const answer = isGone ? route.abort() : route.continue();
    isGone = false;
    return answer;
  });
  await page.goto('/');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Cursos', exact: true }).first().click();
  await reloaded;
  await expect(page).toHaveURL(/\/cursos$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos');
});
