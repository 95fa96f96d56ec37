import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { WorkingCopiesInSql } from '#adapters/server/sql/office/products/working-copies-in-sql.ts';
import { workingCopiesContract } from '#test/ports/office/working-copies.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { addProduct } from '#test/support/catalogue/edited-products.ts';
import { type DatabaseOfTest, eachDatabase, onPostgres } from '#test/support/school/databases.ts';

async function copiesIn(database: DatabaseOfTest) {
  const { db } = database();
  const accounts = new AccountsInSql(db);
  await accounts.add(aUser('ana', { givenNames: 'Ana', paternalSurname: 'Quispe', maternalSurname: '' }), '');
  await accounts.add(aUser('luis'), '');
  await addProduct(db);
  await addProduct(db, { sku: 'VT-002', slug: 'otro' });
  return new WorkingCopiesInSql(db);
}

eachDatabase('WorkingCopiesInSql', (database) => {
  workingCopiesContract(() => copiesIn(database));

  test('leaves parts of a later release alone', async () => {
    const copies = await copiesIn(database);
    await copies.keep(1, 'facts', {}, 0, 'ana', new Date('2026-03-10T14:00:00.000Z'));
    await database().db.updateTable('working_copy_parts').set({ part: 'futuro' }).execute();
    expect(await copies.list(1)).toEqual([]);
  });
});

onPostgres('a part that several save at once', (database) => {
  test('keeps one of each round and tells the others, first save or later', async () => {
    const copies = await copiesIn(database);
    for (let revision = 0; revision < 8; revision += 1) {
      const at = new Date(Date.UTC(2026, 2, 10, 15, revision));
      const saved = await Promise.all(
        ['ana', 'luis', 'ana', 'luis'].map((by, index) =>
          copies.keep(1, 'facts', `${revision}-${index}`, revision, by, at),
        ),
      );
      const winner = saved.findIndex(({ ok }) => ok);
      expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await copies.find(1, 'facts')).toMatchObject({ content: `${revision}-${winner}`, revision: revision + 1 });
    }
  });
});
