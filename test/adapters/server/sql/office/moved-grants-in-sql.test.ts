import { expect, test } from 'vitest';
import { MovedGrantsInSql } from '#adapters/server/sql/office/moved-grants-in-sql.ts';
import { movedGrantsContract } from '#test/ports/office/moved-grants.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('MovedGrantsInSql', (database) => {
  const make = async () => {
    const { db } = database();
    for (const id of ['ana', 'luis']) await insertUser(db, id);
    for (const id of [1, 2]) await insertProduct(db, id);
    return new MovedGrantsInSql(db);
  };
  movedGrantsContract(make);

  test('leaves alone what was given otherwise', async () => {
    const grants = await make();
    await insertGrant(database().db, 'ana', 1);
    expect(await grants.of(['ana'])).toEqual([]);
    await grants.keep({ userId: 'ana', productId: 1, from: at('09:00'), until: at('10:00') });
    const rows = await database().db.selectFrom('grants').select('ends_at').orderBy('id').execute();
    expect(rows).toEqual([{ ends_at: null }, { ends_at: at('10:00').toISOString() }]);
  });
});
