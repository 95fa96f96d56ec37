import { describe, expect, test } from 'vitest';
import { KeepSession } from '#application/server/payments/keep-session.ts';
import { NOTHING } from '#domain/shared/money.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { aGrant, anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';

async function withOrder(parts: Parameters<typeof anOrder>[2] = {}) {
  const school = await buyingInMemory();
  await school.orders.add(anOrder('order-1', 1, parts));
  return { ...school, start: () => school.startPayment.execute('ana', 'order-1') };
}

describe('starting a payment', () => {
  test('opens a session for the order’s total, under a number of twelve digits', async () => {
    const { start } = await withOrder();
    const { attempt, page } = accepted(await start());
    expect(attempt).toMatchObject({ state: 'session', amount: 11_800, gateway: 'memoria', sessionKey: 'session-1' });
    expect(attempt.purchaseNumber).toMatch(/^101\d{9}$/);
    expect(page).toBe('/memoria/session-1');
  });

  test('gives up when the gateway is down, and can be tried again', async () => {
    const { attempts, gateway, logger, start } = await withOrder();
    gateway.isDown = true;
    expect(refused(await start()).kind).toBe('gateway-unavailable');
    expect((await attempts.ofOrder('order-1')).map(({ state }) => state)).toEqual(['refused']);
    const data = { purchaseNumber: expect.stringMatching(/^101/), error: 'Error: The gateway is down' };
    expect(logger.entries).toMatchObject([{ level: 'error', data }]);
    gateway.isDown = false;
    expect(accepted(await start()).attempt.state).toBe('session');
  });

  test('leaves one attempt open: the earlier ones are given up', async () => {
    const { attempts, start } = await withOrder();
    await start();
    await start();
    expect((await attempts.ofOrder('order-1')).map(({ state }) => state)).toEqual(['refused', 'session']);
  });

  test.each([
    ['somebody else’s', { userId: 'luis' }, 'order-not-found'],
    ['confirmed', { state: 'confirmed' }, 'order-already-paid'],
    ['finished', { state: 'finished' }, 'order-already-paid'],
    ['expired', { state: 'expired' }, 'order-expired'],
  ] as const)('refuses an order that is %s', async (_, parts, kind) => {
    const { start } = await withOrder(parts);
    expect(refused(await start()).kind).toBe(kind);
  });

  test('refuses what its buyer has for ever, and an order that is not there', async () => {
    const { grants, start, startPayment } = await withOrder();
    expect(refused(await startPayment.execute('ana', 'order-9')).kind).toBe('order-not-found');
    await grants.add([aGrant('grant-1', { orderId: 'order-9' })]);
    expect(refused(await start())).toMatchObject({ kind: 'already-owned', slug: 'curso-10' });
  });

  test('refuses while a card or a deposit for it is looked at, and when there is nothing to pay', async () => {
    const { attempts, orders, start } = await withOrder();
    await attempts.add(anAttempt('attempt-7', 'order-1', { state: 'refused' }));
    await attempts.add(anAttempt('attempt-8', 'order-1', { state: 'unknown' }));
    expect(refused(await start())).toEqual({ kind: 'payment-under-way', attemptId: 'attempt-8' });
    await attempts.move('attempt-8', 'unknown', 'refused', at);
    await orders.move('order-1', 'pending', at);
    expect(refused(await start()).kind).toBe('voucher-under-review');
    const { snapshot, ...order } = anOrder('order-1', 1);
    await orders.add({ ...order, snapshot: { ...snapshot, totals: { ...snapshot.totals, net: NOTHING } } });
    expect(refused(await start()).kind).toBe('nothing-to-pay');
  });

  test('refuses an order that no longer recomputes, and tells whoever runs the school which', async () => {
    const { snapshot } = anOrder('order-1', 1);
    const totals = { ...snapshot.totals, tax: snapshot.totals.net };
    const { attempts, logger, start } = await withOrder({ snapshot: { ...snapshot, totals } });
    expect(refused(await start())).toEqual({ kind: 'order-differs' });
    expect(await attempts.ofOrder('order-1')).toEqual([]);
    expect(logger.entries).toMatchObject([{ level: 'error', data: { order: 1, why: expect.anything() } }]);
  });

  test('refuses a guest, and whoever has no account any more', async () => {
    const { accounts, orders, start, startPayment } = await withOrder();
    await orders.add(anOrder('order-2', 2, { userId: 'nadie' }));
    expect(refused(await startPayment.execute('nadie', 'order-2')).kind).toBe('order-not-found');
    await accounts.add(aUser('luis', { role: 1, guestOf: 'ana' }), '');
    await orders.add(anOrder('order-3', 3, { userId: 'luis' }));
    expect(refused(await startPayment.execute('luis', 'order-3')).kind).toBe('guest-must-leave');
    expect(accepted(await start()).attempt.state).toBe('session');
  });

  test('refuses where no cards are taken, and opens no attempt', async () => {
    const { attempts, gateway, start } = await withOrder();
    gateway.isClosed = true;
    expect(refused(await start()).kind).toBe('cards-not-taken');
    expect(await attempts.ofOrder('order-1')).toEqual([]);
  });

  test('does not lead to the page of an attempt that was given up while its session was opened', async () => {
    const { attempts, gateway, start, work } = await withOrder();
    const open = gateway.createSession.bind(gateway);
    gateway.createSession = async (request) => {
      const [attempt] = await attempts.ofOrder('order-1');
      await work.write(KeepSession, (keep) => keep.givenUp(attempt?.id ?? '', 'cancelled'));
      return open(request);
    };
    expect(refused(await start()).kind).toBe('payment-under-way');
    expect((await attempts.ofOrder('order-1')).map(({ state }) => state)).toEqual(['refused']);
  });

  test('refuses after ninety-nine attempts', async () => {
    const { gateway, start } = await withOrder();
    gateway.isDown = true;
    for (let time = 0; time < 99; time += 1) await start();
    expect(refused(await start()).kind).toBe('too-many-attempts');
  });
});
