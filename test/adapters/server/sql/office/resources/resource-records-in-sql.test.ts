import { expect, test } from 'vitest';
import { AccountsInSql } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { DiscountCodesInSql } from '#adapters/server/sql/cart/discount-codes-in-sql.ts';
import { ResourceRecordsInSql } from '#adapters/server/sql/office/resources/resource-records-in-sql.ts';
import { HelpQuestionsInSql } from '#adapters/server/sql/support/help-questions-in-sql.ts';
import { SaveResource } from '#application/server/office/resources/save-resource.ts';
import { resourceOf } from '#domain/office/resources/all-resources.ts';
import { readForm } from '#domain/office/resources/resource-form.ts';
import { resourceRecordsContract } from '#test/ports/office/resources/resource-records.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { aCode } from '#test/support/cart/typed-codes.ts';
import { eachDatabase, onPostgres, onSqlite } from '#test/support/school/databases.ts';
import { testSchool } from '#test/support/school/test-school.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

eachDatabase('ResourceRecordsInSql', (database) => {
  const make = async () => {
    await new AccountsInSql(database().db).add(aUser('ana'), '');
    return new ResourceRecordsInSql(database().db);
  };
  resourceRecordsContract(make);

  test('a code that was saved is the one that carts know', async () => {
    const records = await make();
    const fixed = {
      reduction: 'fixed',
      amount: '20.50',
      scope: 'listed-products',
      productIds: [7, 3],
      limitPerAccount: '1',
    };
    await records.add('codes', accepted(readForm(resourceOf('codes'), aCode(fixed))));
    expect(await new DiscountCodesInSql(database().db).find('Verano-26')).toMatchObject({
      origin: 'coupon',
      discount: { reduction: { kind: 'fixed', amount: 2050 }, scope: { kind: 'listed-products', productIds: [7, 3] } },
      firstDay: '2026-01-01',
      lastDay: '2026-01-31',
      limitInAll: null,
      limitPerAccount: 1,
    });
  });

  test('what products need is used, and a slug of theirs is taken', async () => {
    const [records, { db }] = [await make(), database()];
    const id = await records.add('categories', { title: 'Una', slug: 'una' });
    await insertProduct(db, 5, { category_id: id, slug: 'un-curso', title: 'Año nuevo' });
    expect(await records.isUsed('categories', id)).toBe(true);
    expect(await records.isTaken('sellers', 'slug', 'un-curso', null)).toBe(true);
    expect((await records.pickable('products', { search: 'ano', limit: 5 })).map((each) => each.id)).toEqual([5]);
  });
});

onSqlite('questions that came before their words were kept', (database) => {
  test('are edited as what was made of them, and read the same afterwards', async () => {
    const { db } = database();
    await new HelpQuestionsInSql(db).replaceAll([
      { question: '¿Vence?', answerHtml: '<p>No <strong>vence</strong>.</p>' },
    ]);
    const records = new ResourceRecordsInSql(db);
    const values = await records.find('questions', 1);
    await records.change('questions', 1, values ?? {});
    expect(await new HelpQuestionsInSql(db).all()).toMatchObject([{ answerHtml: '<p>No <strong>vence</strong>.</p>' }]);
  });
});

onPostgres('a thing of the office under a race', (database) => {
  test('of many who save it at once on top of the same revision, one does', async () => {
    const world = await testSchool({ database: database() });
    const by = await world.addUser({}, ['editor']);
    const save = (title: string, id: number | null, from: number) =>
      world.school.write(SaveResource, (use) => use.execute('categories', id, { title, slug: '' }, from, by));
    const { id } = accepted(await save('Una', null, 0));
    const saved = await Promise.all(Array.from({ length: 8 }, (_, index) => save(`Otra ${index}`, id, 1)));
    expect(saved.filter(({ ok }) => ok)).toHaveLength(1);
    expect(saved.find(({ ok }) => !ok)).toMatchObject({ refusal: { kind: 'thing-changed', by: expect.any(String) } });
    const lines = await world.db.selectFrom('office_log').select('action').execute();
    expect(lines.map(({ action }) => action).toSorted()).toEqual(['category-added', 'category-changed']);
  });
});
