import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect, test } from './support/fixtures.ts';
import { firstView, firstViewed } from './support/first-view.ts';
import { fullShelf, gridOfBooks, gridOfCourses } from './support/page-grid.ts';
import { type Look, visit } from './support/walk.ts';

// Pages are judged at rest; what moves on its way there is drawn sixty times a second for nobody.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One address of each kind that the sitemap names: products and categories. */
async function oneOfEach(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '/');
  const kinds = [
    /^\/seminarios\/(?!categoria)[^/]+$/,
    /^\/cursos\/(?!categoria)[^/]+$/,
    /^\/talleres\/(?!categoria)[^/]+$/,
    /^\/cursos-especializados\/[^/]+$/,
    /^\/diplomados\/[^/]+$/,
    ...['seminarios', 'cursos', 'talleres'].map((list) => new RegExp(`^/${list}/categoria/[^/]+$`)),
    ...['libros', 'revistas', 'consultorias', 'planes'].map((type) => new RegExp(`^/contenidos/${type}/[^/]+$`)),
  ];
  return kinds.map((kind) => {
    const path = paths.find((each) => kind.test(each));
    expect(path, `the sitemap has a page like ${kind.source}`).toBeDefined();
    return path ?? '/';
  });
}

const contents = ['libros', 'revistas', 'consultorias', 'planes', 'diplomados', 'cursos-especializados'];

/** ROUTE-1…17 that anyone may open; those of one’s own are in own-pages.test.ts. */
const lists: readonly string[] = [
  '/',
  '/seminarios',
  '/cursos',
  '/talleres',
  '/consultorias',
  '/empresas',
  '/pro',
  ...contents.map((type) => `/contenidos/${type}`),
  '/seminarios?orden=precio',
  '/buscar?q=igv',
  '/libreria-el-umbral',
  '/libreria-el-umbral/seminarios',
];
const others: readonly string[] = [
  '/carrito',
  '/verificacion',
  '/nosotros',
  '/docentes/jorge-salas',
  '/novedades',
  '/politicas-privacidad',
  '/terminos-condiciones',
  '/contacto',
  '/ayuda',
  '/reclamaciones',
  '/unete',
  '/unete/afiliados',
  '/unete/creadores',
  '/reset-password',
  '/lectura',
];
/** Drawn in the browser only, from what a letter's link carries: without script they ask for it. */
const withScript: readonly string[] = ['/registro-invitado', '/recuperar'];
const notThere = '/cursos/nada';
/** Products that say more than the first of their kind: a seminar of the past, one to come, a plan with seats. */
const products: readonly string[] = [
  '/seminarios/despido-y-debido-procedimiento',
  '/seminarios/cierre-contable-sin-desvelos',
  ...firstViewed,
  '/contenidos/planes/plan-pro-juridico',
  '/contenidos/planes/pack-biblioteca',
];

/** What is left of a seller’s code comes when the page stands; what follows is seen with it. */
const sellersCode: Look = {
  widths: [1366],
  at: (page) => expect(page.getByRole('main').getByRole('timer')).toBeVisible(),
};

/** What is looked at on some of them besides. */
const looks: Readonly<Record<string, readonly Look[]>> = {
  '/cursos': [gridOfCourses],
  '/contenidos/libros': [gridOfBooks],
  '/libreria-el-umbral': [sellersCode],
  ...Object.fromEntries(firstViewed.map((path) => [path, [firstView]])),
  '/': [fullShelf],
};

// Several tests, so that none is long and those of another file run beside them.
test.describe('stands at every width, with text of 200 % and on the grid of all pages:', () => {
  test.describe.configure({ mode: 'parallel', timeout: 600_000 });
  const walk = async (page: Page, paths: Iterable<string>): Promise<void> => {
    for (const path of paths) await visit(page, path, looks[path], path === notThere ? 404 : 200);
  };
  test('lists and storefronts', ({ page }) => walk(page, lists));
  test('pages of the school', async ({ page, problems }) => {
    problems.expected(new RegExp(`^answer 404: GET .*${notThere}$`));
    await walk(page, [...others, ...withScript, notThere]);
  });
  test('products of every kind', async ({ page, request }) => {
    await walk(page, new Set([...products, ...(await oneOfEach(request))]));
  });
});

test('every public page reads well without script', async ({ browser, school, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: school.origin });
  const page = await context.newPage();
  for (const path of [...lists, ...others, ...(await oneOfEach(request))]) {
    // What its pictures are is looked at with script.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
    const links = page.getByRole('link');
    expect(await links.count(), `links of ${path}`).toBeGreaterThan(0);
  }
  await context.close();
});

test('old addresses lead to where the page is now', async ({ page, school, problems }) => {
  problems.expected(/^answer 401/);
  for (const path of ['/login', '/registro', '/login___', '/registerxxxxx']) {
    await page.goto(path);
    await page.waitForURL(`${school.signInOrigin}/**`);
  }
});

test('every route of the specification is in the map of screens', () => {
  const map = readFileSync(resolve(import.meta.dirname, '../../docs/screens.md'), 'utf8');
  const rows = Array.from({ length: 17 }, (_, index) => `ROUTE-${index + 1}`);
  expect(rows.filter((row) => !new RegExp(`${row}\\b`).test(map))).toEqual([]);
});
