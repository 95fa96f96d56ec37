import { describe, expect, test } from 'vitest';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { PublishProduct } from '#application/server/office/products/publish-product.ts';
import { ProductVersions } from '#application/server/office/products/ports/product-versions.ts';
import {
  addProduct,
  addTaughtProduct,
  addTeacher,
  courseFacts,
  coursePrices,
} from '#test/support/catalogue/edited-products.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

interface Read<Content> {
  readonly content: Content;
  readonly revision: number;
  readonly savedBy: string;
  readonly lacks: readonly { readonly field: string; readonly hinders: boolean }[];
}

async function officeOf(world: TestSchool, userId: string) {
  const headers = await world.signIn(userId);
  const url = (id: number | string, rest: string) => `/api/v1/staff/products/${id}${rest}`;
  const json = async (answer: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await answer;
    return { status: statusCode, body: (body === '' ? null : JSON.parse(body)) as never };
  };
  return {
    read: (id: number | string, rest = '') => json(world.app.inject({ url: url(id, rest), headers })),
    keep: (id: number, part: string, content: object, fromRevision = 0) =>
      json(
        world.app.inject({
          method: 'PUT',
          url: url(id, `/parts/${part}`),
          headers,
          payload: { content, fromRevision },
        }),
      ),
    publish: (id: number, mark: string) =>
      json(world.app.inject({ method: 'POST', url: url(id, '/publications'), headers, payload: { mark } })),
  };
}

describe('a product in the office', () => {
  test('is read as it is published, saved as a draft that nobody else sees, and published with all of it at once', async () => {
    const world = await testSchool();
    const id = await addTaughtProduct(world.db, { isPublished: false });
    const option = {
      id: null,
      key: 'nueva',
      label: 'Material impreso',
      kind: 'extra',
      price: '20',
      discountedPrice: '',
    };
    const editor = await officeOf(world, await world.addUser({}, ['editor']));
    const read = (await editor.read(id, '/parts/facts')).body as Read<ReturnType<typeof courseFacts>>;
    expect(read).toMatchObject({
      revision: 0,
      savedBy: '',
      content: { title: 'Contratos civiles', durationMinutes: '' },
    });
    // What is typed is kept as it was typed, however wrong it is, and is told to be.
    expect(await editor.keep(id, 'prices', coursePrices({ regularPrice: '12,5' }))).toMatchObject({
      status: 200,
      body: { revision: 1, lacks: [{ part: 'prices', field: 'regularPrice', hinders: true }] },
    });
    const refused = await editor.publish(id, 'prices:1');
    expect(refused).toMatchObject({
      status: 422,
      body: { kind: 'product-lacks', data: { lacks: [{ field: 'regularPrice' }] } },
    });
    await editor.keep(id, 'prices', coursePrices({ regularPrice: '250.5', options: [option] as never }), 1);
    await editor.keep(id, 'facts', courseFacts({ title: ' Contratos ', description: '**Hola**', slug: 'contratos' }));
    expect((await world.app.inject('/api/v1/products/contratos-civiles')).statusCode).toBe(404);
    const frame = (await editor.read(id)).body as { mark: string; title: string; changed: string[] };
    expect(frame).toMatchObject({ title: 'Contratos', changed: ['facts', 'prices'], state: 'draft', mayPublish: true });
    // Nobody ordered what was never on sale.
    expect(frame).toMatchObject({ effects: [] });
    expect((await editor.publish(id, 'prices:2')).status).toBe(409);
    expect((await editor.publish(id, frame.mark)).status).toBe(204);
    const row = await world.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      title: 'Contratos',
      slug: 'contratos',
      description_html: '<p><strong>Hola</strong></p>',
      regular_price: 25_050,
      status: 'published',
      // Of what has classes the minutes are counted.
      duration_minutes: 1,
      published_at: world.clock.now().toISOString(),
    });
    expect((await editor.read(id, '/parts/facts')).body).toMatchObject({
      revision: 1,
      content: { description: '**Hola**' },
    });
    const [first] = ((await editor.read(id, '/parts/prices')).body as Read<ReturnType<typeof coursePrices>>).content
      .options;
    await editor.keep(id, 'prices', coursePrices({ options: [{ ...first, price: '25.00' }] as never }), 2);
    expect((await editor.read(id)).body).toMatchObject({ effects: [expect.stringContaining('Los pedidos ya hechos')] });
    await world.school.write(PublishProduct, (publish) => publish.execute(id, null, null));
    expect(await world.db.selectFrom('price_options').select(['id', 'price']).execute()).toEqual([
      { id: first?.id, price: 2500 },
    ]);
    const versions = await world.school.get(ProductVersions).list(id);
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    expect(await world.school.get(ProductVersions).find(id, 1)).toMatchObject({ prices: { regularPrice: '250.50' } });
    const lines = await world.school.get(OfficeLog).list({ kind: 'product', id: String(id) }, 9);
    // A person's turn at a part is one line, however often it is saved.
    expect(lines.map(({ action, after }) => [action, after['parts']])).toEqual([
      ['product-published', 'prices'],
      ['product-edited', 'prices'],
      ['product-published', 'facts prices'],
      ['product-edited', 'facts'],
      ['product-edited', 'prices'],
    ]);
  });

  test('of two who edit a part the later is told who saved it, and overwrites nothing', async () => {
    const world = await testSchool();
    const id = await addProduct(world.db);
    const ana = await officeOf(
      world,
      await world.addUser({ given_names: 'Ana', paternal_surname: 'Quispe' }, ['editor']),
    );
    const luis = await officeOf(world, await world.addUser({}, ['owner']));
    await ana.keep(id, 'facts', courseFacts({ title: 'De Ana' }));
    const late = await luis.keep(id, 'facts', courseFacts({ title: 'De Luis' }));
    expect(late).toMatchObject({ status: 409, body: { kind: 'part-saved-meanwhile', data: { revision: 1 } } });
    expect(JSON.stringify(late.body)).toContain('Ana Quispe');
    expect((await luis.read(id, '/parts/facts')).body).toMatchObject({ content: { title: 'De Ana' } });
  });

  test('is for whoever teaches it, and no other teacher; what it has not, is not there', async () => {
    const world = await testSchool();
    const [hers, other] = [await addProduct(world.db), await addProduct(world.db, { sku: 'VT-002', slug: 'otro' })];
    const rosa = await world.addUser({}, ['teacher']);
    await addTeacher(world.db, [hers], rosa);
    const teacher = await officeOf(world, rosa);
    expect((await teacher.read(hers)).body).toMatchObject({ mayEdit: true, mayPublish: false });
    expect((await teacher.keep(hers, 'facts', courseFacts())).status).toBe(200);
    expect((await teacher.read(other)).body).toMatchObject({ status: 403, kind: 'product-not-yours' });
    expect((await teacher.keep(other, 'facts', courseFacts())).status).toBe(403);
    const auditor = await officeOf(world, await world.addUser({}, ['auditor']));
    expect((await auditor.read(other)).body).toMatchObject({ mayEdit: false });
    expect((await auditor.read(99)).status).toBe(404);
    const plan = await addProduct(world.db, { sku: 'PA-1', slug: 'plan', kind: 'plan' as never });
    expect((await auditor.read(plan, '/parts/prices')).body).toMatchObject({ status: 404, kind: 'part-not-found' });
  });

  test('lacks a slug of its own, a category and people that are there', async () => {
    const world = await testSchool();
    await addProduct(world.db);
    const id = await addProduct(world.db, { sku: 'VT-002', slug: 'otro' });
    const editor = await officeOf(world, await world.addUser({}, ['editor']));
    const kept = await editor.keep(id, 'facts', courseFacts({ categoryId: 9, staffIds: [9] }));
    const { lacks } = kept.body as Read<unknown>;
    expect(lacks.filter(({ hinders }) => hinders).map(({ field }) => field)).toEqual([
      'slug',
      'categoryId',
      'staffIds',
    ]);
  });
});
