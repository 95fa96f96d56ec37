import { describe, expect, test } from 'vitest';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { PaymentStatus } from '#application/server/payments/ports/payment-gateway.ts';
import type { Duration } from '#test/support/shared/fixed-clock.ts';
import { PaymentGatewayInMemory } from '#test/memory/payments/payment-gateway-in-memory.ts';
import { anAttempt, anOrder, later } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';

type Attempt = Parameters<typeof anAttempt>[2];

/** An attempt of order 1 that is asked about after some time, and the times that the gateway was asked. */
async function askedAfter(age: Duration, parts: Attempt, status: PaymentStatus = { kind: 'never-asked' }) {
  const school = await buyingInMemory();
  await school.orders.add(anOrder('order-1', 1));
  const attempt = anAttempt('attempt-1', 'order-1', { gateway: 'memoria', ...parts });
  await school.attempts.add(attempt);
  let times = 0;
  school.gateway.status = () => {
    times += 1;
    return Promise.resolve(status);
  };
  school.clock.advance(age);
  const { state, buyerText } = await school.resolve.execute(attempt);
  return { state, buyerText, times, order: (await school.orders.find('order-1'))?.state };
}

const word = { transactionId: 'X', actionCode: '000', buyerText: null, cardMask: null, cardBrand: null };
const approved: PaymentStatus = { kind: 'approved', word };
const silent: PaymentStatus = { kind: 'no-answer' };

describe('an attempt that waits at the gateway’s page', () => {
  test.each(['created', 'session'] as const)('is given up after half an hour, not before: %s', async (state) => {
    expect(await askedAfter({ minutes: 30 }, { state })).toMatchObject({ state, times: 0 });
    expect(await askedAfter({ minutes: 30, seconds: 1 }, { state })).toMatchObject({ state: 'refused', times: 0 });
  });
});

describe('an attempt that is settled', () => {
  test.each(['paid', 'refused'] as const)('is not asked about: %s', async (state) => {
    expect(await askedAfter({ hours: 2 }, { state }, approved)).toMatchObject({ state, times: 0, order: 'continue' });
  });
});

describe('an attempt that was asked to be charged', () => {
  test.each(['authorizing', 'unknown'] as const)(
    'is paid when the gateway says so, however late: %s',
    async (state) => {
      expect(await askedAfter({ hours: 2 }, { state }, approved)).toMatchObject({ state: 'paid', order: 'confirmed' });
    },
  );

  test('that the gateway never heard of is refused after a minute, and its buyer reads that nothing was charged', async () => {
    expect((await askedAfter({ seconds: 60 }, { state: 'authorizing' })).state).toBe('authorizing');
    expect(await askedAfter({ seconds: 61 }, { state: 'authorizing' })).toMatchObject({
      state: 'refused',
      buyerText: expect.stringContaining('no se te cobró nada'),
    });
  });

  test('is unknown when the gateway is silent for more than a minute, and its order waits', async () => {
    const { state } = await askedAfter({ seconds: 60 }, { state: 'authorizing' }, silent);
    expect(state).toBe('authorizing');
    expect(await askedAfter({ seconds: 61 }, { state: 'authorizing' }, silent)).toMatchObject({
      state: 'unknown',
      order: 'pending',
    });
  });

  test('stays unknown while the gateway is silent', async () => {
    expect(await askedAfter({ hours: 2 }, { state: 'unknown' }, silent)).toMatchObject({
      state: 'unknown',
      order: 'continue',
    });
  });

  test('at a gateway that the school has no more is left to a person', async () => {
    expect(await askedAfter({ hours: 2 }, { state: 'unknown', gateway: 'anterior' })).toMatchObject({
      state: 'unknown',
      times: 0,
    });
  });
});

test('old attempts are asked about at their own gateway, new ones go to the first', () => {
  const [first, former] = [new PaymentGatewayInMemory(), new PaymentGatewayInMemory()];
  Object.defineProperty(former, 'name', { value: 'anterior' });
  const gateways = new PaymentGateways([first, former]);
  expect(gateways.current).toBe(first);
  expect([gateways.named('anterior'), gateways.named('memoria'), gateways.named('otra')]).toEqual([
    former,
    first,
    null,
  ]);
  expect(gateways.named('anterior')).toBe(former);
});

test('the round tells the log what it resolved, and nothing of what stayed as it was', async () => {
  const { attempts, clock, gateway, logger, orders, resolveUnfinished } = await buyingInMemory();
  for (const number of [1, 2]) {
    await orders.add(anOrder(`order-${number}`, number));
    const parts = { gateway: 'memoria', state: 'unknown', updatedAt: later(number) } as const;
    await attempts.add(anAttempt(`attempt-${number}`, `order-${number}`, parts));
  }
  clock.advance({ hours: 1 });
  gateway.status = ({ purchaseNumber }) =>
    Promise.resolve(purchaseNumber.endsWith('1') ? { kind: 'declined', word } : silent);
  await resolveUnfinished.execute();
  expect(logger.entries).toMatchObject([{ level: 'info', data: { purchase: '10100001', state: 'refused' } }]);
});
