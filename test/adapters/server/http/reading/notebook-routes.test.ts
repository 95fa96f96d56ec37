import { describe, expect, test } from 'vitest';
import { insertBooks } from '#test/support/reading/book-rows.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool } from '#test/support/school/test-school.ts';

const slug = 'guia-del-arrendamiento';
const notebookUrl = `/api/v1/books/${slug}/annotations`;
const highlight = { modulo_id: 3002, seleccion: 'vencimiento', tipo: 0, inicio: 3, fin: 14 };

async function bookshop() {
  const school = await testSchool();
  await insertBooks(school.db, [leaseGuide]);
  const owner = await school.addUser();
  await insertGrant(school.db, owner, leaseGuide.productId);
  const stranger = await school.addUser();
  const post = (headers: Record<string, string>, payload: object) =>
    school.app.inject({ method: 'POST', url: '/api/resaltados-notas', headers, payload });
  return {
    ...school,
    owner,
    headers: await school.signIn(owner),
    strangers: await school.signIn(stranger),
    post,
    notebook: async (headers: Record<string, string>) =>
      (await school.app.inject({ url: notebookUrl, headers })).json(),
  };
}

describe('the calls of section 7', () => {
  test('a highlight is kept as it was sent, and is in the reader’s list', async () => {
    const { post, headers, notebook } = await bookshop();
    const answer = await post(headers, highlight);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ response: 'ok', resaltado_nota: { ...highlight, nota: '', version: 1 } });
    expect(await notebook(headers)).toMatchObject({
      annotations: [
        { section: 'la-renta', kind: 'highlight', found: { section: 'la-renta', start: 3, end: 14 }, colour: 'yellow' },
      ],
      bookmarks: [],
      place: null,
    });
  });

  test('any type but 0 is a note; with a key of its own it is kept once', async () => {
    const { post, headers, notebook } = await bookshop();
    const note = { ...highlight, modulo_id: '3002', tipo: 2, nota: 'Revisar', color: 'blue', clave: 'clave-1' };
    await post(headers, note);
    expect((await post(headers, note)).json()).toMatchObject({ resaltado_nota: { id: 'clave-1', tipo: 1 } });
    expect((await notebook(headers)).annotations).toMatchObject([{ kind: 'note', note: 'Revisar', colour: 'blue' }]);
  });

  test('removing answers the same when repeated', async () => {
    const { post, app, headers, notebook } = await bookshop();
    const { id } = (await post(headers, highlight)).json().resaltado_nota;
    for (const _time of [1, 2]) {
      const answer = await app.inject({ url: `/api/resaltados-notas/eliminar/${id}`, headers });
      expect([answer.statusCode, answer.json()]).toEqual([200, { response: 'ok' }]);
    }
    expect((await notebook(headers)).annotations).toEqual([]);
    expect((await post(headers, { ...highlight, clave: id })).json()).toMatchObject({ kind: 'annotation-removed' });
  });

  test('what cannot be kept is refused by the name of its field', async () => {
    const { post, headers } = await bookshop();
    const refused = async (changes: object) => {
      const answer = await post(headers, { ...highlight, ...changes });
      const { kind, field } = answer.json() as { kind: string; field?: string };
      return [answer.statusCode, kind, field];
    };
    expect(await refused({ seleccion: '  ' })).toEqual([422, 'quote-missing', 'seleccion']);
    expect(await refused({ fin: 3 })).toEqual([422, 'place-impossible', 'fin']);
    expect(await refused({ inicio: 'x' })).toEqual([400, 'invalid-input', 'inicio']);
    expect(await refused({ modulo_id: 999 })).toEqual([404, 'section-not-found', undefined]);
    expect(await refused({ tipo: 1, nota: 'a'.repeat(5001) })).toEqual([422, 'note-too-long', 'note']);
    expect(await refused({ seleccion: 'a'.repeat(2001) })).toEqual([422, 'quote-too-long', 'seleccion']);
  });

  test('a book that is not the caller’s takes no annotation; another’s cannot be touched', async () => {
    const { post, app, headers, strangers, notebook } = await bookshop();
    expect((await post(strangers, highlight)).json()).toMatchObject({ status: 403, kind: 'book-not-owned' });
    const { id } = (await post(headers, highlight)).json().resaltado_nota;
    const removal = await app.inject({ url: `/api/resaltados-notas/eliminar/${id}`, headers: strangers });
    expect(removal.statusCode).toBe(404);
    const payload = { version: 1, note: 'mía', colour: 'pink' };
    const change = await app.inject({ method: 'PATCH', url: `/api/v1/annotations/${id}`, headers: strangers, payload });
    expect(change.statusCode).toBe(404);
    expect((await notebook(headers)).annotations).toHaveLength(1);
    expect((await notebook(strangers)).annotations).toEqual([]);
  });
});

describe('notes from two devices', () => {
  test('the later one is refused with what the note is now, and may then be kept', async () => {
    const { post, app, headers } = await bookshop();
    const { id } = (await post(headers, { ...highlight, tipo: 1, nota: 'base' })).json().resaltado_nota;
    const change = (version: number, note: string) =>
      app.inject({
        method: 'PATCH',
        url: `/api/v1/annotations/${id}`,
        headers,
        payload: { version, note, colour: 'yellow' },
      });
    expect((await change(1, 'desde la tableta')).json()).toMatchObject({ version: 2, note: 'desde la tableta' });
    const late = await change(1, 'desde la laptop');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      kind: 'annotation-changed',
      data: { current: { id, version: 2, note: 'desde la tableta' } },
    });
    expect((await change(2, 'las dos')).json()).toMatchObject({ version: 3, note: 'las dos' });
    expect((await change(2, 'las dos')).json()).toMatchObject({ version: 3 });
    await app.inject({ url: `/api/resaltados-notas/eliminar/${id}`, headers });
    expect((await change(3, 'tarde')).json()).toMatchObject({ status: 410, kind: 'annotation-removed' });
  });
});

describe('bookmarks and place', () => {
  const bookmarks = `/api/v1/books/${slug}/bookmarks`;
  const places = `/api/v1/books/${slug}/places`;

  test('are kept for the owner', async () => {
    const { app, headers, notebook } = await bookshop();
    const bookmark = { section: 'la-renta', anchor: 'p-al', label: 'Al vencimiento' };
    const set = await app.inject({ method: 'PUT', url: bookmarks, headers, payload: bookmark });
    expect(set.statusCode).toBe(204);
    const place = { section: 'el-desalojo', anchor: '', device: 'laptop' };
    expect((await app.inject({ method: 'PUT', url: places, headers, payload: place })).statusCode).toBe(204);
    expect(await notebook(headers)).toMatchObject({ bookmarks: [bookmark], place });
    const url = `${bookmarks}?section=la-renta&anchor=p-al`;
    expect((await app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect((await notebook(headers)).bookmarks).toEqual([]);
    const lost = await app.inject({
      method: 'PUT',
      url: bookmarks,
      headers,
      payload: { ...bookmark, section: 'otra' },
    });
    expect(lost.json()).toMatchObject({ status: 404, kind: 'section-not-found' });
  });

  test('nobody else’s book keeps them', async () => {
    const { app, strangers } = await bookshop();
    const bookmark = { section: 'la-renta', anchor: '', label: '' };
    const set = await app.inject({ method: 'PUT', url: bookmarks, headers: strangers, payload: bookmark });
    const place = { section: 'la-renta', anchor: '', device: 'laptop' };
    const kept = await app.inject({ method: 'PUT', url: places, headers: strangers, payload: place });
    expect([set.statusCode, kept.statusCode]).toEqual([403, 403]);
  });
});

test('without a sign-in every call is refused', async () => {
  const { app } = await bookshop();
  const calls = [
    { method: 'POST', url: '/api/resaltados-notas', payload: highlight },
    { method: 'GET', url: '/api/resaltados-notas/eliminar/uno' },
    { method: 'GET', url: notebookUrl },
    { method: 'PATCH', url: '/api/v1/annotations/uno', payload: { version: 1, note: '', colour: 'pink' } },
    { method: 'PUT', url: `/api/v1/books/${slug}/bookmarks`, payload: { section: 'a', anchor: '', label: '' } },
    { method: 'DELETE', url: `/api/v1/books/${slug}/bookmarks?section=a` },
    { method: 'PUT', url: `/api/v1/books/${slug}/places`, payload: { section: 'a', anchor: '', device: 'x' } },
  ] as const;
  for (const call of calls) expect((await app.inject(call)).statusCode, `${call.method} ${call.url}`).toBe(401);
});

test('a new edition keeps the annotations: moved with their text, found when edited, kept as orphans', async () => {
  const { post, headers, notebook, db } = await bookshop();
  await post(headers, {
    ...highlight,
    clave: 'a-movida',
    seleccion: 'Al vencimiento de cada período.',
    inicio: 0,
    fin: 31,
  });
  await post(headers, {
    ...highlight,
    clave: 'b-huerfana',
    modulo_id: 3003,
    seleccion: 'Por falta de pago.',
    inicio: 0,
    fin: 18,
  });
  await db
    .updateTable('book_sections')
    .set({ html: '<p>Nuevo. Al vencimiento de cada nuevo período.</p>' })
    .where('id', '=', 3002)
    .execute();
  await db.updateTable('book_sections').set({ html: '<p>Derogado.</p>' }).where('id', '=', 3003).execute();
  const { annotations } = (await notebook(headers)) as { annotations: { id: string; found: unknown }[] };
  expect(annotations).toMatchObject([
    { id: 'a-movida', found: { section: 'la-renta', start: 7, end: 44 } },
    { id: 'b-huerfana', found: null, passage: { quote: 'Por falta de pago.' } },
  ]);
});
