import { expect, test } from 'vitest';
import { addTaughtProduct, courseFacts, coursePrices } from '#test/support/catalogue/edited-products.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

async function officeOf(world: TestSchool, userId: string) {
  const headers = await world.signIn(userId);
  return async (method: 'GET' | 'POST' | 'PUT', rest: string, payload?: object) => {
    const url = `/api/v1/staff/products${rest}`;
    const answer = await world.app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: (answer.body === '' ? null : JSON.parse(answer.body)) as never };
  };
}

async function published(world: TestSchool) {
  const id = await addTaughtProduct(world.db, { isPublished: false });
  const editor = await officeOf(world, await world.addUser({ given_names: 'Eva' }, ['editor']));
  await editor('PUT', `/${id}/parts/facts`, { content: courseFacts({ title: 'Primera' }), fromRevision: 0 });
  await editor('POST', `/${id}/publications`, { mark: 'facts:1' });
  return { id, editor };
}

test('a version is compared with the draft, and taken back into it without being published', async () => {
  const world = await testSchool();
  const { id, editor } = await published(world);
  await editor('PUT', `/${id}/parts/facts`, { content: courseFacts({ title: 'Segunda' }), fromRevision: 1 });
  expect((await editor('GET', `/${id}/versions`)).body).toMatchObject({ versions: [{ number: 1 }] });
  expect((await editor('GET', `/${id}/versions/1`)).body).toEqual({
    number: 1,
    parts: [{ part: 'facts', differences: [{ field: 'title', before: 'Primera', after: 'Segunda' }] }],
  });
  expect((await editor('POST', `/${id}/versions/1/restorations`)).status).toBe(204);
  expect((await editor('GET', `/${id}/parts/facts`)).body).toMatchObject({
    revision: 3,
    content: { title: 'Primera' },
  });
  expect((await editor('GET', `/${id}/versions/1`)).body).toMatchObject({ parts: [] });
  expect((await editor('GET', `/${id}/versions/2`)).status).toBe(404);
});

test('a product is made empty, cannot be published so, and is copied with what it says and not what it is called', async () => {
  const world = await testSchool();
  const { id, editor } = await published(world);
  expect((await editor('POST', '', { kind: 'book', title: ' ' })).body).toMatchObject({ status: 400, field: 'title' });
  const { id: book } = (await editor('POST', '', { kind: 'book', title: 'Nuevo libro' })).body as { id: number };
  expect((await editor('POST', `/${book}/publications`, { mark: 'prices:1' })).body).toMatchObject({
    kind: 'product-lacks',
    data: {
      lacks: [
        { part: 'prices', field: 'regularPrice' },
        { part: 'book', field: '' },
      ],
    },
  });
  const options = [{ id: 7, key: 'a', label: 'Impreso', kind: 'extra', price: '5.00', discountedPrice: '' }];
  await editor('PUT', `/${id}/parts/prices`, { content: { ...coursePrices(), options }, fromRevision: 0 });
  const { id: copy } = (await editor('POST', `/${id}/copies`)).body as { id: number };
  expect((await editor('GET', `/${copy}/parts/facts`)).body).toMatchObject({
    content: { title: 'Primera (copia)', slug: 'primera-copia', summary: courseFacts().summary },
  });
  expect((await editor('GET', `/${copy}/parts/prices`)).body).toMatchObject({ content: { options: [{ id: null }] } });
  const list = (await editor('GET', '?state=draft')).body as { products: { id: number; lacks: object[] }[] };
  expect(list.products.map((each) => [each.id, each.lacks.length])).toEqual([
    [copy, 0],
    [book, 2],
  ]);
  // What prepares a consultancy may be left out; what a course teaches may not.
  for (const [kind, lacking] of [
    ['consultancy', ['prices']],
    ['course', ['prices', 'syllabus']],
  ] as const) {
    const { id: empty } = (await editor('POST', '', { kind, title: `Sin nada: ${kind}` })).body as { id: number };
    const { lacks } = (await editor('GET', `/${empty}`)).body as { lacks: { part: string; hinders: boolean }[] };
    expect(lacks.flatMap(({ part, hinders }) => (hinders ? [part] : []))).toEqual(lacking);
  }
});

test('two who have a product open see each other', async () => {
  const world = await testSchool();
  const { id, editor } = await published(world);
  const luis = await officeOf(
    world,
    await world.addUser({ given_names: 'Luis', paternal_surname: 'Rojas' }, ['owner']),
  );
  expect((await luis('PUT', `/${id}/openings`, { part: 'prices' })).body).toMatchObject({ others: [] });
  const seen = (await editor('PUT', `/${id}/openings`, { part: 'facts' })).body as { others: { name: string }[] };
  expect(seen.others).toMatchObject([{ name: expect.stringContaining('Luis Rojas') as string, part: 'prices' }]);
  world.clock.advance({ minutes: 1 });
  expect((await editor('PUT', `/${id}/openings`, { part: 'facts' })).body).toMatchObject({ others: [] });
});
