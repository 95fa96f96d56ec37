import { expect, test } from 'vitest';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { planMembersContract, plansOfTest } from '#test/ports/plans/plan-members.ts';
import { at } from '#test/support/accounts/account-builders.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

async function insertPlans({ db }: OpenDatabase): Promise<void> {
  for (const user of ['ana', 'luis', 'eva']) await insertUser(db, user);
  await insertProduct(db, 10, { kind: 'plan', slug: 'plan-10', title: 'Plan 10', plan_page: 'pro', plan_seats: 3 });
  await insertProduct(db, 11, { kind: 'plan', slug: 'plan-11', title: 'Plan 11', plan_page: 'pack', plan_seats: 1 });
  await insertProduct(db, 12);
  const company = {
    documentType: 'RUC',
    documentNumber: '20512333797',
    name: 'Norte S.A.C.',
    address: 'Lima',
  } as const;
  const billing = { ...company, receiptType: 'factura', email: 'ana@correo.pe' } as const;
  await new OrdersInSql(db).add(anOrder('order-1', 1, { billing }));
  for (const { ownerId, id, since, until, isCompany } of plansOfTest) {
    await insertGrant(db, ownerId, id, {
      granted_at: since,
      ends_at: until,
      extra_seats: id === 11 ? 2 : 0,
      ...(isCompany ? { source: 'order', order_id: 'order-1' } : {}),
    });
  }
  await insertGrant(db, 'ana', 12);
}

eachDatabase('PlanMembersInSql', (database) => {
  planMembersContract(async () => {
    await insertPlans(database());
    return new PlanMembersInSql(database().db);
  });

  test('a plan bought again is one plan, for as many as its largest purchase, until its latest end', async () => {
    const { db } = database();
    await insertPlans(database());
    const again = { id: 'again', source: 'staff', granted_at: at('12:00').toISOString(), extra_seats: 4 };
    await insertGrant(db, 'ana', 10, { ...again, ends_at: at('22:00').toISOString() });
    expect(await new PlanMembersInSql(db).plansOf('ana', at('13:00'))).toMatchObject([
      { id: 10, seats: 7, since: at('09:00').toISOString(), until: at('22:00').toISOString() },
      { id: 11 },
    ]);
  });
});

onPostgres('PlanMembersInSql under a race', (database) => {
  test('fifty invitations to one seat, without any lock, give it once', async () => {
    await insertPlans(database());
    const members = new PlanMembersInSql(database().db);
    const added = await Promise.all(Array.from({ length: 50 }, (_, index) => members.add(anInvitation(`m${index}`))));
    expect(added.filter((isAdded) => isAdded)).toHaveLength(1);
  });
});
