import { expect, test } from 'vitest';
import { ProductsInSql } from '#adapters/server/sql/catalogue/products-in-sql.ts';
import { PublicationsInSql } from '#adapters/server/sql/office/publications-in-sql.ts';
import { publicationsContract } from '#test/ports/office/publications.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { courseDraft } from '#test/support/catalogue/product-drafts.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

eachDatabase('PublicationsInSql', (database) => {
  publicationsContract(async () => {
    const { db } = database();
    await db.insertInto('categories').values({ id: 7, slug: 'laboral', title: 'Laboral', position: 1 }).execute();
    await db
      .insertInto('sellers')
      .values({
        id: 1,
        slug: 'estudio-sur',
        full_name: 'Luis Rojas',
        trade_name: 'Estudio Sur',
        category_title: 'Estudio',
        email: 'ventas@sur.example',
        phone: '987654321',
        photo_file: null,
        logo_file: null,
        verified: 1,
        discount_code_id: null,
      })
      .execute();
    return new PublicationsInSql(db);
  });

  test('an update leaves alone what a draft does not tell', async () => {
    const { db } = database();
    const publications = new PublicationsInSql(db);
    const id = await publications.add(courseDraft(), now);
    const told = { extension_discount: 3000, cover_file: 'portadas/x.png', syllabus: '[{}]' };
    await db.updateTable('products').set(told).where('id', '=', id).execute();
    await publications.update(id, courseDraft({ title: 'Otro título' }), now);
    const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ...told, title: 'Otro título' });
  });

  test('finds products by their teachers as well', async () => {
    const publications = new PublicationsInSql(database().db);
    const staffId = await publications.addStaff('Rosa Huamán', 'rosa-huaman', 'Abogada');
    const id = await publications.add(courseDraft({ staffIds: [staffId] }), now);
    const products = new ProductsInSql(database().db);
    expect((await products.search('rosa hua', 0, 9)).products.map((each) => each.id)).toEqual([id]);
  });
});
