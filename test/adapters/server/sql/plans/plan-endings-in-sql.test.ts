import { PlanEndingsInSql } from '#adapters/server/sql/plans/plan-endings-in-sql.ts';
import { planEndingsContract } from '#test/ports/plans/plan-endings.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('PlanEndingsInSql', (database) => {
  planEndingsContract(async (grants) => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const plan of [5, 6]) await insertProduct(db, plan, { kind: 'plan', plan_page: 'pro', plan_seats: 1 });
    await insertProduct(db, 3);
    for (const [index, { id, userId, productId, endsAt, grantedAt }] of grants.entries()) {
      await insertGrant(db, userId, productId, {
        id,
        ends_at: endsAt,
        // Two grants of one product by the staff would be one.
        source: index % 2 === 0 ? 'staff' : 'plan',
        ...(grantedAt !== undefined && { granted_at: grantedAt }),
      });
    }
    return new PlanEndingsInSql(db);
  });
});
