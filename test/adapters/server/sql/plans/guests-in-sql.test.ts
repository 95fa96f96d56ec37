import { expect, test } from 'vitest';
import { GrantsInSql } from '#adapters/server/sql/orders/grants-in-sql.ts';
import { GuestsInSql } from '#adapters/server/sql/plans/guests-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import { guestsContract } from '#test/ports/plans/guests.ts';
import { aGrant, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { aGift } from '#test/support/orders/gift-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('GuestsInSql', (database) => {
  const make = async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertUser(db, 'luis', { role: 1, guest_of: 'ana' });
    await insertUser(db, 'eva');
    for (const product of [10, 11, 12]) await insertProduct(db, product);
    await new OrdersInSql(db).add(anOrder('order-1', 1));
    await new GrantsInSql(db).add([
      aGrant('grant-1', { extraSeats: 3 }),
      aGrant('grant-2', { userId: 'luis' }),
      aGrant('grant-3', { userId: 'luis', productId: 11 }),
      aGrant('grant-4', { userId: 'eva' }),
    ]);
    await insertGrant(db, 'luis', 12);
    return db;
  };
  const lent = async (userId: string) => {
    const rows = await database()
      .db.selectFrom('grants')
      .innerJoin('orders', 'orders.id', 'grants.order_id')
      .select('product_id')
      .where('grants.user_id', '=', userId)
      .whereRef('orders.user_id', '!=', 'grants.user_id')
      .orderBy('product_id')
      .execute();
    return rows.map((row) => row.product_id);
  };

  guestsContract(async () => {
    const db = await make();
    return {
      guests: new GuestsInSql(db),
      isGuest: async (userId) =>
        (await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst())?.role === 1,
      lentTo: lent,
    };
  });

  test('what an account was given itself stays, and the owner keeps their own', async () => {
    const db = await make();
    await new GuestsInSql(db).returnSeats('luis');
    await new GuestsInSql(db).returnSeats('ana');
    const left = await db.selectFrom('grants').select(['user_id', 'product_id']).orderBy('user_id').execute();
    expect(left).toEqual([
      { user_id: 'ana', product_id: 10 },
      { user_id: 'eva', product_id: 10 },
      { user_id: 'luis', product_id: 12 },
    ]);
  });

  test('what was given is no seat: leaving a plan keeps it, and who gave it does not take it back', async () => {
    const db = await make();
    await insertProduct(db, 13);
    await new OrdersInSql(db).add(anOrder('order-9', 9, { gift: aGift() }));
    await new GrantsInSql(db).add([
      aGrant('grant-9', { userId: 'luis', productId: 13, orderId: 'order-9', isGift: true }),
    ]);
    const guests = new GuestsInSql(db);
    await guests.returnSeats('luis');
    expect(await guests.takeBackSeat({ ownerId: 'ana', guestId: 'luis', productId: 13 })).toBe(false);
    expect(await lent('luis')).toEqual([13]);
  });

  test('whoever leaves a plan leaves the seat, which is free at once', async () => {
    const db = await make();
    const members = new PlanMembersInSql(db);
    await members.add(anInvitation('m1', { state: 'active', userId: 'luis' }));
    await new GuestsInSql(db).leavePlan('luis', at);
    expect(await members.of('ana')).toEqual([]);
    expect(await members.add(anInvitation('m2'))).toBe(true);
  });
});
