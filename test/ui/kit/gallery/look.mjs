// Builds the gallery of the kit, opens it in Chromium, writes its pictures, asks axe and walks it by keyboard:
// `node test/ui/kit/gallery/look.mjs FOLDER`. Exits with 1 when something is wrong.
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, expect } from 'playwright/test';
import { build } from 'vite';

const [out = ''] = process.argv.slice(2);
const here = import.meta.dirname;
const site = path.join(out, 'site');
const cache = path.resolve('node_modules/.cache/kit-gallery');
process.env.NODE_ENV = 'production';
// Its typefaces are whole.
const resolve = { alias: [{ find: /^@typefaces\//, replacement: '' }] };
const shared = { configFile: false, logLevel: 'error', root: here, resolve };
await build({ ...shared, build: { outDir: site, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023' } });
await build({ ...shared, build: { ssr: path.join(here, 'covers.ts'), outDir: cache, emptyOutDir: true } });
const { coverOf } = await import(pathToFileURL(path.join(cache, 'covers.js')).href);

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' };
const policy = "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://x');
  if (pathname === '/favicon.ico') return response.writeHead(204).end();
  const file = path.join(site, pathname === '/' ? 'index.html' : pathname);
  const cover = pathname.startsWith('/portadas/') ? coverOf(path.basename(pathname, '.svg')) : null;
  if (cover === null && !existsSync(file)) return response.writeHead(404).end();
  const headers = { 'content-type': types[path.extname(file).slice(1)] ?? 'application/octet-stream' };
  response.writeHead(200, { ...headers, 'content-security-policy': policy }).end(cover ?? (await readFile(file)));
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const address = `http://127.0.0.1:${server.address().port}/`;
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let wrong = 0;
const complain = (...words) => {
  wrong += 1;
  console.log(...words);
};

for (const width of [320, 390, 768, 1366]) {
  const page = await open(width);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (over > 0) complain(width, `scrolls sideways by ${over} px`);
  const small = await page.evaluate(smallTargets);
  for (const each of small) complain(width, 'small target', each);
  await page.screenshot({ path: path.join(out, `kit-${width}.png`), fullPage: true });
  await axe(page, `${width}`);
  await page.close();
}
try {
  await walk();
} catch (error) {
  complain(error instanceof Error ? error.stack : error);
}
await browser.close();
server.close();
process.exitCode = wrong > 0 ? 1 : 0;

async function open(width, options = {}) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce', ...options });
  page.on('console', (message) => message.type() === 'error' && complain(width, message.text()));
  page.on('pageerror', (error) => complain(width, error));
  await page.goto(address);
  await page.getByRole('heading', { name: 'Carga', exact: true }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page;
}

/** The page's policy forbids adding a script, so axe is evaluated from outside. */
async function axe(page, where) {
  await page.evaluate(await readFile(axeFile, 'utf8'));
  const { violations } = await page.evaluate(() => window.axe.run(document));
  for (const { id, nodes } of violations)
    complain(where, id, nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join('\n    '));
}

/** WCAG 2.2, 2.5.8: 24 px a side at the least; links inside sentences are excepted. */
function smallTargets() {
  return [...document.querySelectorAll('button, a, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility() && element.closest('p, li > p') === null)
    .map((element) => [element, (element.closest('label') ?? element).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 1 && (width < 24 || height < 24))
    .map(([element]) => element.outerHTML.slice(0, 160));
}

async function walk() {
  const page = await open(1366);
  const { keyboard } = page;
  const button = (name) => page.getByRole('button', { name, exact: true });

  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.locator('#contenido')).toBeFocused();

  await button('Rosa').press('Enter');
  await expect(page.getByRole('link', { name: 'Mis contenidos' })).toBeVisible();
  await axe(page, 'menu');
  await page.screenshot({ path: path.join(out, 'menu.png') });
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Mis contenidos' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Mis contenidos' })).toBeHidden();
  await expect(button('Rosa')).toBeFocused();

  const search = page.getByRole('combobox', { name: 'Buscar en la escuela' });
  await search.fill('der');
  await axe(page, 'search');
  await page.screenshot({ path: path.join(out, 'search.png') });
  await search.press('ArrowDown');
  await search.press('ArrowDown');
  await expect(
    page.getByRole('listbox', { name: 'Buscar en la escuela' }).getByRole('option', { selected: true }),
  ).toContainText('Derecho de la construcción');
  await search.press('Enter');
  await expect(search).toHaveValue('Derecho de la construcción');
  await expect(page.getByRole('listbox')).toBeHidden();
  await button('Borrar la búsqueda').press('Enter');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();

  await button('Abrir el diálogo').press('Enter');
  await expect(button('Ir al carrito')).toBeFocused();
  for (let step = 0; step < 8; step += 1) {
    await keyboard.press('Tab');
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    if (!inside) complain('the focus left the dialog');
  }
  await button('Aplicar cupón').click();
  await axe(page, 'dialog with a toast');
  await page.screenshot({ path: path.join(out, 'dialog.png') });
  await button('Cerrar el aviso').click();
  await expect(page.getByText('Aplicamos tu cupón.')).toBeHidden();
  await button('Vaciar el carrito').press('Enter');
  await expect(button('Cancelar')).toBeFocused();
  await axe(page, 'confirm');
  await page.screenshot({ path: path.join(out, 'confirm.png') });
  await keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(button('Vaciar el carrito')).toBeFocused();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button('Abrir el diálogo')).toBeFocused();

  await button('Abrir el panel').press('Enter');
  await axe(page, 'drawer');
  await page.screenshot({ path: path.join(out, 'drawer.png') });
  await page.mouse.click(1200, 500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button('Abrir el panel')).toBeFocused();

  await button('Avisar de un error').press('Enter');
  await button('Avisar').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Se produjo un error' })).toBeVisible();
  await expect(page.getByText('Guardamos tus datos.')).toBeVisible();
  await page.screenshot({ path: path.join(out, 'toasts.png') });
  await expect(page.getByText('Guardamos tus datos.')).toBeHidden({ timeout: 7000 });

  await page.locator('summary', { hasText: 'Módulo 1' }).press('Enter');
  await expect(page.getByText('Desde el primer día.')).toBeVisible();
  await expect(page.getByText('No. Estudia a tu ritmo')).toBeHidden();
  await button('Continuar al pago').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Revisa estos datos' })).toBeFocused();
  await button('Ingresa un email válido').press('Enter');
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toBeFocused();
  await button('Mostrar la contraseña').press('Enter');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await page.close();
}
