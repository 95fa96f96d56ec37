import { describe, expect, test } from 'vitest';
import { accepted } from '#test/support/shared/accepted.ts';
import { anOrder } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';

/** A server that died in the middle of charging. `asked`: the gateway had heard of it. */
async function diedWhileCharging(asked: boolean) {
  const school = await buyingInMemory();
  await school.orders.add(anOrder('order-1', 1));
  const { attempt } = accepted(await school.startPayment.execute('ana', 'order-1'));
  const transactionToken = school.gateway.tokenIn(school.gateway.typeCard(attempt.purchaseNumber, 'approved'));
  await school.attempts.move(attempt.id, 'session', 'authorizing', school.clock.now());
  if (asked) await school.gateway.authorize({ ...attempt, transactionToken });
  return { ...school, state: async () => (await school.attempts.find(attempt.id))?.state };
}

describe('the round after a crash', () => {
  test('finds what was charged, once', async () => {
    const { grants, outbox, orders, resolveUnfinished, state } = await diedWhileCharging(true);
    await resolveUnfinished.execute();
    await resolveUnfinished.execute();
    expect(await state()).toBe('paid');
    expect((await orders.find('order-1'))?.state).toBe('confirmed');
    expect(grants.all).toHaveLength(1);
    expect(outbox.posted).toHaveLength(1);
  });

  test('waits a minute before it takes a charge that nobody heard of for none', async () => {
    const { clock, gateway, resolveUnfinished, state } = await diedWhileCharging(false);
    await resolveUnfinished.execute();
    expect(await state()).toBe('authorizing');
    clock.advance({ seconds: 61 });
    await resolveUnfinished.execute();
    expect(await state()).toBe('refused');
    expect(gateway.authorizations).toBe(0);
  });

  test('asks again about a charge that nobody had heard of: what reached the gateway late is kept to be given back, once', async () => {
    const school = await diedWhileCharging(false);
    const { attempts, clock, gateway, grants, orders, resolveUnfinished, state, surplus } = school;
    clock.advance({ seconds: 61 });
    await resolveUnfinished.execute();
    const attempt = (await attempts.ofOrder('order-1'))[0]!;
    const transactionToken = gateway.tokenIn(gateway.typeCard(attempt.purchaseNumber, 'approved'));
    await gateway.authorize({ ...attempt, transactionToken });
    await resolveUnfinished.execute();
    expect(await surplus.ofOrder('order-1')).toEqual([]);
    clock.advance({ minutes: 16 });
    await resolveUnfinished.execute();
    await resolveUnfinished.execute();
    clock.advance({ hours: 25 });
    await resolveUnfinished.execute();
    expect(await surplus.ofOrder('order-1')).toMatchObject([{ reason: 'attempt-refused', amount: attempt.amount }]);
    expect(await state()).toBe('refused');
    expect((await orders.find('order-1'))?.state).not.toBe('confirmed');
    expect(grants.all).toEqual([]);
  });

  test('leaves alone what waits at the gateway', async () => {
    const { attempts, clock, resolveUnfinished, startPayment, orders } = await diedWhileCharging(true);
    await resolveUnfinished.execute();
    await orders.add(anOrder('order-2', 2));
    expect(await attempts.unresolved(10)).toEqual([]);
    clock.advance({ minutes: 5 });
    await startPayment.execute('ana', 'order-2');
    await resolveUnfinished.execute();
    expect(await attempts.unresolved(10)).toEqual([]);
  });
});
