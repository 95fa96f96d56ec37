import { DiscussionsInSql } from '#adapters/server/sql/learning/discussions-in-sql.ts';
import { ReviewsInSql } from '#adapters/server/sql/learning/reviews-in-sql.ts';
import { reviewsContract } from '#test/ports/learning/reviews.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('ReviewsInSql', (database) => {
  reviewsContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis', 'eva']) await insertUser(db, user);
    for (const id of [10, 11]) await insertProduct(db, id);
    const discussions = new DiscussionsInSql(db);
    const by = (id: string, userId: string, productId = 10) => ({ id, userId, productId });
    const at = (day: number) => new Date(Date.UTC(2026, 2, day, 15));
    await discussions.rate(by('otra', 'luis', 11), { stars: 2, opinion: 'Breve' }, at(0));
    await discussions.rate(by('de-ana', 'ana'), { stars: 5, opinion: 'Muy útil' }, at(1));
    await discussions.rate(by('de-luis', 'luis'), { stars: 4, opinion: 'Claro' }, at(2));
    await discussions.rate(by('muda', 'eva'), { stars: 3, opinion: '' }, at(3));
    return { reviews: new ReviewsInSql(db), discussions };
  });
});
