import type { Page } from 'playwright/test';
import { demoAccounts } from '#adapters/server/sample-school/demo-accounts.ts';
import type { RunningSchool } from '#test/support/school/running-school.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { beginReading, bookIndex, expectKept, notesOf, openNotes, select, writeNote } from './support/notes.ts';
import { signInAt } from './support/sign-in.ts';

const connectionLost =
  /ERR_FAILED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET|Failed to fetch|kind: offline|50\d/;

/** Signs the sample student in and opens the book at its beginning. */
async function openBook(page: Page, school: RunningSchool): Promise<void> {
  await signInAt(page, school, bookIndex, demoAccounts.student);
  await beginReading(page);
}

test('a server killed while notes are written has what the screen said was saved; the rest is sent later', async ({
  page,
  school,
  problems,
}) => {
  problems.expected(connectionLost);
  await openBook(page, school);
  const saved = `Guardada antes del corte ${Date.now()}`;
  await writeNote(page, 0, saved);
  await openNotes(page);
  await expectKept(page, saved);
  await page.keyboard.press('Escape');

  await school.kill();
  const later = `Escrita sin la escuela ${Date.now()}`;
  await writeNote(page, 1, later);
  await openNotes(page);
  await expect(notesOf(page).getByText(/espera la conexión/)).toBeVisible();
  await page.keyboard.press('Escape');
  await school.restart();
  await page.reload();
  await openNotes(page);
  for (const note of [saved, later]) await expect(notesOf(page).getByText(note)).toHaveCount(1);
  await expect(notesOf(page).getByText(/Guardando|espera/)).toHaveCount(0);
});

test('by touch: the bar highlights what is selected without losing it, and a tap on the highlight takes it away', async ({
  page,
  school,
}) => {
  await openBook(page, school);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  // A paragraph that the other tests of this book leave alone.
  await select(page, 2, 0, 24);
  const bar = page.getByRole('toolbar', { name: 'Texto seleccionado' });
  const blue = bar.getByRole('button', { name: 'Resaltar en azul' });
  for (const button of await bar.getByRole('button').all()) {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect([x >= 0, x + width <= 390, y >= 0, y + height <= 844]).toEqual([true, true, true, true]);
  }
  await blue.tap();
  await expect(bar).toBeHidden();
  expect(await scrolled()).toBe(before);
  await openNotes(page);
  await expect(notesOf(page).getByText(/Guardando|espera/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(notesOf(page)).toBeHidden();

  const paragraph = await page.locator('article p[id^="p-"]').nth(2).boundingBox();
  await page.touchscreen.tap((paragraph?.x ?? 0) + 20, (paragraph?.y ?? 0) + 12);
  const marked = page.getByRole('toolbar', { name: 'Texto marcado' });
  await marked.getByRole('button', { name: 'Quitar el resaltado' }).tap();
  await expect(marked).toBeHidden();
  await page.touchscreen.tap((paragraph?.x ?? 0) + 20, (paragraph?.y ?? 0) + 12);
  await expect(marked).toBeHidden();
});

test('the address of a paragraph leads to it, in a window of its own as well', async ({ page, school, context }) => {
  await openBook(page, school);
  const last = page.locator('article p[id^="p-"]').last();
  await expect(last).not.toBeInViewport();
  const address = `${page.url().replace(/#.*/, '')}#${await last.getAttribute('id')}`;
  const window = await context.newPage();
  await window.goto(address);
  await expect(window.locator('article p[id^="p-"]').last()).toBeInViewport();
  await window.close();
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

test('the settings lie over the page that they change: its text stays in sight, and a press on it folds them', async ({
  page,
  school,
}) => {
  await openBook(page, school);
  const button = page.getByRole('button', { name: 'Ajustes de lectura' });
  const settings = page.getByRole('dialog', { name: 'Ajustes de lectura' });
  const paragraph = page.locator('article p[id^="p-"]').first();
  const height = async () => (await paragraph.boundingBox())?.height ?? 0;
  const before = await height();
  await button.tap();
  await settings.getByRole('radio', { name: 'Líneas separadas' }).check();
  await expect(paragraph).toBeInViewport();
  await expect.poll(height).toBeGreaterThan(before);
  await button.tap();
  await expect(settings).toBeHidden();
  await button.tap();
  await expect(settings).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(settings).toBeHidden();
});

test('on paper there is the text alone: no bar of tools, no help, nothing beside it', async ({ page, school }) => {
  await openBook(page, school);
  const text = page.getByRole('heading', { level: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator(':is(button, input, nav, aside):visible')).toHaveCount(0);
  await expect(page.getByText(/^Por leer/)).toBeHidden();
  expect(await page.evaluate(() => (document.querySelector('main')?.getBoundingClientRect().top ?? -1) + scrollY)).toBe(
    0,
  );
});
