import { StudentNewsInSql } from '#adapters/server/sql/home/student-news-in-sql.ts';
import { answersOfContract, day, publishedOfContract, studentNewsContract } from '#test/ports/home/student-news.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('StudentNewsInSql', (database) => {
  studentNewsContract(async () => {
    const { db } = database();
    for (const table of ['consultations', 'products', 'users'] as const) await db.deleteFrom(table).execute();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const { productId, at } of publishedOfContract) {
      await insertProduct(db, productId, { published_at: at.toISOString() });
    }
    await insertProduct(db, 4, { published_at: day(5).toISOString(), status: 'draft' });
    const question = { product_id: 1, question: '¿Cómo?', asked_at: day(1).toISOString() };
    for (const { id, userId, at, isUnread } of answersOfContract) {
      const answered = {
        answer: 'Así.',
        answered_at: at.toISOString(),
        answered_by: null,
        answer_seen_at: isUnread ? null : at.toISOString(),
      };
      await db
        .insertInto('consultations')
        .values({ ...question, ...answered, id, user_id: userId })
        .execute();
    }
    const waiting = { answer: null, answered_at: null, answered_by: null };
    await db
      .insertInto('consultations')
      .values({ ...question, ...waiting, id: 'waiting', user_id: 'ana' })
      .execute();
    return new StudentNewsInSql(db);
  });
});
