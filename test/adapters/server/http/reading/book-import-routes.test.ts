import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import type { BookRehearsal } from '#application/read-models/reading/book-arrival.ts';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { Manuscripts } from '#application/server/reading/ports/manuscripts.ts';
import { FileStore } from '#application/server/shared/ports/file-store.ts';
import type { BookContent } from '#domain/reading/writing/outline.ts';
import { boundBook } from '#test/ports/reading/manuscripts.ts';
import { addProduct, addTeacher } from '#test/support/catalogue/edited-products.ts';
import { zipped } from '#test/support/reading/book-files.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { formWithFile } from '#test/support/shared/sent-file.ts';

const at = new Date('2026-03-10T15:00:00.000Z');

/** A published book of two sections, and its editor, who sends files. */
async function office() {
  const world = await testSchool();
  const { app, db, school, addUser, signIn } = world;
  const id = await addProduct(db, { kind: 'book', sku: 'LI-1', slug: 'un-libro', title: 'Un libro' });
  await new PublicationsInSql(db).replaceSections(id, boundBook(['Inicio', 0, 'Hola.'], ['Final', 0, 'Adiós.']), at);
  const editor = await addUser({}, ['editor']);
  const send = async (who: string, rest: string, name: string, content: string | Uint8Array) => {
    const { headers, payload } = await formWithFile('archivo', name, content);
    const url = `/api/v1/staff/products/${id}/${rest}`;
    const answer = await app.inject({ method: 'POST', url, headers: { ...(await signIn(who)), ...headers }, payload });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const copy = async () => {
    const kept = await school.get(WorkingCopies).find(id, 'book');
    return { revision: kept?.revision ?? 0, sections: (kept?.content as BookContent | undefined)?.sections ?? [] };
  };
  const log = async () =>
    (await school.get(OfficeLog).list({ kind: 'product', id: String(id) }, 9)).map(({ action }) => action);
  return { ...world, id, editor, send, copy, log };
}

const mdBook = async () =>
  zipped({
    'SUMMARY.md': '- [Inicio](a.md)\n  - [Reglas](b.md)\n',
    'a.md': '# Inicio\n\nHola, **mundo**.',
    'b.md': 'Una ![Mapa](m.png) y ![Rota](rota.png).',
    'm.png': await sharp({ create: { width: 3, height: 3, channels: 3, background: 'navy' } })
      .png()
      .toBuffer(),
    'rota.png': Buffer.from('\u0089PNG\r\n\u001A\nrota', 'latin1'),
  });

test('a file is told of first and then comes into the working copy: sections of the same titles stay the same ones', async () => {
  const { school, editor, send, copy, log } = await office();
  const file = await mdBook();
  const told = await send(editor, 'book-rehearsals', 'libro.zip', file);
  expect(told).toMatchObject({
    status: 200,
    body: { format: 'mdbook', words: 5, pictures: 2, revision: 0, sectionsNow: 2, sectionsKept: 1 },
  });
  expect((told.body as unknown as BookRehearsal).sections).toEqual([
    { title: 'Inicio', level: 0, words: 2 },
    { title: 'Reglas', level: 1, words: 3 },
  ]);
  expect([await copy(), await log()]).toEqual([{ revision: 0, sections: [] }, []]);

  const came = await send(editor, 'book-imports?way=replace&fromRevision=0', 'libro.zip', file);
  expect(came).toMatchObject({ status: 200, body: { leftOut: [{ kind: 'picture', count: 1, file: 'rota.png' }] } });
  const { sections, revision } = await copy();
  expect(sections.map(({ id, slug, title, level, isSample }) => [id, slug, title, level, isSample])).toEqual([
    ['inicio', 'inicio', 'Inicio', 0, true],
    [expect.any(String), '', 'Reglas', 1, false],
  ]);
  const texts = await school.get(Manuscripts).texts(sections.map(({ text }) => text));
  const [first, second] = sections.map(({ text }) => texts.get(text)?.html ?? '');
  expect(first).toBe('<p>Hola, <strong>mundo</strong>.</p>');
  const [, key = ''] = /<img src="\/imagenes\/([^"]+)" alt="Mapa"/.exec(second ?? '') ?? [];
  expect(second).not.toContain('por-traer');
  expect(await school.get(FileStore).find(key)).not.toBeNull();
  expect((await log()).toSorted()).toEqual(['book-imported', 'product-edited']);

  // Whoever told of it before somebody saved is told, and nothing comes; after that it goes behind what is there.
  const stale = await send(editor, 'book-imports?way=replace&fromRevision=0', 'libro.md', '# Otro\n\nOtro.');
  expect(stale).toMatchObject({ status: 409, body: { kind: 'part-saved-meanwhile' } });
  expect(await copy()).toEqual({ revision, sections });
  const appended = `book-imports?way=append&fromRevision=${revision}`;
  expect((await send(editor, appended, 'libro.md', '# Inicio\n\nOtro.')).status).toBe(200);
  expect((await copy()).sections.map(({ title, slug }) => [title, slug])).toEqual([
    ['Inicio', 'inicio'],
    ['Reglas', ''],
    ['Inicio', ''],
  ]);
});

test('what cannot be brought in leaves nothing behind, and is brought in by nobody who may not edit the book', async () => {
  const { db, id, editor, addUser, send, copy, log } = await office();
  const texts = () => db.selectFrom('section_texts').select('key').execute();
  const before = await texts();
  const broken = await zipped({ 'SUMMARY.md': '- [Uno](uno.md)\n- [Dos](dos.md)', 'uno.md': 'Uno.' });
  for (const rest of ['book-rehearsals', 'book-imports?way=replace&fromRevision=0']) {
    expect(await send(editor, rest, 'l.zip', broken)).toMatchObject({
      status: 422,
      body: { field: 'archivo', detail: 'Falta «dos.md», que «SUMMARY.md» nombra como «Dos».' },
    });
  }
  const [auditor, teacher, other] = [
    await addUser({}, ['auditor']),
    await addUser({}, ['teacher']),
    await addUser({}, ['teacher']),
  ];
  await addTeacher(db, [id], teacher);
  for (const rest of ['book-rehearsals', 'book-imports?way=replace&fromRevision=0']) {
    expect((await send(auditor, rest, 'l.md', '# Uno\n\nUno.')).status).toBe(403);
    expect(await send(other, rest, 'l.md', '# Uno\n\nUno.')).toMatchObject({ body: { kind: 'product-not-yours' } });
  }
  const many = Array.from({ length: 2999 }, (_, place) => `# ${place}`).join('\n\n');
  const tooMany = await send(editor, 'book-imports?way=append&fromRevision=0', 'l.md', `${many}\n\nx`);
  expect(tooMany.body['detail']).toBe('El libro tendría 3001 secciones; caben 3000.');
  expect([await copy(), await log(), await texts()]).toEqual([{ revision: 0, sections: [] }, [], before]);
  expect((await send(teacher, 'book-rehearsals', 'l.md', '# Uno\n\nUno.')).status).toBe(200);
});
