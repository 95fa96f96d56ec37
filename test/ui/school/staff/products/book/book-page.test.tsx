import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import { BookWriting } from '#application/browser/reading/book-writing.ts';
import { BookMakingApi } from '#application/browser/reading/ports/book-making-api.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import type { BookContent, EditedSection } from '#domain/reading/writing/outline.ts';
import * as bookPage from '#ui/school/staff/products/book/book-page.tsx';
import { EditedProductStore } from '#ui/school/staff/products/editor/edited-product-store.ts';
import { EditedProductsApiInMemory } from '#test/memory/office/edited-products-api-in-memory.ts';
import { PartApiInMemory } from '#test/memory/office/part-api-in-memory.ts';
import { BookMakingApiInMemory } from '#test/memory/reading/book-making-api-in-memory.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { contractsInOffice } from '#test/support/catalogue/edited-products.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { TimerByHand } from '#test/support/shared/timer-by-hand.ts';

const section = (id: string, changes: Partial<EditedSection> = {}): EditedSection => ({
  id,
  slug: id,
  title: id,
  level: 0,
  isSample: false,
  text: `texto de ${id}`,
  ...changes,
});
const three = [section('Uno', { isSample: true }), section('Dos'), section('Tres')];
const texts = {
  'texto de Uno': 'Hola, **mundo**.',
  'texto de Dos': 'Dos\n\n![](/imagenes/lecturas/a.webp)',
  'texto de Tres': 'c',
};

async function show(sections: readonly EditedSection[], at = '/7') {
  const [api, making, timer] = [
    new PartApiInMemory<BookContent>({ sections }),
    new BookMakingApiInMemory(texts),
    new TimerByHand(),
  ];
  const products = new EditedProductsApiInMemory({
    ...contractsInOffice,
    kind: 'book',
    parts: ['facts', 'prices', 'book'],
  });
  const session = await officeSession('editor');
  await showPages([{ path: '/:id', module: bookPage }], at, (container) => {
    session.wire(container);
    container.bind(BookWriting).toConstantValue(new BookWriting(api, making));
    container.bind(BookMakingApi).toConstantValue(making);
    container.bind(ContentFilesApi).toConstantValue({} as ContentFilesApi);
    container.bind(IdGenerator).toConstantValue(new CountingIds());
    container.bind(EditedProductsApi).toConstantValue(products);
    container.bind(Timer).toConstantValue(timer);
    container.bind(TabStorage).toConstantValue(new TabStorageInMemory());
    container.bind(EditedProductStore).toConstantValue(new EditedProductStore(products, timer));
  });
  /** The tree that was saved last: each section with a dot a level. */
  const saved = async () => {
    const before = api.saves.length;
    timer.advance(5000);
    await waitFor(() => expect(api.saves.length).toBeGreaterThan(before));
    return api.saves.at(-1)?.sections ?? [];
  };
  return { api, making, saved, user: userEvent.setup() };
}

const tree = () => within(screen.getByRole('region', { name: 'Secciones del libro' }));
const row = (name: RegExp) => tree().getByRole('button', { name });
const drawn = (sections: readonly EditedSection[]) =>
  sections.map(({ title, level, isSample }) => title + '.'.repeat(level) + (isSample ? '*' : '')).join(' ');

test('a book is put in order by keyboard alone: sections are added, named, moved, nested, taken away and given as a sample', async () => {
  const { user, saved } = await show([]);
  await user.click(screen.getByRole('button', { name: 'Agregar la primera sección' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Título de la sección' })),
  );
  await user.keyboard('Uno');
  await user.click(screen.getByRole('checkbox', { name: /De la muestra/ }));
  for (const title of ['Dos', 'Tres']) {
    await user.click(tree().getByRole('button', { name: 'Agregar sección' }));
    await user.type(screen.getByRole('textbox', { name: 'Título de la sección' }), title);
  }
  expect(drawn(await saved())).toBe('Uno* Dos Tres');
  row(/^Tres/).focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowRight}{/Alt}');
  expect(drawn(await saved())).toBe('Uno* Tres. Dos');
  expect(screen.getByText('La sección «Tres»: ahora es la 2 de 3, en el nivel 2.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sacar un nivel la sección «Tres»' }));
  await user.click(screen.getByRole('button', { name: 'Bajar la sección «Tres»' }));
  await user.click(screen.getByRole('button', { name: 'Quitar la sección «Tres»' }));
  expect(drawn(await saved())).toBe('Uno* Dos');
  expect(await axeProblems()).toEqual([]);
});

test('a section is dropped where another stands', async () => {
  const { saved } = await show(three);
  const handle = row(/^Tres/).closest('li')?.querySelector('[draggable]');
  const data = { dataTransfer: { setData: () => undefined, effectAllowed: 'move' } };
  if (!(handle instanceof Element)) throw new Error('nothing to drag');
  fireEvent.dragStart(handle, data);
  fireEvent.dragOver(row(/^Uno/), data);
  fireEvent.drop(row(/^Uno/), data);
  expect(drawn(await saved())).toBe('Tres Uno* Dos');
});

test('what leads to a section opens it; a picture is given its words, and only that text is sent', async () => {
  const { user, saved, making } = await show(three, '/7#libro-Dos-text');
  const words = await screen.findByRole('textbox', { name: 'Qué muestra la imagen 1' });
  await pasteInto(user, words, 'Un mapa');
  await user.tab();
  const [first, second] = await saved();
  expect(first?.text).toBe('texto de Uno');
  expect(making.texts.get(second?.text ?? '')).toBe('Dos\n\n![Un mapa](/imagenes/lecturas/a.webp)');
  await pasteInto(user, screen.getByRole('textbox', { name: 'Título de la sección' }), '!');
  expect((await saved())[1]).toEqual({ ...second, title: 'Dos!' });
  expect(making.sent).toBe(1);
});

test('a book that was published is read anew and written on', async () => {
  const { user, saved } = await show(three);
  await user.click(screen.getByRole('button', { name: 'Publicar…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  await screen.findByText('Publicado: ya se ve así en la escuela.');
  await user.click(row(/^Dos/));
  await pasteInto(user, screen.getByRole('textbox', { name: 'Título de la sección' }), 'Segunda');
  expect(drawn(await saved())).toMatch(/^Uno\* \S*Segunda\S* Tres$/);
});

test('the published book is downloaded, or it is said why not', async () => {
  const { user, making } = await show(three);
  making.failing = {
    kind: 'book-unpublished',
    status: 409,
    detail: 'Publica primero el libro.',
    field: null,
    data: {},
  };
  await user.click(screen.getByRole('button', { name: 'Descargar en EPUB' }));
  expect(await screen.findByText('Publica primero el libro.')).toBeTruthy();
});

test('a text that does not come is said so, and asked for again', async () => {
  const { user, making } = await show(three);
  await screen.findByRole('textbox', { name: 'Título de la sección' });
  making.failing = { kind: 'offline', status: null, detail: 'No hay conexión.', field: null, data: {} };
  await user.click(row(/^Tres/));
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión.');
  await user.click(screen.getByRole('button', { name: 'Volver a intentarlo' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
