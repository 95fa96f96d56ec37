import { expect, test } from 'vitest';
import { OwnershipInSql } from '#adapters/server/sql/accounts/ownership-in-sql.ts';
import { SellableProductsInSql } from '#adapters/server/sql/cart/sellable-products-in-sql.ts';
import { findGivable, readPlanSurroundings } from '#adapters/server/sql/plans/plan-in-office.ts';
import { LivePlanInSql } from '#adapters/server/sql/plans/live-plan-in-sql.ts';
import { readPlan } from '#domain/plans/read-plan.ts';
import { livePlanContract } from '#test/ports/plans/live-plan.ts';
import { generalRate } from '#test/support/catalogue/product-drafts.ts';
import { aPlan, aTerm, insertPlanWorld } from '#test/support/plans/edited-plans.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertGrant, insertUser } from '#test/support/shared/rows.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

eachDatabase('LivePlanInSql', (database) => {
  livePlanContract(async () => {
    const { db } = database();
    await insertPlanWorld(db);
    return {
      plans: new LivePlanInSql(db),
      give: async (userId, since) => {
        await insertUser(db, userId);
        const [granted, ends] = [since, new Date(since.getTime() + 365 * 86_400_000)].map((at) => at.toISOString());
        await insertGrant(db, userId, 9, { id: `de-${userId}`, granted_at: granted ?? '', ends_at: ends ?? null });
      },
      leavePlaces: async (productId, left) =>
        void (await db.insertInto('product_places').values({ product_id: productId, places_left: left }).execute()),
      has: (userId, productId, at) => new OwnershipInSql(db).owns(userId, productId, at),
      seats: async (userId) => {
        const { plan_seats: seats, extra_seats: extra } = await db
          .selectFrom('grants')
          .innerJoin('products', 'products.id', 'grants.product_id')
          .select(['plan_seats', 'extra_seats'])
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow();
        return (seats ?? 0) + extra;
      },
    };
  });

  test('a cart is offered what is published, in its order; a price that nobody was asked is struck out nowhere', async () => {
    const { db } = database();
    await insertPlanWorld(db);
    const plans = new LivePlanInSql(db);
    const monthly = aTerm({ key: 'mes', unit: 'month', regularPrice: '30.00', discountedPrice: '20.00' });
    await plans.write(9, readPlan(aPlan({ terms: [aTerm(), monthly] }), generalRate).plan, now);
    const { terms } = await plans.read(9);
    await plans.write(9, readPlan(aPlan({ terms: terms.slice(1) }), generalRate).plan, now);
    const offered = await new SellableProductsInSql(db).findBySlug('curso-9');
    expect(offered).toMatchObject({ regular: 3000, reduced: 2000, plan: { page: 'pro', seats: 3 } });
    expect(offered?.plan?.prices.map(({ id }) => id)).toEqual([terms[1]?.id]);
    const rows = await db
      .selectFrom('plan_prices')
      .select(['id', 'regular_unasked', 'retired_at'])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: terms[0]?.id, regular_unasked: 0, retired_at: now.toISOString() },
      { id: terms[1]?.id, regular_unasked: 1, retired_at: null },
    ]);
  });

  test('what it could give is found by words, what is sold first', async () => {
    const { db } = database();
    await insertPlanWorld(db);
    await db.updateTable('products').set({ status: 'draft', title: 'Álgebra curso' }).where('id', '=', 1).execute();
    expect((await findGivable(db, 'CURSO', 9)).map(({ id, state }) => [id, state])).toEqual([
      [2, 'published'],
      [3, 'published'],
      [1, 'draft'],
    ]);
    expect(await findGivable(db, ' ', 9)).toEqual([]);
    expect(await readPlanSurroundings(db, 9, aPlan())).toMatchObject({
      products: [{ id: 1, title: 'Álgebra curso', classes: 0, sections: 0 }],
      sold: expect.arrayContaining([{ kind: 'book', categoryId: null, count: 1 }]) as never,
      plans: [],
    });
  });
});
