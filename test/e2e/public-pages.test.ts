import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { visit } from './walk.ts';

/** One address of each kind that the sitemap names: products, categories, sellers. */
async function oneOfEach(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '/');
  const kinds = [
    /^\/seminarios\/(?!categoria)[^/]+$/,
    /^\/cursos\/(?!categoria)[^/]+$/,
    /^\/talleres\/(?!categoria)[^/]+$/,
    /^\/cursos-especializados\/[^/]+$/,
    /^\/diplomados\/[^/]+$/,
    ...['libros', 'revistas', 'consultorias', 'planes'].map((type) => new RegExp(`^/contenidos/${type}/[^/]+$`)),
  ];
  const menu = await (await request.get('/api/load-menu-categories?web=ES')).json();
  const { slug } = (menu as { categories: { slug: string }[] }).categories[0] ?? { slug: '' };
  const categories = ['seminarios', 'cursos', 'talleres'].map((list) => `/${list}/categoria/${slug}`);
  const products = kinds.map((kind) => {
    const path = paths.find((each) => kind.test(each));
    expect(path, `the sitemap has a page like ${kind.source}`).toBeDefined();
    return path ?? '/';
  });
  return [...products, ...categories];
}

const contents = ['libros', 'revistas', 'consultorias', 'planes', 'diplomados', 'cursos-especializados'];

/** ROUTE-1…17 that anyone may open; those of one’s own are in own-pages.test.ts. */
const fixed: readonly string[] = [
  '/',
  '/seminarios',
  '/cursos',
  '/talleres',
  '/consultorias',
  '/empresas',
  '/pro',
  ...contents.map((type) => `/contenidos/${type}`),
  '/carrito',
  '/verificacion',
  '/nosotros',
  '/politicas-privacidad',
  '/terminos-condiciones',
  '/contacto',
  '/ayuda',
  '/reclamaciones',
  '/unete',
  '/unete/afiliados',
  '/unete/creadores',
  '/registro-invitado',
  '/reset-password',
  '/recuperar',
  '/lectura',
  '/seminarios?orden=precio',
];

test('every public page stands at every width', async ({ page }) => {
  test.setTimeout(600_000);
  for (const path of fixed) await visit(page, path);
});

test('every public page reads well without script', async ({ browser, school, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: school.origin });
  const page = await context.newPage();
  for (const path of [...fixed.slice(0, 20), ...(await oneOfEach(request))]) {
    await page.goto(path);
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
