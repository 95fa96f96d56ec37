import { PastAccessInSql } from '#adapters/server/sql/home/past-access-in-sql.ts';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import { pastAccessContract } from '#test/ports/home/past-access.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('PastAccessInSql', (database) => {
  pastAccessContract(async () => {
    const { db } = database();
    for (const table of ['plan_members', 'grants', 'plan_products', 'products', 'users'] as const) {
      await db.deleteFrom(table).execute();
    }
    for (const user of ['ana', 'luis', 'eva']) await insertUser(db, user);
    for (const id of [1, 2]) await insertProduct(db, id);
    await insertProduct(db, 10, {
      kind: 'plan',
      slug: 'pack-contable',
      title: 'Pack contable',
      plan_page: 'pack',
      plan_seats: 2,
    });
    await insertProduct(db, 4, { kind: 'book', slug: 'borrador', status: 'draft' });
    const given = [
      { plan_id: 10, product_id: 2, kind: null, category_id: null },
      { plan_id: 10, product_id: null, kind: 'book', category_id: null },
    ];
    await db.insertInto('plan_products').values(given).execute();
    const ends = (time: string) => ({ ends_at: at(time).toISOString() });
    await insertGrant(db, 'ana', 1, { id: 'first', ...ends('10:00') });
    await insertGrant(db, 'ana', 1, { id: 'second', ...ends('20:00') });
    await insertGrant(db, 'ana', 10, ends('11:00'));
    for (const [userId, seat] of [
      ['luis', 2],
      ['eva', 3],
    ] as const) {
      const invitation = anInvitation(userId, { ownerId: 'ana', planId: 10, seat, state: 'active', userId });
      await new PlanMembersInSql(db).add(invitation);
    }
    return new PastAccessInSql(db);
  });
});
