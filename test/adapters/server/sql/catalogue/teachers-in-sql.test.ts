import { TeachersInSql } from '#adapters/server/sql/catalogue/teachers-in-sql.ts';
import { teachersContract } from '#test/ports/catalogue/teachers.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

eachDatabase('TeachersInSql', (database) => {
  teachersContract(async () => {
    const { db } = database();
    await insertProduct(db, 10);
    await insertProduct(db, 11);
    await insertProduct(db, 12, { status: 'draft' });
    await insertProduct(db, 13);
    await insertProduct(db, 14);
    const people = [
      ['zoe', 'Zoe Sol', [10]],
      ['luis', 'Luis Vera', [12]],
      ['alvaro', 'Álvaro Paz', [14, 11, 10, 13]],
    ] as const;
    for (const [index, [slug, name, courses]] of people.entries()) {
      const id = index + 1;
      const facts = { profession: 'Docente', biography: '', photo_file: `retratos/${slug}.svg` };
      await db
        .insertInto('staff')
        .values({ id, slug, full_name: name, ...facts })
        .execute();
      for (const course of courses) {
        const link = { product_id: course, staff_id: id, position: 1, part: 'Docente' };
        await db.insertInto('product_staff').values(link).execute();
      }
    }
    return new TeachersInSql(db);
  });
});
