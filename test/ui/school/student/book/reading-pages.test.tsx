import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as indexPage from '#ui/school/student/book/index-page.tsx';
import * as shelfPage from '#ui/school/student/book/shelf-page.tsx';
import * as sampleListPage from '#ui/school/student/book/sample-list-page.tsx';
import * as sectionPage from '#ui/school/student/book/section-page.tsx';
import type { ExpiredAccess } from '#domain/learning/expired-access.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { readingRoom } from '#test/support/reading/reading-room.ts';
import { readersDevice } from '#test/support/reading/reader-services.ts';
import { pasteInto } from '#test/support/browser/paste-into.ts';
import { showPages } from '#test/support/browser/show-page.tsx';

const slug = 'guia-del-arrendamiento';

async function show(at: string, owned: boolean, book = leaseGuide, ended: ExpiredAccess | null = null) {
  const room = readingRoom([book]);
  const device = readersDevice(room, owned ? 'ana' : null, 'laptop');
  if (ended !== null) device.home.ended.set(slug, ended);
  const pages = [
    { path: '/main/libros/indice/:slug', module: indexPage },
    { path: '/main/libros/pack/:slug?', module: shelfPage },
    { path: '/main/libros/lectura/:slug/:id?', module: sectionPage },
    { path: '/lectura/:module?', module: sampleListPage },
    { path: '/lectura/:module/:slug', module: sectionPage },
  ];
  const shown = await showPages(pages, at, device.wire);
  return { ...shown, ...device, room, user: userEvent.setup() };
}

test('an owner opens the index and reads on, section by section', async () => {
  const { user, address } = await show(`/main/libros/indice/${slug}`, true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guía del arrendamiento');
  await user.click(screen.getByRole('link', { name: 'Empezar a leer' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Presentación' })).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Esta guía es breve.')).toBeTruthy());
  await user.click(screen.getByRole('link', { name: /Siguiente/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'La renta' })).toBeTruthy();
  expect(screen.getByText(/· El contrato/)).toBeTruthy();
  expect(address()).toBe(`/main/libros/lectura/${slug}/la-renta`);
  expect(screen.queryByText('Muestra gratuita')).toBeNull();
});

test('a visitor reads the sample, sees what is blocked, and is shown the way to the book', async () => {
  await show(`/lectura/libros/${slug}`, false);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Presentación');
  expect(screen.getByText('Muestra gratuita')).toBeTruthy();
  const index = screen.getByRole('navigation', { name: 'Índice del libro' });
  expect(within(index).getByText(/La renta/).textContent).toContain('solo en el libro completo');
  const more = screen.getByRole('link', { name: 'Seguir leyendo en el libro completo' });
  expect(more.getAttribute('href')).toBe(`/contenidos/libros/${slug}`);
});

test('the sample of a magazine speaks of a magazine', async () => {
  await show(`/lectura/revistas/${slug}`, false, { ...leaseGuide, kind: 'magazine' });
  expect(screen.getByText(/^Estás leyendo una parte de la revista/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Seguir leyendo en la revista completa' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/libro/);
});

test('a blocked section asked for by its address leads to the book’s own page', async () => {
  const { address } = await show(`/lectura/libros/${slug}?seccion=la-renta`, false);
  await waitFor(() => expect(address()).toBe(`/contenidos/libros/${slug}`));
});

test('a section that is not there says so', async () => {
  await show(`/lectura/libros/${slug}?seccion=otra`, false);
  expect(screen.getByText(/No se pudo: section-not-found/)).toBeTruthy();
});

test('MAIN-7: the index that the menu has of what a plan gives leads to the shelf of it', async () => {
  const { address } = await show('/main/libros/indice/plan-pro-empresa?tipoSync=902', true);
  await waitFor(() => expect(address()).toBe('/main/libros/pack/plan-pro-empresa'));
});

test('the index without the book leads to the sample', async () => {
  const { address } = await show(`/main/libros/indice/${slug}`, false);
  await waitFor(() => expect(address()).toBe(`/lectura/libros/${slug}`));
});

const ended: ExpiredAccess = {
  product: { title: leaseGuide.title, slug, isDiscountValid: false },
  plan: null,
  regular: soles('89.90'),
  reduced: null,
  offer: { price: soles('89.90'), former: null, isExempt: true },
};

test.each([`indice/${slug}`, `lectura/${slug}`, `lectura/${slug}/la-renta`, `lectura/${slug}/presentacion`])(
  'LEARN-5: whoever had the book is told at %s that it ended, and where their notes are',
  async (place) => {
    await show(`/main/libros/${place}`, false, leaseGuide, ended);
    expect(await screen.findByText('Tu acceso terminó')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Presentación');
    expect(screen.getByRole('link', { name: 'Mis notas' }).getAttribute('href')).toBe('/main/mis-notas');
    expect(screen.getByRole('link', { name: 'Ver el libro completo' }).getAttribute('href')).toBe(
      `/contenidos/libros/${slug}`,
    );
  },
);

test('without a book, what can be sampled is listed, by kind', async () => {
  await show('/lectura', false);
  expect(screen.getByRole('heading', { level: 1, name: 'Lee una muestra gratis' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Guía del arrendamiento/ }).getAttribute('href')).toBe(
    `/lectura/libros/${slug}`,
  );
});

test('samples of one kind stand under the heading that names it, without a second one', async () => {
  await show('/lectura/libros', false);
  expect(screen.getAllByRole('heading').map((each) => each.textContent)[0]).toBe('Libros para leer una muestra gratis');
  expect(screen.queryByRole('heading', { level: 2, name: 'Libros' })).toBeNull();
  expect(screen.getByText('El comienzo de cada libro, sin registrarte y sin prisa.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: /Guía del arrendamiento/ })).toBeTruthy();
});

test('a kind of which nothing can be sampled says so; a module code leads to its folder', async () => {
  await show('/lectura/revistas', false);
  expect(screen.getByText('Todavía no hay muestras para leer')).toBeTruthy();
});

test('a module code leads to the folder of its kind', async () => {
  const { address } = await show('/lectura/LI', false);
  await waitFor(() => expect(address()).toBe('/lectura/libros'));
});

test('an owner goes on where another device stopped', async () => {
  const { notebook, room, session, user, address } = await show(`/main/libros/indice/${slug}`, true);
  expect(screen.getByRole('link', { name: 'Empezar a leer' })).toBeTruthy();
  const tablet = readersDevice(room, 'ana', 'tableta');
  await tablet.notebook.open(slug);
  await tablet.places.keepPlace('el-desalojo', '', false);
  await user.click(screen.getByRole('link', { name: 'Empezar a leer' }));
  expect(await screen.findByText('En otro equipo ibas más adelante')).toBeTruthy();
  expect(address()).toBe(`/main/libros/lectura/${slug}/presentacion`);
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  await waitFor(() => expect(screen.queryByText('En otro equipo ibas más adelante')).toBeNull());
  // Whoever is not signed in any more has a connection that works, and is led to what is missing.
  act(() => {
    notebook.isOffline = true;
    session.sessionExpired = true;
  });
  expect(screen.getByText(/se enviará cuando ingreses/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ingresar' })).toBeTruthy();
  expect(screen.queryByText(/Sin conexión/)).toBeNull();
});

test('without a section in the address, the owner is led to the place', async () => {
  const room = readingRoom([leaseGuide]);
  const tablet = readersDevice(room, 'ana', 'tableta');
  await tablet.notebook.open(slug);
  await tablet.places.keepPlace('la-renta', '', false);
  const pages = [{ path: '/main/libros/lectura/:slug/:id?', module: sectionPage }];
  const { address } = await showPages(pages, `/main/libros/lectura/${slug}`, readersDevice(room, 'ana', 'laptop').wire);
  await waitFor(() => expect(address()).toBe(`/main/libros/lectura/${slug}/la-renta`));
});

/** Selects a text as a person does. */
function select(text: string): void {
  const paragraph = screen.getByText(new RegExp(text), { selector: '.text, .text *' });
  const node = paragraph.firstChild;
  const start = paragraph.textContent.indexOf(text);
  if (node === null) throw new Error('The paragraph is empty.');
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, start + text.length);
  document.getSelection()?.removeAllRanges();
  document.getSelection()?.addRange(range);
  document.dispatchEvent(new Event('selectionchange'));
}

test('a passage is selected, a note is written on it, and the panel lists both', async () => {
  const { user, notebook } = await show(`/main/libros/lectura/${slug}/la-renta`, true);
  await screen.findByText(/Al vencimiento/);
  select('vencimiento');
  const bar = await screen.findByRole('toolbar', { name: 'Texto seleccionado' });
  await user.click(within(bar).getByRole('button', { name: /Nota/ }));
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Nota' }), 'Preguntar por el plazo');
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(notebook.annotations).toMatchObject([{ note: 'Preguntar por el plazo', state: 'saved' }]));
  expect(notebook.annotations[0]?.passage).toMatchObject({ start: 3, end: 14, quote: 'vencimiento', before: 'Al ' });
});

test('a colour highlights what is selected, and nothing is said to a visitor who can only cite', async () => {
  const { user, notebook } = await show(`/main/libros/lectura/${slug}/la-renta`, true);
  await screen.findByText(/Al vencimiento/);
  select('cada período');
  await user.click(await screen.findByRole('button', { name: 'Resaltar en azul' }));
  await waitFor(() =>
    expect(notebook.annotations).toMatchObject([{ colour: 'blue', state: 'saved', kind: 'highlight' }]),
  );
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a visitor can cite and nothing else', async () => {
  await show(`/lectura/libros/${slug}`, false);
  await screen.findByText(/Esta guía/);
  select('guía');
  const bar = await screen.findByRole('toolbar', { name: 'Texto seleccionado' });
  expect(within(bar).getByRole('button', { name: 'Copiar cita' })).toBeTruthy();
  expect(within(bar).queryByRole('button', { name: /Resaltar/ })).toBeNull();
});

/** The files that were handed over while something was done: name and content. */
async function handedOver(act: () => Promise<void>): Promise<{ name: string; text: string }[]> {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await act();
  create.mockRestore();
  click.mockRestore();
  return Promise.all(names.map(async (name, index) => ({ name, text: (await blobs[index]?.text()) ?? '' })));
}

test('the notebook is taken along as a file, section by section, with colours, days and links, as Markdown or as text', async () => {
  const { user, notebook } = await show(`/main/libros/lectura/${slug}/la-renta`, true);
  await screen.findByText(/Al vencimiento/);
  select('cada período');
  await user.click(await screen.findByRole('button', { name: 'Resaltar en azul' }));
  select('vencimiento');
  await user.click(await screen.findByRole('button', { name: /Nota/ }));
  await pasteInto(user, await screen.findByRole('textbox', { name: 'Nota' }), 'Preguntar por el plazo');
  await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(notebook.annotations.map(({ state }) => state)).toEqual(['saved', 'saved']));
  await user.keyboard('m');
  const panel = within(await screen.findByRole('dialog', { name: 'Mis marcas y notas' }));
  const files = await handedOver(async () => {
    await user.click(panel.getByRole('button', { name: 'Markdown' }));
    await user.click(panel.getByRole('button', { name: 'Texto' }));
  });
  const day = '10 de marzo de 2026';
  const at = (nth: number) =>
    `http://localhost:3000/main/libros/lectura/${slug}/la-renta#marca=${notebook.annotations[nth]?.id}`;
  expect(files).toEqual([
    {
      name: `notas-${slug}.md`,
      text: `# Guía del arrendamiento\n\nRosa Huamán\n\nNotas exportadas el ${day}.\n\n## La renta\n\n> vencimiento\n\nPreguntar por el plazo\n\nAmarillo · ${day} · [Ver en el libro](<${at(1)}>)\n\n> cada período\n\nAzul · ${day} · [Ver en el libro](<${at(0)}>)\n`,
    },
    {
      name: `notas-${slug}.txt`,
      text: `GUÍA DEL ARRENDAMIENTO\n\nRosa Huamán\n\nNotas exportadas el ${day}.\n\nLa renta\n\n«vencimiento»\n\nPreguntar por el plazo\n\nAmarillo · ${day} · ${at(1)}\n\n«cada período»\n\nAzul · ${day} · ${at(0)}\n`,
    },
  ]);
});

test('a citation is copied with its author, its year, its section, its permanent address and the day', async () => {
  const { user, toasts } = await show(`/main/libros/lectura/${slug}/la-renta`, true);
  await screen.findByText(/Al vencimiento/);
  select('vencimiento');
  await user.click(await screen.findByRole('button', { name: 'Copiar cita' }));
  await waitFor(() => expect(toasts.toasts).toMatchObject([{ text: 'Cita copiada, con su dirección permanente.' }]));
  expect(await navigator.clipboard.readText()).toBe(
    `«vencimiento» (Rosa Huamán (2026). Guía del arrendamiento, «La renta». Escuela. http://localhost:3000/main/libros/lectura/${slug}/la-renta [consulta: 10 de marzo de 2026])`,
  );
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('where the browser keeps the clipboard to itself, the citation is shown to be copied by hand', async () => {
  const { user, toasts } = await show(`/main/libros/lectura/${slug}/la-renta`, true);
  await screen.findByText(/Al vencimiento/);
  const refuse = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  select('vencimiento');
  await user.click(await screen.findByRole('button', { name: 'Copiar cita' }));
  await waitFor(() => expect(toasts.toasts).toMatchObject([{ title: 'Copia la cita de aquí', duration: null }]));
  expect(toasts.toasts[0]?.text).toContain('vencimiento');
  refuse.mockRestore();
});

test('keys lead on and back, and never act in a field', async () => {
  const { user, address } = await show(`/main/libros/lectura/${slug}/presentacion`, true);
  await screen.findByText(/Esta guía/);
  await user.keyboard('l');
  await waitFor(() => expect(address()).toContain('/la-renta'));
  await user.keyboard('/');
  const field = await screen.findByRole('searchbox', { name: 'Palabras' });
  await pasteInto(user, field, 'jl?');
  expect(address()).toContain('/la-renta');
  expect(screen.queryByRole('dialog', { name: 'Atajos de teclado' })).toBeNull();
});

test('a search finds words in the whole book and goes from hit to hit', async () => {
  const { user, address } = await show(`/main/libros/lectura/${slug}/presentacion`, true);
  await screen.findByText(/Esta guía/);
  await user.keyboard('/');
  await pasteInto(user, await screen.findByRole('searchbox', { name: 'Palabras' }), 'PERIODO');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('Un resultado en el libro.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /período/ }));
  await waitFor(() => expect(address()).toContain('/la-renta'));
  expect(await screen.findByRole('toolbar', { name: 'Resultados de la búsqueda' })).toBeTruthy();
  expect(screen.getByText('1 de 1')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Terminar la búsqueda' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('the reader’s size, face and ground are kept', async () => {
  const { user, storage } = await show(`/main/libros/lectura/${slug}/presentacion`, true);
  await screen.findByText(/Esta guía/);
  await user.keyboard('t');
  await user.click(await screen.findByRole('radio', { name: 'Muy grande' }));
  await user.click(screen.getByRole('radio', { name: 'Sin serifa' }));
  await user.click(screen.getByRole('radio', { name: 'Oscuro' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(JSON.parse(storage.read('escuela.lectura-ajustes') ?? '')).toMatchObject({ size: 'xl', face: 'sans' });
  await user.click(screen.getByRole('checkbox', { name: 'Usar atajos de teclado' }));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
