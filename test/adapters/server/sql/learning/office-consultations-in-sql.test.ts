import { ConsultationsInSql } from '#adapters/server/sql/learning/consultations-in-sql.ts';
import { OfficeConsultationsInSql } from '#adapters/server/sql/learning/office-consultations-in-sql.ts';
import { officeConsultationsContract } from '#test/ports/learning/office-consultations.ts';
import { insertTeacher } from '#test/support/learning/study-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('OfficeConsultationsInSql', (database) => {
  officeConsultationsContract(async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertUser(db, 'rosa', { given_names: 'Rosa', paternal_surname: 'Huamán' });
    await insertProduct(db, 10, { slug: 'diez', title: 'Diez' });
    await insertProduct(db, 11, { slug: 'once', title: 'Once' });
    const id = await insertTeacher(db, 'Rosa Huamán');
    await db.updateTable('staff').set({ user_id: 'rosa', slug: 'rosa-huaman' }).where('id', '=', id).execute();
    await db
      .insertInto('product_staff')
      .values({ product_id: 10, staff_id: id, position: 1, part: 'Docente' })
      .execute();
    return { consultations: new ConsultationsInSql(db), office: new OfficeConsultationsInSql(db) };
  });
});
