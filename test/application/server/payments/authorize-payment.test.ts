import { describe, expect, test } from 'vitest';
import { SettleAttempt } from '#application/server/payments/settle-attempt.ts';
import type { GatewayReturn } from '#application/server/payments/ports/payment-gateway.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { anAttempt, anOrder } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';

const nothing: GatewayReturn = { form: {}, query: {} };

/** A buyer whose order waits at the gateway. */
async function atTheGateway() {
  const school = await buyingInMemory();
  await school.orders.add(anOrder('order-1', 1));
  const { attempt } = accepted(await school.startPayment.execute('ana', 'order-1'));
  const comeBack = (returned: GatewayReturn) => school.authorize.execute('memoria', attempt.purchaseNumber, returned);
  const present = async () => {
    const order = await school.orders.find('order-1');
    return [(await school.attempts.find(attempt.id))?.state, order?.state];
  };
  return { ...school, attempt, comeBack, present };
}

describe('a buyer who comes back from the gateway', () => {
  test('is charged once, however often the gateway sends them', async () => {
    const { attempt, comeBack, gateway, grants, outbox, present } = await atTheGateway();
    const token = gateway.typeCard(attempt.purchaseNumber, 'approved');
    await Promise.all(Array.from({ length: 10 }, () => comeBack(token)));
    expect(gateway.authorizations).toBe(1);
    expect(await present()).toEqual(['paid', 'confirmed']);
    expect(grants.all).toHaveLength(1);
    expect(outbox.posted).toHaveLength(1);
  });

  test('is not charged again after a silence, whatever is posted', async () => {
    const { attempt, comeBack, gateway, present } = await atTheGateway();
    const token = gateway.typeCard(attempt.purchaseNumber, 'silent');
    for (let time = 0; time < 3; time += 1) await comeBack(token);
    expect(gateway.authorizations).toBe(1);
    expect(await present()).toEqual(['unknown', 'pending']);
  });

  test('is asked about, not charged, when the silence is to end', async () => {
    const { attempt, attempts, comeBack, gateway, present, resolve } = await atTheGateway();
    await comeBack(gateway.typeCard(attempt.purchaseNumber, 'silent'));
    const waiting = await attempts.find(attempt.id);
    if (waiting === null) throw new Error('The attempt is gone');
    expect((await resolve.execute(waiting)).state).toBe('unknown');
    gateway.answer(attempt.purchaseNumber, 'approved');
    expect((await resolve.execute(waiting)).state).toBe('paid');
    expect(gateway.authorizations).toBe(1);
    expect(await present()).toEqual(['paid', 'confirmed']);
  });

  test('of another gateway or purchase is not known', async () => {
    const { authorize, attempt, gateway } = await atTheGateway();
    expect(refused(await authorize.execute('otra', attempt.purchaseNumber, nothing)).kind).toBe('attempt-not-found');
    expect(refused(await authorize.execute('memoria', '999', nothing)).kind).toBe('attempt-not-found');
    expect(gateway.authorizations).toBe(0);
  });

  test('of a gateway that the school has no more is left as it was', async () => {
    const { attempts, authorize } = await atTheGateway();
    const former = anAttempt('attempt-9', 'order-1', { gateway: 'anterior' });
    await attempts.add(former);
    const answer = await authorize.execute('anterior', former.purchaseNumber, nothing);
    expect(refused(answer).kind).toBe('attempt-not-found');
    expect(await attempts.find('attempt-9')).toEqual(former);
  });

  test('again is told of the attempt, so that its page is found', async () => {
    const { attempt, comeBack, gateway } = await atTheGateway();
    const token = gateway.typeCard(attempt.purchaseNumber, 'approved');
    await comeBack(token);
    expect(accepted(await comeBack(token))).toMatchObject({ id: attempt.id, state: 'paid' });
  });
});

describe('news of a payment', () => {
  test('that contradicts a refusal is written down for a person, and changes nothing', async () => {
    const { attempt, comeBack, gateway, grants, logger, present, work } = await atTheGateway();
    await comeBack(gateway.typeCard(attempt.purchaseNumber, 'declined'));
    expect(await present()).toEqual(['refused', 'continue']);
    const word = { transactionId: 'X', actionCode: '000', buyerText: null, cardMask: null, cardBrand: null };
    await work.write(SettleAttempt, (settle) => settle.execute(attempt.id, { kind: 'approved', word }));
    expect(await present()).toEqual(['refused', 'continue']);
    expect(grants.all).toEqual([]);
    expect(logger.entries).toMatchObject([{ level: 'error', data: { purchase: attempt.purchaseNumber } }]);
  });

  test('of an attempt that is not there is nothing', async () => {
    const { work, present } = await atTheGateway();
    await work.write(SettleAttempt, (settle) => settle.execute('nada', { kind: 'no-answer' }));
    expect(await present()).toEqual(['session', 'continue']);
  });
});
