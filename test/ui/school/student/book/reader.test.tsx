import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as sectionPage from '#ui/school/student/book/section-page.tsx';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { noDrafts } from '#test/support/browser/form-drafts.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { readingRoom } from '#test/support/reading/reading-room.ts';
import { readersDevice } from '#test/support/reading/reader-services.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const { slug } = leaseGuide;
const owned = `/main/libros/lectura/${slug}`;

/** A guide in which the part on the contract has words of its own. */
const guide = {
  ...leaseGuide,
  sections: leaseGuide.sections.map((section) =>
    section.slug === 'el-contrato' ? { ...section, hasText: true, html: '<p>Se firma por escrito.</p>' } : section,
  ),
};

// The reader's tools stand in the bar of the reading layout.
beforeEach(() => {
  const bar = document.createElement('div');
  bar.id = 'barra-de-lectura';
  document.body.append(bar);
});
afterEach(() => {
  document.getElementById('barra-de-lectura')?.remove();
  localWidth(1024);
});

/** The window is so wide, in pixels. */
function localWidth(width: number): void {
  (window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }).happyDOM.setViewport({
    width,
  });
}

async function show(
  at: string,
  room = readingRoom([guide]),
  userId: string | null = 'ana',
  device = readersDevice(room, userId, 'laptop'),
) {
  const pages = [
    { path: '/main/libros/lectura/:slug/:id?', module: sectionPage },
    { path: '/lectura/:module/:slug', module: sectionPage },
  ];
  const shown = await showPages(pages, at, device.wire);
  return { ...shown, ...device, room, user: userEvent.setup() };
}

test('BOOK-1: a bookmark is set from the bar, listed in the panel with the way to it, and taken away', async () => {
  const { user, notebook } = await show(`${owned}/la-renta`);
  await screen.findByText(/Al vencimiento/);
  await user.click(await screen.findByRole('button', { name: 'Poner o quitar un marcador aquí' }));
  await waitFor(() =>
    expect(notebook.places.bookmarks).toEqual([{ section: 'la-renta', anchor: '', label: 'La renta' }]),
  );
  await user.click(screen.getByRole('button', { name: /^Mis marcas y notas, 1/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mis marcas y notas' }));
  const way = await panel.findByRole('link', { name: 'La renta' });
  expect(way.getAttribute('href')).toBe(`${owned}/la-renta`);
  await user.click(panel.getByRole('button', { name: 'Quitar el marcador' }));
  await waitFor(() => expect(notebook.places.bookmarks).toEqual([]));
  expect(await panel.findByText(/Todavía no marcas nada en este libro/)).toBeTruthy();
});

test('BOOK-1: a bookmark at a paragraph leads to that paragraph', async () => {
  const room = readingRoom([guide]);
  const tablet = readersDevice(room, 'ana', 'tableta');
  await tablet.notebook.open(slug);
  await tablet.places.toggleBookmark({ section: 'la-renta', anchor: 'p-plazo', label: 'Al vencimiento' });
  const { user } = await show(`${owned}/presentacion`, room);
  await user.click(await screen.findByRole('button', { name: /^Mis marcas y notas, 1/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mis marcas y notas' }));
  const way = await panel.findByRole('link', { name: 'Al vencimiento' });
  expect(way.getAttribute('href')).toBe(`${owned}/la-renta#p-plazo`);
});

test('a visitor has index, search and settings, and nothing to annotate with', async () => {
  await show(`/lectura/libros/${slug}`, readingRoom([guide]), null);
  const bar = within(document.getElementById('barra-de-lectura') ?? document.body);
  const names = (await bar.findAllByRole('button')).map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Índice', 'Buscar en el libro', 'Ajustes de lectura']);
});

test('a highlight is found again in a new edition; what is no longer there is kept in the panel, with its note', async () => {
  const room = readingRoom([guide]);
  const tablet = readersDevice(room, 'ana', 'tableta');
  await tablet.notebook.open(slug);
  const section = { id: 3002, slug: 'la-renta' };
  const around = { before: '', after: '' };
  tablet.notebook.add(section, { start: 40, end: 51, quote: 'vencimiento', ...around }, 'green', '');
  const lost = 'La renta se paga por adelantado cada bimestre';
  tablet.notebook.add(
    section,
    { start: 0, end: lost.length, quote: lost, ...around },
    'pink',
    'Lo decía la primera edición: 18 %',
  );
  await waitFor(() => expect(tablet.notebook.annotations.map(({ state }) => state)).toEqual(['saved', 'saved']));
  const { user, notebook } = await show(`${owned}/la-renta`, room);
  await waitFor(() => expect(notebook.annotations).toHaveLength(2));
  const places = () => notebook.annotations.map(({ found }) => found);
  await waitFor(() => expect(places()).toContainEqual({ section: 'la-renta', start: 3, end: 14 }));
  expect(places()).toContain(null);
  await user.click(await screen.findByRole('button', { name: /^Mis marcas y notas, 2/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mis marcas y notas' }));
  expect(panel.getByRole('link', { name: 'vencimiento' })).toBeTruthy();
  const gone = panel.getByRole('heading', { name: 'Textos que ya no están en el libro' }).closest('section');
  if (gone === null) throw new Error('There is no section of orphans');
  expect(within(gone).getByText(lost)).toBeTruthy();
  expect(within(gone).getByText(/^Lo decía/).textContent).toBe('Lo decía la primera edición: 18\u00A0%');
});

test('from 1200 px on notes stand beside the text, which is read on; they stay from section to section and when one is written', async () => {
  localWidth(1366);
  const { user, container, noteDrafts, settings } = await show(`${owned}/la-renta`);
  const button = await screen.findByRole('button', { name: 'Mis marcas y notas' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  const notes = await screen.findByRole('complementary', { name: 'Mis marcas y notas' });
  expect([screen.queryByRole('dialog'), button.getAttribute('aria-expanded')]).toEqual([null, 'true']);
  expect(container.querySelector('article')?.parentElement?.contains(notes)).toBe(true);
  const passage = { start: 3, end: 14, quote: 'vencimiento', before: 'Al ', after: '' };
  noteDrafts.write(passage, 'Preguntar');
  await user.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar nota' }));
  expect(await within(notes).findByText('Preguntar')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /Siguiente/ }));
  await screen.findByRole('heading', { level: 1, name: 'El desalojo' });
  expect(screen.getByRole('complementary', { name: 'Mis marcas y notas' })).toBeTruthy();
  expect(settings.settings.hasNotesBeside).toBe(true);
  await user.keyboard('m');
  expect(screen.queryByRole('complementary', { name: 'Mis marcas y notas' })).toBeNull();
});

test('below 1200 px the notes lie over the text', async () => {
  localWidth(1199);
  const { user } = await show(`${owned}/la-renta`);
  await user.click(await screen.findByRole('button', { name: 'Mis marcas y notas' }));
  expect(await screen.findByRole('dialog', { name: 'Mis marcas y notas' })).toBeTruthy();
});

const law = {
  ...guide,
  sections: guide.sections.map((section) =>
    section.slug === 'el-desalojo'
      ? { ...section, html: '<p>Artículo 12. Causas.</p><p>Artículo 123. Por falta de pago.</p>' }
      : section,
  ),
};

test('an article is jumped to by its number, any title by its words, from the field beside the text or the key G', async () => {
  const { user, address } = await show(`${owned}/presentacion`, readingRoom([law]));
  const field = (await screen.findAllByRole('searchbox', { name: 'Ir a un artículo o título' }))[0]!;
  await pasteInto(user, field, 'artículo 123');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'El desalojo' })).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.id).toBe('p-articulo-123-por-falta-de-pago'));
  await pasteInto(user, field, 'contrato');
  const [jump] = screen.getAllByRole('search', { name: 'Ir a un lugar del libro' });
  await user.click(await within(jump!).findByRole('link', { name: 'El contrato' }));
  await waitFor(() => expect(address()).toBe(`${owned}/el-contrato`));
  await pasteInto(user, field, 'usufructo');
  expect(await screen.findByText('Ningún título dice eso.')).toBeTruthy();
  field.blur();
  await user.keyboard('g');
  expect(document.activeElement).toBe(field);
});

test('how long there is to read is told: of the section and of the book; of a sample the section alone', async () => {
  const long = (length: number) => ({
    ...guide,
    sections: guide.sections.map((section) => ({ ...section, length })),
  });
  const { unmount } = await show(`${owned}/la-renta`, readingRoom([long(6000)]));
  expect(await screen.findByText('Por leer: 5 min de la sección · 10 min del libro')).toBeTruthy();
  unmount();
  const sample = long(90_000);
  const free = { ...sample, sections: sample.sections.map((section) => ({ ...section, isSample: true })) };
  await show(`/lectura/libros/${slug}`, readingRoom([free]), null);
  expect(await screen.findByText('Por leer: 1 h 15 min de la sección')).toBeTruthy();
});

test('BOOK-4: a section leads to what stands below it, back and on', async () => {
  const { user, address } = await show(`${owned}/el-contrato`);
  const below = within(screen.getByRole('navigation', { name: 'En esta parte' }));
  expect(below.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`${owned}/la-renta`]);
  const way = within(screen.getByRole('navigation', { name: 'Secciones' }));
  expect(way.getAllByRole('link').map((link) => [link.getAttribute('rel'), link.textContent])).toEqual([
    ['prev', 'AnteriorPresentación'],
    ['next', 'SiguienteLa renta'],
  ]);
  await user.click(way.getByRole('link', { name: /Anterior/ }));
  await waitFor(() => expect(address()).toBe(`${owned}/presentacion`));
});

test('BOOK-1: the sample ends with thanks, the whole book and other samples', async () => {
  await show(`/lectura/libros/${slug}`, readingRoom([guide]), null);
  const end = within(screen.getByRole('complementary', { name: 'Fin de la muestra' }));
  expect(end.getByText(/^Gracias por leer\. Con el libro completo tienes/)).toBeTruthy();
  expect(end.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Seguir leyendo en el libro completo', `/contenidos/libros/${slug}`],
    ['Ver otras muestras', '/lectura'],
  ]);
});

test('BOOK-1: four sizes, two faces, three spacings, margins and grounds; the text takes what is chosen at once', async () => {
  const { user, container } = await show(`${owned}/la-renta`);
  await user.click(await screen.findByRole('button', { name: 'Ajustes de lectura' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Ajustes de lectura' }));
  const choices = (name: string, from: number) =>
    within(panel.getByRole('group', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.lastElementChild?.textContent?.slice(from));
  expect(choices('Tamaño', 0)).toEqual(['Pequeña', 'Normal', 'Grande', 'Muy grande']);
  expect(choices('Letra', 0)).toEqual(['Con serifa', 'Sin serifa']);
  expect(choices('Entre líneas', 'Líneas '.length)).toEqual(['juntas', 'a distancia normal', 'separadas']);
  expect(choices('Márgenes', 'Márgenes '.length)).toEqual(['angostos', 'normales', 'anchos']);
  expect(choices('Fondo', 0)).toEqual(['Claro', 'Sepia', 'Oscuro']);
  const text = container.querySelector<HTMLElement>('[lang="es"][data-size]');
  const set = () => [text?.dataset['size'], text?.dataset['face'], text?.dataset['spacing'], text?.dataset['margins']];
  expect(set()).toEqual(['m', 'serif', 'normal', 'normal']);
  for (const name of ['Pequeña', 'Sin serifa', 'Líneas separadas', 'Márgenes anchos', 'Sepia'])
    await user.click(panel.getByRole('radio', { name: new RegExp(`${name}$`) }));
  expect(set()).toEqual(['s', 'sans', 'loose', 'wide']);
  expect(document.documentElement.dataset['theme']).toBe('sepia');
});

test('the settings are no dialog that shuts the page off: the button that unfolds them folds them, and keys in them turn no page', async () => {
  const { user, address } = await show(`${owned}/la-renta`);
  const button = await screen.findByRole('button', { name: 'Ajustes de lectura' });
  await user.click(button);
  const panel = await screen.findByRole('dialog', { name: 'Ajustes de lectura' });
  expect([panel.tagName, panel.getAttribute('popover'), panel.contains(document.activeElement)]).toEqual([
    'DIV',
    'auto',
    true,
  ]);
  within(panel).getByRole('button', { name: 'Ver los atajos' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(address()).toBe(`${owned}/la-renta`);
  await user.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ver los atajos' }));
  expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toBeTruthy();
});

test('BOOK-1: where the reader is, is kept when the page is put aside, and known on another device', async () => {
  const { room } = await show(`${owned}/la-renta`);
  await screen.findByText(/Al vencimiento/);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  const tablet = readersDevice(room, 'ana', 'tableta');
  await waitFor(async () => {
    await tablet.notebook.open(slug);
    expect(tablet.places.place).toMatchObject({ section: 'la-renta', anchor: '' });
  });
});

test('BOOK-1: size, face and ground are as they were left', async () => {
  const room = readingRoom([guide]);
  const device = readersDevice(room, 'ana', 'laptop');
  device.storage.write('escuela.lectura-ajustes', JSON.stringify({ size: 'l', face: 'sans', theme: 'dark' }));
  const { container } = await show(`${owned}/la-renta`, room, 'ana', device);
  await waitFor(() => expect(container.querySelector('[data-size="l"][data-face="sans"]')).not.toBeNull());
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

test('BOOK-1: the index opens from the bar, and the section chosen closes it', async () => {
  const { user, address } = await show(`${owned}/presentacion`);
  await user.click(await screen.findByRole('button', { name: 'Índice' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Guía del arrendamiento' }));
  await user.click(drawer.getByRole('link', { name: 'El desalojo' }));
  await waitFor(() => expect(address()).toBe(`${owned}/el-desalojo`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** What a browser that can colour text without changing the page is told to colour, by name. happy-dom cannot. */
function colouring() {
  class HighlightOfTest {
    priority = 0;
    readonly ranges: readonly Range[];
    constructor(...ranges: readonly Range[]) {
      this.ranges = ranges;
    }
  }
  const highlights = new Map<string, HighlightOfTest>();
  vi.stubGlobal('Highlight', HighlightOfTest);
  vi.stubGlobal('CSS', { highlights, escape: (text: string) => text });
  return (name: string) => highlights.get(name)?.ranges.map((range) => range.toString()) ?? [];
}

test('BOOK-1: hits are shown in their place; N and P go from one to the next through the book', async () => {
  const coloured = colouring();
  const { user, address } = await show(`${owned}/presentacion`);
  await screen.findByText(/Esta guía/);
  await user.keyboard('/');
  await pasteInto(user, await screen.findByRole('searchbox', { name: 'Palabras' }), 'por');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await user.click((await screen.findAllByRole('button', { name: /por escrito/ }))[0]!);
  await waitFor(() => expect(address()).toBe(`${owned}/el-contrato`));
  expect(screen.getByText('1 de 2')).toBeTruthy();
  await waitFor(() => expect(coloured('busqueda-actual')).toEqual(['por']));
  await user.keyboard('n');
  await waitFor(() => expect(address()).toBe(`${owned}/el-desalojo`));
  expect(screen.getByText('2 de 2')).toBeTruthy();
  await waitFor(() => expect(coloured('busqueda')).toEqual(['Por']));
  await user.keyboard('p');
  await waitFor(() => expect(address()).toBe(`${owned}/el-contrato`));
});

test('BOOK-3: highlights are shown in their colours, and notes besides', async () => {
  const coloured = colouring();
  const room = readingRoom([guide]);
  const tablet = readersDevice(room, 'ana', 'tableta');
  await tablet.notebook.open(slug);
  const section = { id: 3002, slug: 'la-renta' };
  const passage = { start: 3, end: 14, quote: 'vencimiento', before: 'Al ', after: '' };
  tablet.notebook.add(section, passage, 'green', '');
  tablet.notebook.add(section, { ...passage, start: 18, end: 30, quote: 'cada período' }, 'pink', 'Ojo');
  await waitFor(() => expect(tablet.notebook.annotations.map(({ state }) => state)).toEqual(['saved', 'saved']));
  await show(`${owned}/la-renta`, room);
  await waitFor(() => expect(coloured('marca-green')).toEqual(['vencimiento']));
  expect([coloured('marca-pink'), coloured('nota'), coloured('marca-yellow')]).toEqual([
    ['cada período'],
    ['cada período'],
    [],
  ]);
});

/** A note on another device, which is on this one as well. */
async function noted(note: string, drafts = noDrafts()) {
  const room = readingRoom([guide]);
  const tablet = readersDevice(room, 'ana', 'tableta');
  await tablet.notebook.open(slug);
  const passage = { start: 3, end: 14, quote: 'vencimiento', before: 'Al ', after: '' };
  const id = tablet.notebook.add({ id: 3002, slug: 'la-renta' }, passage, 'green', note);
  await waitFor(() => expect(tablet.notebook.annotations.map(({ state }) => state)).toEqual(['saved']));
  const laptop = readersDevice(room, 'ana', 'laptop', drafts);
  const shown = await show(`${owned}/la-renta`, room, 'ana', laptop);
  await waitFor(() => expect(shown.notebook.annotations).toHaveLength(1));
  const openNote = async () => {
    await shown.user.click(await screen.findByRole('button', { name: /^Mis marcas y notas/ }));
    await shown.user.click(await screen.findByRole('button', { name: 'Abrir nota' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });
  };
  return { ...shown, id, tablet, openNote };
}

test('SAFE-23: a note being written outlives Escape and a reload, and is offered again; saved, it is offered no more', async () => {
  const storage = new TabStorageInMemory();
  const drafts = () => new FormDrafts(storage, new BrowserOfTest().tab());
  const first = await noted('Ojo', drafts());
  await pasteInto(first.user, await first.openNote(), ': preguntar por la mora');
  await first.user.keyboard('{Escape}');
  expect(await screen.findByText('Nota sin guardar')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Nota' })).toBeNull();
  first.unmount();

  const second = await noted('Ojo', drafts());
  await second.user.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });
  expect(field.value).toBe('Ojo: preguntar por la mora');
  await second.user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() =>
    expect(second.notebook.annotations).toMatchObject([{ note: 'Ojo: preguntar por la mora', state: 'saved' }]),
  );
  expect(screen.queryByText('Nota sin guardar')).toBeNull();
  second.unmount();
  expect(await drafts().read(`nota.${slug}.la-renta`)).toBeNull();
});

test('SAFE-23: a note of a passage that has no annotation yet is kept as well, and can be left', async () => {
  const { user, noteDrafts, notebook } = await show(`${owned}/la-renta`);
  const passage = { start: 3, end: 14, quote: 'vencimiento', before: 'Al ', after: '' };
  noteDrafts.write(passage, 'A medias');
  await user.click(await screen.findByRole('button', { name: 'Seguir escribiendo' }));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota' });
  expect([field.value, screen.getByText('vencimiento').tagName]).toEqual(['A medias', 'BLOCKQUOTE']);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect([screen.queryByText('Nota sin guardar'), noteDrafts.unfinished, notebook.annotations]).toEqual([null, [], []]);
});

test('SAFE-23: a note that two devices changed is said over the page and in it, with both texts, one still being written too', async () => {
  const { user, id, tablet, openNote, toasts, notebook } = await noted('Ojo');
  tablet.notebook.change(id, 'Ojo, desde la tableta', 'green');
  await waitFor(() => expect(tablet.notebook.annotations).toMatchObject([{ state: 'saved' }]));
  await pasteInto(user, await openNote(), ', desde la laptop');
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(await screen.findByText('Una nota tuya cambió en dos dispositivos')).toBeTruthy();
  expect(toasts.toasts).toMatchObject([{ title: 'Tu nota también cambió en otro dispositivo' }]);
  await user.click(screen.getByRole('button', { name: 'Elegir cuál queda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu nota cambió en otro dispositivo' }));
  expect(dialog.getByText('Ojo, desde la laptop')).toBeTruthy();
  expect(dialog.getByText('Ojo, desde la tableta')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Una nota tuya cambió en dos dispositivos')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Elegir cuál queda' }));
  await user.click(await screen.findByRole('button', { name: 'Unir las dos' }));
  await waitFor(() => expect(notebook.annotations).toMatchObject([{ state: 'saved' }]));
  expect(notebook.annotations[0]?.note).toContain('desde la laptop');
  expect(notebook.annotations[0]?.note).toContain('desde la tableta');
  expect(screen.queryByText('Una nota tuya cambió en dos dispositivos')).toBeNull();
});

test('SAFE-23: every annotation says whether the school has it', async () => {
  const { user, api, id, notebook } = await noted('Ojo');
  await user.click(await screen.findByRole('button', { name: /^Mis marcas y notas/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Mis marcas y notas' }));
  expect(panel.getByText('Guardado')).toBeTruthy();
  api.isOffline = true;
  notebook.change(id, 'Ojo, sin red', 'green');
  expect(await panel.findByText(/^Guardado en este equipo/)).toBeTruthy();
  api.isOffline = false;
  window.dispatchEvent(new Event('online'));
  expect(await panel.findByText('Guardado')).toBeTruthy();
});
