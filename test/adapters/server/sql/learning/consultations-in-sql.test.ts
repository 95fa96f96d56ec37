import { ConsultationsInSql } from '#adapters/server/sql/learning/consultations-in-sql.ts';
import { consultationsContract } from '#test/ports/learning/consultations.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { insertTeacher } from '#test/support/learning/study-builders.ts';

eachDatabase('ConsultationsInSql', (database) => {
  consultationsContract(async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertUser(db, 'luis', { given_names: 'Luis', paternal_surname: 'Soto' });
    for (const product of [10, 11]) await insertProduct(db, product);
    const teacher = await insertTeacher(db, 'Rosa Huamán Quispe');
    return {
      consultations: new ConsultationsInSql(db),
      async answer(id, answer) {
        await db
          .updateTable('consultations')
          .set({ answer: answer.text, answered_at: answer.at.toISOString(), answered_by: teacher })
          .where('id', '=', id)
          .execute();
      },
    };
  });
});
