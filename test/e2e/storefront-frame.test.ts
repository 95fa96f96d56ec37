import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

/** Header, banner and pages of products in a real browser: what styles and scrolling decide. */

const parts = (page: Page) => ({
  hamburger: page.getByRole('button', { name: 'Abrir el menú' }),
  links: page.getByRole('navigation', { name: 'Principal' }),
  magnifier: page.getByRole('button', { name: 'Buscar', exact: true }),
  search: page.getByPlaceholder('¿Qué quieres aprender?').first(),
});

test('LAY-4: the header changes at 575.98, 992 and 999 px', async ({ page }, { project }) => {
  test.skip(project.name === 'phone', 'sizes of windows are those of a desktop');
  await page.goto('/cursos');
  const { hamburger, links, magnifier, search } = parts(page);
  const enterWords = page.locator('header').getByRole('link', { name: 'Ingresar' }).filter({ hasText: 'Ingresar' });
  const at = (width: number) => page.setViewportSize({ width, height: 800 });
  await at(999);
  await expect(links).toBeVisible();
  await expect(hamburger).toBeHidden();
  await at(998);
  await expect(links).toBeHidden();
  await expect(hamburger).toBeVisible();
  await at(992);
  await expect(search).toBeVisible();
  await expect(magnifier).toBeHidden();
  await at(991);
  await expect(search).toBeHidden();
  await magnifier.click();
  await expect(page.getByPlaceholder('¿Qué quieres aprender?').last()).toBeFocused();
  await at(576);
  await expect(enterWords).toBeVisible();
  await at(575);
  await expect(enterWords).toBeHidden();
});

test('LAY-2, ADS-1: three seconds on, a scroll fixes the header and hides the banner', async ({ page }) => {
  await page.goto('/cursos');
  const bar = page.locator('header > div').first();
  const banner = page.getByRole('complementary', { name: 'Publicidad' });
  await expect(banner).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 40);
    await page.evaluate(() => scrollTo(0, 900));
    await expect(bar).toHaveCSS('position', 'fixed', { timeout: 500 });
  }).toPass();
  expect((await bar.boundingBox())?.y).toBe(0);
  await expect(page.locator('aside[aria-label="Publicidad"]')).toHaveCSS('visibility', 'hidden');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).not.toHaveCSS('position', 'fixed');
  await banner.getByRole('button', { name: 'Cerrar' }).click();
  await expect(banner).toHaveCount(0);
});

test('LAY-12: a link to a part moves the page there, below the header', async ({ page }, { project }) => {
  await page.goto('/cursos/igv-paso-a-paso');
  const top = () => page.evaluate(() => document.querySelector('#preguntas')?.getBoundingClientRect().top ?? 0);
  await page.getByRole('navigation', { name: 'En esta página' }).getByRole('link', { name: 'Preguntas' }).click();
  await expect.poll(top).toBeLessThan(project.name === 'phone' ? 152 : 92);
  expect(await top()).toBeGreaterThan(project.name === 'phone' ? 148 : 88);
  expect(page.url()).toMatch(/#preguntas$/);
});

test('LAY-8, ADS-3: a visited seller stays in the header, counting down, and tells more when asked', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'phone', 'on a phone the seller stands in the menu');
  await page.goto('/comunidad-tesis-viva');
  const name = page.getByRole('button', { name: 'Comunidad Tesis Viva de Invest…' });
  await expect(name).toBeVisible();
  await page.goto('/cursos');
  await expect(name).toBeVisible();
  const timer = page.locator('header').getByRole('timer');
  const first = await timer.textContent();
  await expect(timer).not.toHaveText(first ?? '');
  await name.click();
  const dialog = page.getByRole('dialog', { name: 'Comunidad Tesis Viva de Investigación Jurídica' });
  await expect(dialog.getByText(/^TESISVIVA/)).toBeVisible();
  await expectAccessible(page);
});

test('a free class plays for anyone, with its captions', async ({ page }) => {
  await page.goto('/cursos/igv-paso-a-paso');
  await page.getByRole('button', { name: 'Ver una clase gratis' }).click();
  const video = page.getByRole('dialog').locator('video');
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBeGreaterThan(1);
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.textTracks.length)).toBe(1);
});

const pages = [
  '/seminarios/despido-y-debido-procedimiento',
  '/seminarios/cierre-contable-sin-desvelos',
  '/cursos/igv-paso-a-paso',
  '/talleres/redaccion-juridica-clara',
  '/diplomados/diplomado-en-gestion-laboral',
  '/cursos-especializados/curso-especializado-en-contratacion-publica',
  '/contenidos/libros/arrendamiento-y-desalojo',
  '/contenidos/revistas/metodo-4-preguntar-mejor',
  '/contenidos/consultorias/revision-de-un-contrato',
  '/contenidos/planes/plan-pro-juridico',
  '/contenidos/planes/pack-biblioteca',
  '/pro',
  '/empresas',
  '/consultorias',
  '/libreria-el-umbral',
  '/libreria-el-umbral/seminarios',
];

for (const path of pages) {
  test(`${path}: one heading, its own title, accessible, and nothing beside the screen at 320 px`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/.+ \| Escuela$/);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test('ERROR-1: an address of nothing is a 404 that leads on', async ({ page, problems }) => {
  problems.expected(/404/);
  const answer = await page.goto('/nada/de/nada');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
  await expectAccessible(page);
});
