import type { Page } from 'playwright/test';
import { demoAccounts, demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import type { RunningSchool } from '#test/support/running-school.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const book = 'manual-del-igv-para-no-contadores';
const connectionLost =
  /ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to fetch|kind: offline|50\d/;

/** Signs the sample student in and opens the book at its beginning. */
async function openBook(page: Page, school: RunningSchool): Promise<void> {
  await page.goto(`${school.origin}/main/libros/indice/${book}`);
  await page.waitForURL(`${school.signInOrigin}/login**`);
  await page.getByRole('textbox', { name: 'Correo' }).fill(demoAccounts.student.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.waitForURL(`**/main/libros/indice/${book}`);
  await page.getByRole('link', { name: /Empezar a leer|Desde el comienzo/ }).click();
  await expect(page.getByRole('article').locator('p[id^="p-"]').first()).toBeVisible();
}

/** Selects some letters of the nth paragraph; the page must not move. */
async function select(page: Page, paragraph: number, from: number, to: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate(
    ([nth, start, end]) => {
      const text = document.querySelectorAll('article p[id^="p-"]')[nth ?? 0]?.firstChild;
      if (text) document.getSelection()?.setBaseAndExtent(text, start ?? 0, text, end ?? 0);
    },
    [paragraph, from, to],
  );
  await expect(page.getByRole('toolbar', { name: 'Texto seleccionado' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
}

async function writeNote(page: Page, paragraph: number, note: string): Promise<void> {
  await select(page, paragraph, 0, 24);
  await page.getByRole('toolbar').getByRole('button', { name: 'Nota' }).click();
  await page.getByRole('textbox', { name: 'Nota' }).fill(note);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Mis marcas y notas' });

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Mis marcas y notas/ }).click();
  await expect(panel(page)).toBeVisible();
}

test('notes of one device are on the other, and two texts of one note are both kept', async ({
  page,
  school,
  browser,
  problems,
}) => {
  problems.expected(/409/);
  const note = `Desde el primer equipo ${Date.now()}`;
  await openBook(page, school);
  await writeNote(page, 0, note);
  await openPanel(page);
  await expect(panel(page).getByText(note)).toBeVisible();
  await expect(panel(page).getByText(/Guardando|espera/)).toHaveCount(0);

  const context = await browser.newContext({ locale: 'es-PE' });
  problems.watch(context);
  const other = await context.newPage();
  await openBook(other, school);
  await openPanel(other);
  await panel(other)
    .getByRole('listitem')
    .filter({ hasText: note })
    .getByRole('button', { name: 'Abrir nota' })
    .click();
  await other.getByRole('textbox', { name: 'Nota' }).fill(`${note}, cambiada allá`);
  await other.getByRole('button', { name: 'Guardar nota' }).click();
  await openPanel(other);
  await expect(panel(other).getByText(`${note}, cambiada allá`)).toBeVisible();
  await expect(panel(other).getByText(/Guardando|espera/)).toHaveCount(0);

  const own = panel(page).getByRole('listitem').filter({ hasText: note });
  await own.getByRole('button', { name: 'Abrir nota' }).click();
  await page.getByRole('textbox', { name: 'Nota' }).fill(`${note}, cambiada acá`);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await openPanel(page);
  await expect(panel(page).getByText(/Cambió en otro dispositivo/)).toBeVisible();
  await own.getByRole('button', { name: 'Abrir nota' }).click();
  await page.getByRole('button', { name: 'Unir las dos' }).click();
  await page.reload();
  await openPanel(page);
  await expect(panel(page).getByText(`${note}, cambiada allá`)).toContainText(`${note}, cambiada acá`);
  await context.close();
});

test('a server killed while notes are written has what the screen said was saved; the rest is sent later', async ({
  page,
  school,
  problems,
}) => {
  problems.expected(connectionLost);
  await openBook(page, school);
  const saved = `Guardada antes del corte ${Date.now()}`;
  await writeNote(page, 0, saved);
  await openPanel(page);
  await expect(panel(page).getByText(saved)).toBeVisible();
  await expect(panel(page).getByText(/Guardando|espera/)).toHaveCount(0);
  await page.keyboard.press('Escape');

  await school.kill();
  const later = `Escrita sin la escuela ${Date.now()}`;
  await writeNote(page, 1, later);
  await openPanel(page);
  await expect(panel(page).getByText(/espera la conexión/)).toBeVisible();
  await page.keyboard.press('Escape');
  await school.restart();
  await page.reload();
  await openPanel(page);
  for (const note of [saved, later]) await expect(panel(page).getByText(note)).toHaveCount(1);
  await expect(panel(page).getByText(/Guardando|espera/)).toHaveCount(0);
});

test('the reader is accessible in its three themes', async ({ page, school }) => {
  await openBook(page, school);
  for (const theme of ['Claro', 'Sepia', 'Oscuro']) {
    await page.getByRole('button', { name: 'Ajustes de lectura' }).click();
    await page.getByRole('radio', { name: theme }).check();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  }
});
