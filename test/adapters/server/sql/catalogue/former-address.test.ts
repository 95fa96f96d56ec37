import { expect, test } from 'vitest';
import { readFormerAddress } from '#adapters/server/sql/catalogue/former-address.ts';
import { eachDatabase } from '#test/support/school/databases.ts';

eachDatabase('former addresses', (database) => {
  test('of categories and teachers lead to where they are now, whoever changed them; what another has now is the other’s', async () => {
    const { db } = database();
    const category = (id: number, slug: string) => ({ id, slug, title: `Categoría ${id}`, position: id });
    await db.insertInto('categories').values(category(1, 'laboral')).execute();
    await db
      .insertInto('staff')
      .values({ id: 1, slug: 'rosa', full_name: 'Rosa', profession: '', biography: '', photo_file: null })
      .execute();
    for (const slug of ['trabajo', 'trabajo-y-empleo']) await db.updateTable('categories').set({ slug }).execute();
    await db.updateTable('staff').set({ slug: 'rosa-huaman' }).execute();
    await db.updateTable('staff').set({ profession: 'Abogada' }).execute();
    const led = (...paths: string[]) => Promise.all(paths.map((path) => readFormerAddress(db, path)));
    const [old, between] = ['/cursos/categoria/laboral', '/talleres/categoria/trabajo'];
    expect(await led(old, between, '/docentes/rosa', '/docentes/laboral', '/cursos/categoria/rosa')).toEqual([
      '/cursos/categoria/trabajo-y-empleo',
      '/talleres/categoria/trabajo-y-empleo',
      '/docentes/rosa-huaman',
      null,
      null,
    ]);
    // It goes back, another comes, and one goes.
    await db.updateTable('categories').set({ slug: 'trabajo' }).execute();
    await db.insertInto('categories').values(category(2, 'laboral')).execute();
    expect(await led(old, between, '/cursos/categoria/trabajo-y-empleo')).toEqual([
      null,
      null,
      '/cursos/categoria/trabajo',
    ]);
    await db.deleteFrom('staff').execute();
    expect(await db.selectFrom('former_addresses').select(['thing', 'slug']).execute()).toEqual([
      { thing: 'category', slug: 'trabajo-y-empleo' },
    ]);
  });
});
