import sharp from 'sharp';
import { expect, test } from 'vitest';
import { OfficeLog } from '#application/server/office/ports/office-log.ts';
import { OwnershipInSql } from '#adapters/server/sql/accounts/ownership-in-sql.ts';
import { BooksInSql } from '#adapters/server/sql/reading/books-in-sql.ts';
import {
  PublishDueProduct,
  PublishDueProducts,
  RetireProduct,
  SchedulePublication,
} from '#application/server/office/products/change-product-state.ts';
import { PublishProduct } from '#application/server/office/products/publish-product.ts';
import { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { addProduct, addTaughtProduct, courseFacts } from '#test/support/catalogue/edited-products.ts';
import { onPostgres } from '#test/support/school/databases.ts';
import { insertGrant } from '#test/support/shared/rows.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';

const inMinutes = (world: TestSchool, minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000);
const schedule = (world: TestSchool, id: number, at: Date | null) =>
  world.school.write(SchedulePublication, (use) => use.execute(id, at, null));
const statusOf = async (world: TestSchool, id: number) =>
  (await world.db.selectFrom('products').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

test('a product is published at its hour with what is saved then; one that lacks something stays, and the log says so', async () => {
  const world = await testSchool();
  const [sound, lacking] = [
    await addTaughtProduct(world.db, { isPublished: false }),
    await addProduct(world.db, { isPublished: false, sku: 'VT-002', slug: 'otro' }),
  ];
  for (const id of [sound, lacking]) accepted(await schedule(world, id, inMinutes(world, 5)));
  expect(refused(await schedule(world, sound, world.clock.now())).kind).toBe('hour-past');
  const copies = world.school.get(WorkingCopies);
  await copies.keep(sound, 'facts', courseFacts({ title: 'Al final' }), 0, null, world.clock.now());
  await copies.keep(lacking, 'facts', courseFacts({ title: '' }), 0, null, world.clock.now());
  expect(await world.school.get(PublishDueProducts).execute()).toBe(0);
  world.clock.advance({ minutes: 5 });
  expect(await world.school.get(PublishDueProducts).execute()).toBe(1);
  expect(await world.school.get(PublishDueProducts).execute()).toBe(0);
  expect([await statusOf(world, sound), await statusOf(world, lacking)]).toEqual(['published', 'draft']);
  const [last] = await world.school.get(OfficeLog).list({ kind: 'product', id: String(lacking) }, 1);
  expect(last?.action).toBe('product-not-published');
});

test('a retired product leaves the school; whoever has it goes on using it', async () => {
  const world = await testSchool();
  const id = await addProduct(world.db, { kind: 'book', slug: 'un-libro' });
  const ana = await world.addUser();
  await insertGrant(world.db, ana, id);
  const page = () => world.app.inject('/api/v1/products/un-libro').then(({ statusCode }) => statusCode);
  expect(await page()).toBe(200);
  accepted(await world.school.write(RetireProduct, (retire) => retire.execute(id, null)));
  expect(await page()).toBe(404);
  expect((await world.app.inject('/api/load-total-productos')).body).not.toContain('un-libro');
  expect(await new BooksInSql(world.db).find('un-libro')).toMatchObject({ productId: id });
  expect(await new OwnershipInSql(world.db).owns(ana, id, world.clock.now())).toBe(true);
  accepted(await world.school.write(RetireProduct, (retire) => retire.execute(id, null)));
  expect(await world.school.get(OfficeLog).list({ kind: 'product', id: String(id) }, 9)).toHaveLength(1);
});

test('a cover is told by what it is, kept for everybody to see, and shown once the facts name it', async () => {
  const world = await testSchool();
  const id = await addTaughtProduct(world.db);
  const headers = await world.signIn(await world.addUser({}, ['editor']));
  const send = async (name: string, content: Buffer) => {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(content)]), name);
    const request = new Request('http://escuela.test/', { method: 'POST', body: form });
    const type = request.headers.get('content-type') ?? '';
    return world.app.inject({
      method: 'POST',
      url: `/api/v1/staff/products/${id}/covers`,
      headers: { ...headers, 'content-type': type },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  expect((await send('portada.png', Buffer.from('<svg/>'))).json()).toMatchObject({
    kind: 'upload-format',
    field: 'image',
  });
  const picture = sharp({ create: { width: 3840, height: 2160, channels: 3, background: 'navy' } });
  const { file } = (await send('portada.pdf', await picture.png().toBuffer())).json<{ file: string }>();
  expect(file).toMatch(/^portadas\/[\w-]+\.webp$/);
  const shown = await world.app.inject(`/imagenes/${file}`);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1920 });
  const copies = world.school.get(WorkingCopies);
  await copies.keep(id, 'facts', courseFacts({ coverFile: file }), 0, null, world.clock.now());
  accepted(await world.school.write(PublishProduct, (publish) => publish.execute(id, null, null)));
  expect((await world.app.inject('/api/v1/products/contratos-civiles')).json()).toMatchObject({
    product: { coverFile: file },
  });
});

onPostgres('a product whose hour has come', (database) => {
  test('is published once, however many processes come at once', async () => {
    const world = await testSchool({ database: database() });
    const id = await addTaughtProduct(world.db, { isPublished: false });
    accepted(await schedule(world, id, inMinutes(world, 1)));
    world.clock.advance({ minutes: 2 });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => world.school.write(PublishDueProduct, (publish) => publish.execute(id))),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await world.db.selectFrom('product_versions').select('number').execute()).toEqual([{ number: 1 }]);
  });
});
