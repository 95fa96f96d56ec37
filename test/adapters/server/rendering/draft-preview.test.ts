import { expect, test } from 'vitest';
import { PublishProduct } from '#application/server/office/products/publish-product.ts';
import { WorkingCopies } from '#application/server/office/ports/working-copies.ts';
import {
  addProduct,
  addTaughtProduct,
  addTeacher,
  courseFacts,
  coursePrices,
} from '#test/support/catalogue/edited-products.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { testSchool } from '#test/support/school/test-school.ts';

async function schoolWithPages() {
  const world = await testSchool({ withPages: true });
  const copies = world.school.get(WorkingCopies);
  return {
    ...world,
    get: (url: string) => world.app.inject({ method: 'GET', url }),
    keep: (id: number, part: 'facts' | 'prices', content: object, from: number) =>
      copies.keep(id, part, content, from, null, world.clock.now()).then(accepted),
    publish: (id: number) => world.school.write(PublishProduct, (use) => use.execute(id, null, null)).then(accepted),
  };
}

/** What is drawn of a page, without what a browser takes it over with. */
const drawn = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');

test('a preview is the page itself, for whoever has its address until it ends, and leaves nothing behind', async () => {
  const { db, app, get, keep, publish, clock, signIn, addUser } = await schoolWithPages();
  const id = await addTaughtProduct(db, { isPublished: false });
  const description = '## Para quién\n\nPara ti.';
  await keep(id, 'facts', courseFacts({ title: 'Todavía en borrador', slug: 'nuevo-nombre', description }), 0);
  await keep(id, 'prices', coursePrices({ regularPrice: '77.50' }), 0);
  const before = await db.selectFrom('products').selectAll().execute();
  const headers = await signIn(await addUser({}, ['editor']));
  const made = await app.inject({ method: 'POST', url: `/api/v1/staff/products/${id}/previews`, headers });
  const { address } = made.json<{ address: string }>();
  const preview = await get(address);
  expect([preview.statusCode, preview.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(preview.headers['x-robots-tag']).toContain('noindex');
  expect(preview.body).toContain('Todavía en borrador');
  // Its section's heading has the second rank.
  const [heading] = /<h\d>Para quién/.exec(drawn(preview.body)) ?? [];
  expect(heading).toBe('<h3>Para quién');
  expect(await db.selectFrom('products').selectAll().execute()).toEqual(before);
  expect((await get('/cursos/nuevo-nombre')).statusCode).toBe(404);
  await publish(id);
  // Before it is sold its certificate is seen by the same address, and by no other.
  const [sample = ''] = /\/vista-previa\/\d+\/certificado\.svg\?[^"]+/.exec(preview.body) ?? [];
  const certificate = await get(sample.replaceAll('&amp;', '&'));
  expect([certificate.statusCode, certificate.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect((await get(`/vista-previa/${id}/certificado.svg`)).statusCode).toBe(404);
  const asSold = preview.body.replaceAll(sample, '/certificados/nuevo-nombre.svg');
  expect(drawn((await get('/cursos/nuevo-nombre')).body)).toBe(asSold);
  expect((await get(address.replace(`/${id}?`, `/${id + 1}?`))).statusCode).toBe(404);
  clock.advance({ days: 8 });
  expect((await get(address)).statusCode).toBe(404);
});

test('the address that a product had leads on to its own, wherever it went', async () => {
  const { db, get, keep, publish } = await schoolWithPages();
  const id = await addTaughtProduct(db);
  await keep(id, 'facts', courseFacts({ slug: 'segundo' }), 0);
  await publish(id);
  const moved = await get('/cursos/contratos-civiles');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/cursos/segundo']);
  await keep(id, 'facts', courseFacts({ slug: 'tercero' }), 1);
  await publish(id);
  expect((await get('/cursos/contratos-civiles')).headers.location).toBe('/cursos/tercero');
  expect((await get('/cursos/segundo')).headers.location).toBe('/cursos/tercero');
  // What another has now is the other's.
  await addProduct(db, { sku: 'VT-002', slug: 'segundo' });
  expect((await get('/cursos/segundo')).statusCode).toBe(200);
  expect((await get('/cursos/nunca')).statusCode).toBe(404);
});

test('a page strikes out a price only if it was really asked', async () => {
  const { db, get, keep, publish, clock } = await schoolWithPages();
  const id = await addTaughtProduct(db, { isPublished: false });
  const discounted = (regularPrice: string) => coursePrices({ regularPrice, discountedPrice: '55.00' });
  await keep(id, 'prices', discounted('450.00'), 0);
  await publish(id);
  const page = async () => (await get('/cursos/contratos-civiles')).body;
  expect(await page()).toContain('55.00');
  expect(await page()).not.toContain('450.00');
  await keep(id, 'prices', coursePrices({ regularPrice: '120.00' }), 1);
  await publish(id);
  clock.advance({ days: 2 });
  await keep(id, 'prices', discounted('120.00'), 2);
  await publish(id);
  expect(await page()).toContain('120.00');
});

test('so do those of a category and of somebody who teaches', async () => {
  const { db, get } = await schoolWithPages();
  await addTaughtProduct(db);
  await db.insertInto('categories').values({ id: 5, slug: 'laboral', title: 'Laboral', position: 1 }).execute();
  await addTeacher(db, [], null);
  await db.updateTable('categories').set({ slug: 'trabajo' }).where('id', '=', 5).execute();
  await db.updateTable('staff').set({ slug: 'rosa-huaman' }).execute();
  const moved = await Promise.all(['/cursos/categoria/laboral', '/docentes/docente-sin-cuenta'].map(get));
  expect(moved.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [301, '/cursos/categoria/trabajo'],
    [301, '/docentes/rosa-huaman'],
  ]);
});
