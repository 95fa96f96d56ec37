import { expect, test } from 'vitest';
import { GiveBack } from '#application/server/payments/give-back.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aSurplus } from '#test/ports/payments/surplus-payments.ts';

async function withSurplus() {
  const school = await buyingInMemory();
  for (const id of ['teresa', 'rosa']) {
    await school.accounts.add(aUser(id), '');
    await school.team.setRoles(id, ['cashier'], school.clock.now());
  }
  await school.orders.add(anOrder('order-1', 1));
  await school.attempts.add(anAttempt('attempt-1', 'order-1'));
  await school.surplus.add(aSurplus('s1'));
  return {
    ...school,
    giveBack: new GiveBack(school.guard, school.surplus, school.disputes, school.team, school.journal, school.clock),
  };
}

test('a collaborator notes who gave money back, when and how; the first word stays', async () => {
  const { clock, giveBack, officeLog, surplus } = await withSurplus();
  const done = accepted(await giveBack.execute('s1', 'teresa', ' Operación 4455 '));
  expect(done.givenBack).toEqual({ by: 'teresa', at: clock.now(), note: 'Operación 4455' });
  expect(accepted(await giveBack.execute('s1', 'rosa', 'Otra')).givenBack).toMatchObject({ by: 'teresa' });
  expect(await surplus.list('open', 10)).toEqual([]);
  expect(officeLog.entries).toMatchObject([{ by: 'teresa', action: 'refund-noted', thingId: 's1' }]);
});

test('nobody else may, and how it was given back is asked for', async () => {
  const { clock, giveBack, surplus, team } = await withSurplus();
  expect(refused(await giveBack.execute('s1', 'ana', 'x')).kind).toBe('collaborators-only');
  await team.setRoles('rosa', ['auditor', 'support'], clock.now());
  expect(refused(await giveBack.execute('s1', 'rosa', 'x')).kind).toBe('permission-missing');
  expect(refused(await giveBack.execute('s1', 'nadie', 'x')).kind).toBe('collaborators-only');
  expect(refused(await giveBack.execute('s1', 'teresa', '  ')).kind).toBe('note-missing');
  expect(refused(await giveBack.execute('s1', 'teresa', 'x'.repeat(501))).kind).toBe('note-too-long');
  expect(refused(await giveBack.execute('s9', 'teresa', 'x')).kind).toBe('surplus-not-found');
  expect(await surplus.list('open', 10)).toHaveLength(1);
  expect(accepted(await giveBack.execute('s1', 'teresa', 'x'.repeat(500))).givenBack?.note).toHaveLength(500);
});
