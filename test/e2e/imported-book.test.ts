import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { smallBook, writeFiles } from '#test/support/reading/small-book.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { approvedCard, arriveAt, giveBillingData, payWith, pointer, searchIn } from './support/journey.ts';
import { signInAt } from './support/sign-in.ts';

const command = resolve(import.meta.dirname, '../../dist/server/escuela.js');
/** The owner of the plan is walked as somebody who never paid by card (own-stops.ts). */
const { student } = demoAccounts;
const buyer = { givenNames: student.givenNames, surname: student.paternalSurname, email: student.email };
const sections = ['Presentación', 'El contrato', 'La renta', 'El desalojo'];

interface Import {
  readonly title: string;
  readonly slug: string;
  readonly price: string;
  readonly sample: number;
}

let imports = 0;

/** A book that this school has never seen. */
function newBook(price: string, sample: number): Import {
  imports += 1;
  const slug = `guia-de-arrendar-${process.pid}-${imports}`;
  return { title: `Guía de arrendar ${process.pid} ${imports}`, slug, price, sample };
}

/** Runs the school's own command beside the running server, as its owner would; gives what it said. */
function importBook(school: RunningSchool, { title, slug, price, sample }: Import): string {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-libro-'));
  try {
    writeFiles(folder, smallBook);
    const words = ['import', 'book', folder, '--title', title, '--slug', slug, '--price', price];
    return execFileSync(process.execPath, [command, ...words, '--author', 'Inés Quiroga', '--sample', String(sample)], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: school.dataDir, SCHOOL_ORIGIN: school.origin },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function find(page: Page, { title, slug }: Import): Promise<void> {
  await page.goto('/');
  const open = page.getByRole('button', { name: /^Buscar/ });
  if (await open.isVisible()) await open.click();
  await searchIn(page).fill(title.toLowerCase());
  await page.getByRole('option', { name: title }).click();
  await page.waitForURL(`**/contenidos/libros/${slug}`);
  await arriveAt(page, title);
}

/** Reads on from the section shown to the last one, each with its text. */
async function readToTheEnd(page: Page, slug: string): Promise<void> {
  const texts = [/en pocas páginas/, /cede el uso de un bien/, /Al vencimiento/, /Requerimiento/];
  for (const [index, title] of sections.entries()) {
    await arriveAt(page, title);
    expect(new URL(page.url()).pathname).toContain(`/main/libros/lectura/${slug}/`);
    await expect(page.getByRole('article')).toContainText(texts[index] ?? /$^/);
    if (index < sections.length - 1) await page.getByRole('link', { name: /^Siguiente/ }).click();
  }
  await expect(page.getByRole('link', { name: /^Siguiente/ })).toHaveCount(0);
}

test('a book imported into the running school is found, tried, bought and read to its last section', async ({
  page,
  school,
}) => {
  const book = newBook('24.90', 1);
  expect(importBook(school, book)).toContain('Publicado');

  await find(page, book);
  const cover = page.getByRole('complementary', { name: 'Precio y compra' }).getByRole('img');
  const drawn = page.locator(`img[src="/portadas/${book.slug}.svg"]`).first();
  await expect(cover.or(drawn).first()).toBeVisible();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const main = page.getByRole('main');
  await expect(main.getByText('S/. 24.90').first()).toBeVisible();
  await expect(main.getByText('Exonerado de IGV').first()).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: /^4$/ }).first()).toBeVisible();
  await expect(main.getByText('Inés Quiroga').first()).toBeVisible();

  await page.getByRole('link', { name: 'Leer una muestra gratis' }).click();
  await page.waitForURL(`**/lectura/libros/${book.slug}`);
  await arriveAt(page, 'Presentación');
  await expect(page.getByText('Muestra gratuita')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('en pocas páginas');
  const locked = await page.request.get(`/api/v1/books/${book.slug}/sections/el-desalojo`);
  expect([401, 403, 404]).toContain(locked.status());
  await page.reload();
  await arriveAt(page, 'Presentación');
  await page.getByRole('link', { name: 'Seguir leyendo en el libro completo' }).click();
  await arriveAt(page, book.title);

  await signInAt(page, school, '/main', student);
  await page.goto(`/contenidos/libros/${book.slug}`);
  await page
    .getByRole('button', { name: /^Agregar al carrito/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Pagar ahora' }).click();
  await page.getByRole('link', { name: 'Continuar con la compra' }).click();
  await giveBillingData(page, buyer, pointer);
  await payWith(page, approvedCard, pointer);
  await arriveAt(page, 'Listo, ya es tuyo');
  await page.getByRole('link', { name: 'Empezar ahora' }).click();
  await page.waitForURL(`**/main/libros/indice/${book.slug}`);
  await arriveAt(page, book.title);
  await page.getByRole('link', { name: 'Empezar a leer' }).click();
  await readToTheEnd(page, book.slug);
});

test('a book imported at no price is taken without paying, and read', async ({ page, school }) => {
  const book = newBook('0', 2);
  expect(importBook(school, book)).toContain('Gratis');
  await signInAt(page, school, '/main', demoAccounts.unverified);
  await find(page, book);
  await page
    .getByRole('button', { name: /^Obtener gratis/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Obtenerlo ahora' }).click();
  await page.getByRole('button', { name: 'Obtener gratis', exact: true }).click();
  await page.waitForURL(`${school.origin}/main`);
  await page.goto('/main/mis-contenidos');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(book.title) })
    .first()
    .click();
  await page.waitForURL(`**/main/libros/indice/${book.slug}`);
  await page.getByRole('link', { name: 'Empezar a leer' }).click();
  await readToTheEnd(page, book.slug);
});

test('what a broken or taken-over API sends as a section is made harmless before the page has it', async ({
  page,
  school,
  problems,
}) => {
  // The browser tells that it would not have run them, even as the sanitiser takes them out.
  problems.expected(/Executing inline event handler violates/);
  const book = newBook('9.90', 2);
  importBook(school, book);
  const hostile = [
    '<p>Antes.</p><img alt="" src="/no-hay.png" onerror="document.title=\'Entraron\'">',
    '<script>document.title="Entraron"</script>',
    '<a href="javascript:document.title=\'Entraron\'">Aquí</a>',
    '<svg onload="document.title=\'Entraron\'"></svg><iframe srcdoc="<script>parent.document.title=1</script>"></iframe>',
    '<form action="https://malo.example"><input name="clave"></form><p>Después.</p>',
  ].join('');
  let served = 0;
  await page.route(`**/api/v1/books/${book.slug}/sections/**`, async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { section: { html: string } };
    served += 1;
    await route.fulfill({ response: answer, json: { ...json, section: { ...json.section, html: hostile } } });
  });
  await page.route('**/no-hay.png', (route) => route.fulfill({ status: 200, body: 'no image' }));

  await page.goto(`/lectura/libros/${book.slug}`);
  await arriveAt(page, 'Presentación');
  expect(served).toBe(0);
  await page.getByRole('link', { name: /^Siguiente/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'El contrato' })).toBeFocused();
  const article = page.getByRole('article');
  await expect(article).toContainText('Después.');
  expect(served).toBe(1);

  const html = await article.innerHTML();
  expect(html).not.toMatch(/onerror|onload|<script|javascript:|<iframe|srcdoc|<form|<input/i);
  await expect(article.getByText('Aquí')).not.toHaveAttribute('href', /./);
  await article.getByText('Aquí').click();
  await expect(page).toHaveTitle(/^El contrato/);
  await expectAccessible(page);
});
