import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { ContentFilesApi } from '#application/browser/learning/ports/content-files-api.ts';
import { SyllabusApi } from '#application/browser/learning/ports/syllabus-api.ts';
import { EditedProductsApi } from '#application/browser/office/ports/edited-products-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { Timer } from '#application/browser/shared/ports/timer.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import type { SyllabusContent } from '#domain/learning/syllabus/syllabus.ts';
import { largestVideo } from '#domain/learning/syllabus/video-file.ts';
import { accept } from '#domain/shared/result.ts';
import { EditedProductStore } from '#ui/school/staff/products/editor/edited-product-store.ts';
import * as syllabusPage from '#ui/school/staff/products/syllabus/syllabus-page.tsx';
import { UploadStore } from '#ui/school/staff/products/syllabus/upload-store.ts';
import { ContentFilesApiInMemory } from '#test/memory/learning/content-files-api-in-memory.ts';
import { VideoSenderInMemory } from '#test/memory/learning/video-sender-in-memory.ts';
import { EditedProductsApiInMemory } from '#test/memory/office/edited-products-api-in-memory.ts';
import { PartApiInMemory } from '#test/memory/office/part-api-in-memory.ts';
import { syllabusClass } from '#test/ports/learning/syllabuses.ts';
import { officeSession } from '#test/support/accounts/office-session.ts';
import { axeProblems } from '#test/support/browser/axe.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { contractsInOffice } from '#test/support/catalogue/edited-products.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { TimerByHand } from '#test/support/shared/timer-by-hand.ts';

const opening = syllabusClass({ id: 1, title: 'Apertura', video: 'videos/a.mp4', seconds: 60 });
const contracts: SyllabusContent = {
  modules: [
    { id: 101, title: 'El contrato', summary: '', classes: [opening, syllabusClass({ id: 2, title: 'Cierre' })] },
    { id: 102, title: 'La renta', summary: '', classes: [] },
  ],
  materials: [],
};

async function show(content: SyllabusContent = contracts, as: OfficeRole = 'editor') {
  const mayEdit = as !== 'auditor';
  const products = new EditedProductsApiInMemory({ ...contractsInOffice, parts: ['syllabus'], mayEdit });
  const [syllabus, files, sender, timer] = [
    new PartApiInMemory(content),
    new ContentFilesApiInMemory(),
    new VideoSenderInMemory(),
    new TimerByHand(),
  ];
  const uploads = new UploadStore(sender, { look: () => Promise.resolve(null) }, files, timer);
  const session = await officeSession(as);
  await showPages([{ path: '/:id', module: syllabusPage }], '/7', (container) => {
    session.wire(container);
    container.bind(SyllabusApi).toConstantValue(syllabus);
    container.bind(ContentFilesApi).toConstantValue(files);
    container.bind(EditedProductsApi).toConstantValue(products);
    container.bind(UploadStore).toConstantValue(uploads);
    if (!container.isBound(IdGenerator)) container.bind(IdGenerator).toConstantValue(new CountingIds());
    container.bind(Timer).toConstantValue(timer);
    if (!container.isBound(TabStorage)) container.bind(TabStorage).toConstantValue(new TabStorageInMemory());
    container.bind(EditedProductStore).toConstantValue(new EditedProductStore(products, timer));
  });
  /** What was saved last. */
  const saved = async () => {
    timer.advance(800);
    await screen.findByText(/^Guardado a las/);
    return syllabus.saves.at(-1) ?? contracts;
  };
  return { files, sender, syllabus, saved, user: userEvent.setup() };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const titles = (module: string) =>
  within(screen.getByRole('list', { name: `Clases del módulo «${module}»` }))
    .queryAllByRole<HTMLInputElement>('textbox', { name: /^Clase/ })
    .map(({ value }) => value);
const fileOf = (name: string, type: string, size?: number): File => {
  const file = new File(['algo'], name, { type });
  return size === undefined ? file : Object.defineProperty(file, 'size', { value: size });
};

test('several files that are dropped at once become classes in their order; what is none is named, and tells what to do', async () => {
  const { files, sender, saved } = await show();
  const module = screen.getByRole('textbox', { name: 'Módulo 2' }).closest('li') ?? document.body;
  const dropped = [
    fileOf('01-apertura.mp4', 'video/mp4'),
    fileOf('02_lectura.md', 'text/markdown'),
    fileOf('03.falso.mp4', 'video/mp4'),
    fileOf('foto.jpg', 'image/jpeg'),
    fileOf('largo.md', 'text/markdown', 300_000),
    fileOf('04-enorme.webm', 'video/webm', largestVideo + 1),
    fileOf('05-en-espera.webm', 'video/webm'),
  ];
  await act(async () => {
    fireEvent.drop(module, { dataTransfer: { files: dropped, types: ['Files'] } });
    await Promise.resolve();
  });
  await waitFor(() => expect(titles('La renta')).toHaveLength(5));
  expect(screen.getByText(/No se agregó foto.jpg: aquí van videos y textos/)).toBeTruthy();
  expect(screen.getByText(/No se agregó largo.md: una lectura tiene hasta 60000 caracteres/)).toBeTruthy();
  expect(screen.getByText(/pesa más de 4 GB. Divídelo/)).toBeTruthy();
  // Two go at once; the third waits for its turn.
  expect(sender.sendings.map(({ name }) => name)).toEqual(['01-apertura.mp4', '03.falso.mp4']);
  files.notVideos.add('falso');
  await act(async () => {
    sender.of('01-apertura.mp4').events.onArrived('uno.mp4');
    sender.of('03.falso.mp4').events.onArrived('falso');
    await Promise.resolve();
  });
  expect(await screen.findByText(/no es un video que se pueda leer.*Conviértelo a MP4 con H.264 y AAC/)).toBeTruthy();
  expect(sender.sendings.map(({ name }) => name)).toContain('05-en-espera.webm');
  const { classes } = (await saved()).modules[1] ?? { classes: [] };
  expect(classes.map(({ kind, video }) => [kind, video])).toEqual([
    ['video', 'videos/uno.mp4'],
    ['reading', null],
    ['video', null],
    ['video', null],
    ['video', null],
  ]);
  expect(classes[1]).toMatchObject({ title: '02 lectura', text: 'algo' });
  expect(await axeProblems()).toEqual([]);
});

test('a video is paused, goes on, is cancelled; one of an earlier visit is named with what to do', async () => {
  const { sender, user } = await show();
  const video = fileOf('clase.mp4', 'video/mp4');
  await user.click(
    within(screen.getByRole('list', { name: /El contrato/ })).getAllByRole('button', { name: 'Editar' })[1] ??
      document.body,
  );
  await user.upload(screen.getByLabelText('Video de la clase «Cierre»'), video);
  act(() => sender.of('clase.mp4').events.onProgress(2));
  expect(screen.getByRole('progressbar', { name: /Subiendo: clase.mp4/ })).toBeTruthy();
  await user.click(press('Pausar el video de la clase «Cierre»'));
  expect(sender.of('clase.mp4').state).toBe('paused');
  await user.click(press('Seguir con el video de la clase «Cierre»'));
  expect(sender.of('clase.mp4').state).toBe('under way');
  act(() => sender.of('clase.mp4').events.onLost());
  expect(screen.getByRole('progressbar', { name: /Sin conexión: sigue sola/ })).toBeTruthy();
  await user.click(press('Cancelar el video de la clase «Cierre»'));
  expect(sender.of('clase.mp4').state).toBe('abandoned');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('modules and classes are put in order and taken out by keyboard, and whoever does not see it is told', async () => {
  const { user, saved } = await show();
  press('Bajar clase «Apertura»').focus();
  await user.keyboard('{Enter}');
  expect(titles('El contrato')).toEqual(['Cierre', 'Apertura']);
  expect(screen.getByText('«Apertura»: ahora es la clase 2 de 2 en «El contrato».')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(press('Bajar clase «Apertura»')));
  await user.keyboard('{Enter}');
  expect([titles('El contrato'), titles('La renta')]).toEqual([['Cierre'], ['Apertura']]);
  press('Subir módulo «La renta»').focus();
  await user.keyboard('{Enter}');
  await user.click(press('Quitar la clase «Cierre»'));
  expect((await saved()).modules.map(({ id, classes }) => [id, classes.map((each) => each.id)])).toEqual([
    [102, [1]],
    [101, []],
  ]);
});

test('captions with a wrong line are not taken, each fault leads to its line; mended they are the class’s', async () => {
  const { files, user, saved } = await show();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => revoke.mockRestore());
  const shown = () => waitFor(() => document.querySelector('track') ?? expect.fail('no captions'));
  await user.click(screen.getAllByRole('button', { name: 'Editar' })[0] ?? document.body);
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Texto en WebVTT' });
  fireEvent.change(text, { target: { value: 'WEBVTT\n\n00:03.000 --> 00:02.000\nHola' } });
  await user.click(press(/^Línea 3: El subtítulo termina/));
  expect(document.activeElement).toBe(text);
  await waitFor(() => expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('00:03.000 --> 00:02.000'));
  expect(press('Usar estos subtítulos')).toHaveProperty('disabled', true);
  const wrong = await shown();
  expect(revoke).not.toHaveBeenCalled();
  fireEvent.load(wrong);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(wrong.getAttribute('src'));
  fireEvent.change(text, { target: { value: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola' } });
  await waitFor(async () => expect(await shown()).not.toBe(wrong));
  await user.click(press('Usar estos subtítulos'));
  await screen.findByRole('button', { name: 'Quitar subtítulos' });
  expect(files.captions.size).toBe(1);
  expect((await saved()).modules[0]?.classes[0]?.captions).toBe('subtitulos/1.vtt');
  // What a video that leaves the page may still be reading stays until it has.
  const mended = await shown();
  await user.click(press('Cerrar'));
  expect(mended.isConnected).toBe(false);
  expect(revoke).toHaveBeenCalledTimes(1);
  fireEvent.load(mended);
  expect(revoke).toHaveBeenLastCalledWith(mended.getAttribute('src'));
});

test('captions typed before their video is there stay', async () => {
  const { files, user } = await show();
  let arrive = (): void => undefined;
  files.addressOf = () =>
    new Promise((resolve) => {
      arrive = () => resolve(accept({ address: '/archivos/a.mp4' }));
    });
  await user.click(screen.getAllByRole('button', { name: 'Editar' })[0] ?? document.body);
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto en WebVTT' });
  fireEvent.change(text, { target: { value: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHola' } });
  await act(async () => arrive());
  expect(text.value).toContain('Hola');
  expect(press('Usar estos subtítulos')).toHaveProperty('disabled', false);
});

test('a heading of the first class’s text stands below that of the text', async () => {
  const reading = syllabusClass({ id: 1, kind: 'reading', title: 'Hitos', text: '## Para leer' });
  await show({ modules: [{ id: 101, title: 'Obras', summary: '', classes: [reading] }], materials: [] });
  await userEvent.click(press('Editar'));
  expect((await screen.findByRole('heading', { name: 'Para leer' })).getAttribute('aria-level')).toBe('3');
  expect(await axeProblems()).toEqual([]);
});

test('an empty syllabus says how one begins; whoever may only look changes nothing', async () => {
  const { user, saved } = await show({ modules: [], materials: [] });
  await user.click(press('Agregar el primer módulo'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Módulo 1' })));
  await user.keyboard('Principios');
  await user.click(press('Agregar lectura'));
  expect((await saved()).modules).toMatchObject([{ title: 'Principios', classes: [{ kind: 'reading' }] }]);
});

test('an auditor sees the syllabus and nothing to change it with', async () => {
  await show(contracts, 'auditor');
  expect(titles('El contrato')).toEqual(['Apertura', 'Cierre']);
  for (const box of screen.getAllByRole<HTMLInputElement>('textbox')) expect(box.readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /Agregar|Subir|Quitar|Editar/ })).toBeNull();
});
