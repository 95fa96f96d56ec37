import type { Page } from 'playwright/test';
import { expect } from './fixtures.ts';

/** The book that the student of the sample school owns. */
export const book = 'manual-del-igv-para-no-contadores';
export const bookIndex = `/main/libros/indice/${book}`;

/** From the index of the book to its first lines. */
export async function beginReading(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Empezar a leer|Desde el comienzo/ }).click();
  await expect(page.getByRole('article').locator('p[id^="p-"]').first()).toBeVisible();
}

/** Writes a note at the first letters of the nth paragraph, counted from 0; selecting them must not move the page. */
export async function writeNote(page: Page, paragraph: number, note: string): Promise<void> {
  await select(page, paragraph, 0, 24);
  await page.getByRole('toolbar').getByRole('button', { name: 'Nota' }).click();
  await page.getByRole('textbox', { name: 'Nota' }).fill(note);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
}

/** They lie over the text, or stand beside it where there is room. */
export const notesOf = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Mis marcas y notas' })
    .or(page.getByRole('complementary', { name: 'Mis marcas y notas' }));

export async function openNotes(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Mis marcas y notas/ });
  await expect(button).toBeVisible();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await expect(notesOf(page)).toBeVisible();
}

/** The panel is open and says that everything written is kept at the school. */
export async function expectKept(page: Page, note: string): Promise<void> {
  await expect(notesOf(page).getByText(note)).toBeVisible();
  await expect(notesOf(page).getByText(/Guardando|espera/)).toHaveCount(0);
}

/**
 * One reader at two devices, the book open on both: a note of the first is on the second, and when both change it, both texts
 * are kept. The school answers the later change with a 409.
 */
export async function writeOnBoth(first: Page, second: Page): Promise<void> {
  const note = `Desde el primer equipo ${Date.now()}`;
  await writeNote(first, 0, note);
  await openNotes(first);
  await expectKept(first, note);

  await second.reload();
  await openNotes(second);
  await changeNote(second, note, `${note}, cambiada allá`);
  await expectKept(second, `${note}, cambiada allá`);

  await changeNote(first, note, `${note}, cambiada acá`);
  await expect(notesOf(first).getByText(/Cambió en otro dispositivo/)).toBeVisible();
  await noteWith(first, note).getByRole('button', { name: 'Abrir nota' }).click();
  await first.getByRole('button', { name: 'Unir las dos' }).click();
  // Left before it is kept, the page would offer both texts again.
  await expect(notesOf(first).getByText(/Cambió en otro dispositivo|Guardando|espera/)).toHaveCount(0);
  await first.reload();
  await openNotes(first);
  await expect(notesOf(first).getByText(`${note}, cambiada allá`)).toContainText(`${note}, cambiada acá`);
}

const noteWith = (page: Page, text: string) => notesOf(page).getByRole('listitem').filter({ hasText: text });

async function changeNote(page: Page, from: string, to: string): Promise<void> {
  await noteWith(page, from).getByRole('button', { name: 'Abrir nota' }).click();
  await page.getByRole('textbox', { name: 'Nota' }).fill(to);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await openNotes(page);
}

export async function select(page: Page, paragraph: number, from: number, to: number): Promise<void> {
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
