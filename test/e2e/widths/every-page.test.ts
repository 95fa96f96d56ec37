import type { CDPSession, Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAt } from '../support/sign-in.ts';
import { expectToFit } from '../support/walk.ts';
import { pages } from './pages.ts';

/** What holds for every page at every width and size of text. Loading a page costs more than looking at it: each is loaded once. */

/** Sizes of text in pixels: what browsers begin with, and who reads with text twice as large. */
const textSizes = { usual: 16, large: 32 };

/** What has more text than others of its layout. */
const furtherPages: readonly string[] = [
  '/seminarios/cierre-contable-sin-desvelos',
  '/contenidos/planes/plan-pro-juridico',
  '/contenidos/libros/manual-del-igv-para-no-contadores',
  '/terminos-condiciones',
  '/unete/afiliados',
];

/** Where the school's name begins, and where the page below it does. */
const edges = (page: Page) =>
  page.evaluate(() => {
    const left = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? -1);
    const shown = [...document.querySelectorAll('main :is(h1, h2, p, img)')].filter((each) => each.checkVisibility());
    return { name: left(document.querySelector('header a[href="/"]')), page: Math.min(...shown.map(left)) };
  });

/** As the browser's own settings do it: what is measured in rem or em follows, breakpoints too. */
async function setText(page: Page, session: CDPSession, size: number): Promise<void> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
}

// Two tests, for two workers.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

const walked = [...pages, ...furtherPages];
const half = Math.ceil(walked.length / 2);
for (const [name, paths] of Object.entries({ first: walked.slice(0, half), second: walked.slice(half) })) {
  test(`every page of the ${name} half begins at the left edge of the header, and fits with text of 200 %`, async ({
    page,
    problems,
  }) => {
    problems.expected(/404/);
    const session = await page.context().newCDPSession(page);
    for (const path of paths) {
      await page.setViewportSize({ width: 1366, height: 844 });
      await page.goto(path);
      // Pages that the browser draws come after a shell.
      await expect(page.getByRole('link', { name: 'Escuela, inicio' }).first(), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      for (const width of [1366, 1920]) {
        await page.setViewportSize({ width, height: 844 });
        const { name: edge, page: begins } = await edges(page);
        expect.soft(begins, `the left edge of ${path} at ${width} px`).toBe(edge);
      }
      await setText(page, session, textSizes.large);
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expectToFit(page);
      }
      await setText(page, session, textSizes.usual);
    }
  });
}

const studied = '/main/contenido/derecho-laboral-para-empresas';
const owned = 'manual-del-igv-para-no-contadores';

/** Pages of one's own, by whose they are; the first is where each arrives. */
const own = {
  student: [
    '/main',
    studied,
    `${studied}/video?clase=2010103`,
    `${studied}/examenes`,
    '/main/contenido/primeros-pasos-para-formalizar-tu-empresa/certificado',
    `/main/libros/lectura/${owned}/para-quien-es-este-libro`,
    // Once it is begun, its button names where it was left.
    `/main/libros/indice/${owned}`,
    '/main/perfil',
  ],
  owner: ['/main/plan', '/main/gestion-usuarios', '/main/mis-comprobantes'],
  collaborator: ['/colaboradores', '/colaboradores/opiniones', '/colaboradores/equipo'],
} as const;

test('pages of one’s own and of the office fit a phone with text of 200 %', async ({ page, school }) => {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const who of ['student', 'owner', 'collaborator'] as const) {
    await signInAt(page, school, own[who][0], demoAccounts[who]);
    for (const path of own[who]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/);
      await setText(page, session, textSizes.large);
      await expectToFit(page);
      await setText(page, session, textSizes.usual);
    }
  }
});

test('what is left of a seller’s code, which comes when the page stands, fits with text of 200 %', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/libreria-el-umbral');
  await setText(page, session, textSizes.large);
  await expect(page.getByRole('main').getByRole('timer')).toBeVisible();
  await expectToFit(page);
});
