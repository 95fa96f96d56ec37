import { DiscussionsInSql } from '#adapters/server/sql/learning/discussions-in-sql.ts';
import { discussionsContract } from '#test/ports/learning/discussions.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('DiscussionsInSql', (database) => {
  discussionsContract(async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertUser(db, 'luis', { given_names: 'Luis', paternal_surname: 'Soto' });
    for (const product of [10, 11]) await insertProduct(db, product);
    return new DiscussionsInSql(db);
  });
});
