import { expect, test } from 'vitest';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import type { BookContent } from '#domain/reading/writing/outline.ts';
import { boundBook } from '#test/ports/reading/manuscripts.ts';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { insertGrant } from '#test/support/shared/rows.ts';

const at = new Date('2026-03-10T15:00:00.000Z');

/** A published book of two sections, an editor, and a reader who has it. */
async function office() {
  const school = await testSchool();
  const { app, db, addUser, signIn } = school;
  const id = await addProduct(db, { kind: 'book', sku: 'LI-1', slug: 'un-libro', title: 'Un libro' });
  await new PublicationsInSql(db).replaceSections(id, boundBook(['Inicio', 0, 'Hola.'], ['Final', 0, 'Adiós.']), at);
  const [editor, reader] = [await addUser({}, ['editor']), await addUser()];
  await insertGrant(db, reader, id);
  const base = `/api/v1/staff/products/${id}`;
  const call = async (who: string, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: await signIn(who), ...(payload && { payload }) });
    return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as never };
  };
  return { ...school, id, base, editor, reader, call };
}

test('a book is written in the office and published: sections keep their addresses, marks and ids; others are told of', async () => {
  const { app, db, id, base, editor, reader, call } = await office();
  const former = await db.selectFrom('book_sections').select(['id', 'slug']).orderBy('position').execute();
  const when = at.toISOString();
  await db
    .insertInto('annotations')
    .values({
      id: 'a1',
      user_id: reader,
      product_id: id,
      section_slug: 'final',
      kind: 'highlight',
      colour: 'yellow',
      starts_at: 0,
      ends_at: 5,
      quote: 'Adiós',
      text_before: '',
      text_after: '.',
      note: '',
      version: 1,
      created_at: when,
      changed_at: when,
      removed_at: null,
    })
    .execute();

  const opened = (await call(editor, 'GET', `${base}/parts/book`)).body as { content: BookContent; lacks: unknown[] };
  expect(opened.lacks).toEqual([]);
  const [first, last] = opened.content.sections;
  if (first === undefined || last === undefined) throw new Error('no sections');
  expect(await call(editor, 'GET', `${base}/section-texts?key=${first.text}`)).toMatchObject({
    body: { markdown: 'Hola.' },
  });

  const markdown = 'Hola, **mundo**.\n\n![](/imagenes/lecturas/a.webp)';
  const { key } = (await call(editor, 'POST', `${base}/section-texts`, { markdown })).body as { key: string };
  // It is part of no book yet.
  expect(await call(editor, 'GET', `${base}/section-texts?key=${key}`)).toMatchObject({ status: 404 });
  const sections = [
    { ...first, title: 'Principio', text: key },
    { id: 'nueva', slug: '', title: 'Entre medio', level: 1, isSample: false, text: '' },
  ];
  const kept = await call(editor, 'PUT', `${base}/parts/book`, { content: { sections }, fromRevision: 0 });
  expect(kept).toMatchObject({
    status: 200,
    body: {
      revision: 1,
      lacks: [
        { field: 'libro-inicio-text', hinders: true },
        { field: 'libro-nueva-text', hinders: false },
      ],
    },
  });
  const product = (await call(editor, 'GET', base)).body as { effects: string[] };
  expect(product.effects).toEqual([expect.stringContaining('Se quita la sección «Final», que un lector')]);

  const described = { markdown: markdown.replace('![]', '![Un mapa]') };
  const { key: whole } = (await call(editor, 'POST', `${base}/section-texts`, described)).body as { key: string };
  const mended = [{ ...sections[0], text: whole }, { ...sections[1], text: last.text }, last];
  await call(editor, 'PUT', `${base}/parts/book`, { content: { sections: mended }, fromRevision: 1 });
  const { mark: seen } = (await call(editor, 'GET', base)).body as { mark: string };
  const published = await call(editor, 'POST', `${base}/publications`, { mark: seen });
  expect(published).toMatchObject({ status: 204 });
  const now = await db.selectFrom('book_sections').selectAll().orderBy('position').execute();
  expect(now.map(({ slug, title, level, parent_id }) => [slug, title, level, parent_id])).toEqual([
    ['inicio', 'Principio', 0, null],
    ['entre-medio', 'Entre medio', 1, former[0]?.id],
    ['final', 'Final', 0, null],
  ]);
  expect(now[0]?.html).toContain('<img src="/imagenes/lecturas/a.webp" alt="Un mapa"');
  // The page that was open meanwhile knows the new section by its first name still: under another title it stays the same one.
  const renamed = mended.map((each) => (each.id === 'nueva' ? { ...each, title: 'Con otro título' } : each));
  await call(editor, 'PUT', `${base}/parts/book`, { content: { sections: renamed }, fromRevision: 2 });
  const { mark: again } = (await call(editor, 'GET', base)).body as { mark: string };
  expect((await call(editor, 'POST', `${base}/publications`, { mark: again })).status).toBe(204);
  const later = await db.selectFrom('book_sections').select(['id', 'slug', 'title']).orderBy('position').execute();
  expect(later[1]).toEqual({ id: now[1]?.id, slug: 'entre-medio', title: 'Con otro título' });
  const { address } = (await call(editor, 'GET', `${base}/epub`)).body as { address: string };
  const epub = await app.inject({ url: address });
  expect(epub.headers).toMatchObject({
    'content-type': 'application/epub+zip',
    'content-disposition': 'attachment; filename="un-libro.epub"',
  });
  expect((await app.inject({ url: '/api/v1/epub/un-libro.epub' })).statusCode).toBe(403);
  expect([now[0]?.id, now[2]?.id]).toEqual(former.map((each) => each.id));
});

test('whoever may not edit the book writes no text of it, and a text without a book is nobody’s to read', async () => {
  const { base, reader, editor, call, addUser } = await office();
  const [auditor, teacher] = [await addUser({}, ['auditor']), await addUser({}, ['teacher'])];
  expect((await call(reader, 'POST', `${base}/section-texts`, { markdown: 'a' })).status).toBe(403);
  expect((await call(auditor, 'POST', `${base}/section-texts`, { markdown: 'a' })).status).toBe(403);
  const notTheirs = { status: 403, body: { kind: 'product-not-yours' } };
  expect(await call(teacher, 'POST', `${base}/section-texts`, { markdown: 'a' })).toMatchObject(notTheirs);
  expect(await call(teacher, 'GET', `${base}/section-texts?key=${'f'.repeat(40)}`)).toMatchObject(notTheirs);
  expect(await call(teacher, 'GET', `${base}/epub`)).toMatchObject(notTheirs);
  expect((await call(editor, 'GET', `${base}/section-texts?key=${'f'.repeat(40)}`)).status).toBe(404);
  const long = await call(editor, 'POST', `${base}/section-texts`, { markdown: 'a'.repeat(1_000_001) });
  expect(long).toMatchObject({ status: 400 });
});
