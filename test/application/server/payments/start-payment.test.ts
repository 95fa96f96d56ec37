import { describe, expect, test } from 'vitest';
import { accepted, refused } from '#test/support/accepted.ts';
import { aGrant, anOrder } from '#test/support/buying-builders.ts';
import { buyingInMemory } from '#test/support/buying-in-memory.ts';

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
    expect(logger.entries).toMatchObject([{ level: 'error' }]);
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

  test('refuses after ninety-nine attempts', async () => {
    const { gateway, start } = await withOrder();
    gateway.isDown = true;
    for (let time = 0; time < 99; time += 1) await start();
    expect(refused(await start()).kind).toBe('too-many-attempts');
  });
});
