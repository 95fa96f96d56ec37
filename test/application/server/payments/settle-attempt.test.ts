import { describe, expect, test } from 'vitest';
import { SettleAttempt } from '#application/server/payments/settle-attempt.ts';
import type { Authorization } from '#application/server/payments/ports/payment-gateway.ts';
import { aGrant, anAttempt, anOrder, at } from '#test/support/orders/buying-builders.ts';
import { buyingInMemory } from '#test/support/orders/buying-in-memory.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { aCartItem, aCode, day, TERMS } from '#test/support/cart/cart-items.ts';
import { newOrder } from '#application/server/orders/new-order.ts';
import { initialProvider } from '#domain/legal/statute.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { accepted } from '#test/support/shared/accepted.ts';

const word = { transactionId: 'X', actionCode: '000', buyerText: null, cardMask: null, cardBrand: null };
const approved: Authorization = { kind: 'approved', word };
const declined: Authorization = { kind: 'declined', word };

/** A school whose order 1 has an attempt that was asked to be charged, in some state. */
async function asked(
  state: 'authorizing' | 'unknown' | 'refused' | 'paid' = 'unknown',
  order: Parameters<typeof anOrder>[2] = {},
) {
  const school = await buyingInMemory();
  await school.orders.add(anOrder('order-1', 1, { state: 'pending', ...order }));
  const attempt = anAttempt('attempt-1', 'order-1', { state });
  await school.attempts.add(attempt);
  const settle = (news: Authorization) =>
    school.work.write(SettleAttempt, (useCase) => useCase.execute('attempt-1', news));
  const stateOf = async (id: string) => (await school.orders.find(id))?.state;
  return { ...school, attempt, settle, stateOf };
}

describe('money that arrives although it is not due', () => {
  test('for an order that another payment confirmed is kept to be given back, and reported, once', async () => {
    const { attempt, logger, outbox, grants, settle, surplus } = await asked('unknown', { state: 'confirmed' });
    await settle(approved);
    await settle(approved);
    expect(await surplus.list('open', 10)).toMatchObject([
      {
        orderId: 'order-1',
        source: { kind: 'attempt', id: 'attempt-1' },
        amount: attempt.amount,
        reason: 'order-paid',
      },
    ]);
    expect(logger.entries).toMatchObject([{ level: 'error', data: { order: 1, purchase: attempt.purchaseNumber } }]);
    expect(grants.all).toEqual([]);
    expect(outbox.posted.map(({ letter }) => letter.subject)).toEqual([
      'Un pago de tu pedido N.º 1 llegó de más: te devolvemos S/.\u00A0118.00',
    ]);
  });

  test('is told to its buyer by letter: which order, how much, by which payment, and whom to write to', async () => {
    const { attempt, outbox, settle } = await asked('unknown', { state: 'confirmed' });
    await settle(approved);
    const [{ letter, to }] = outbox.posted as [(typeof outbox.posted)[0]];
    expect(to.email).toBe('ana@correo.pe');
    const said = JSON.stringify(letter);
    for (const text of ['N.º 1', 'S/.\u00A0118.00', attempt.purchaseNumber, initialProvider.email, '/contacto']) {
      expect(said).toContain(text);
    }
    expect(said).toContain('otro pago ya había confirmado ese pedido');
  });

  test('for what is the buyer’s by another order confirms nothing: no second grant, no receipt', async () => {
    const { attempt, attempts, grants, logger, settle, stateOf, surplus } = await asked();
    await grants.add([aGrant('grant-1', { orderId: 'order-2' })]);
    await settle(approved);
    expect((await attempts.find('attempt-1'))?.state).toBe('paid');
    expect(await stateOf('order-1')).toBe('continue');
    expect(grants.all).toHaveLength(1);
    expect(await surplus.ofAttempt('attempt-1')).toMatchObject({ amount: attempt.amount, reason: 'products-owned' });
    expect(logger.entries).toMatchObject([{ level: 'error' }]);
  });

  test('for an account that was erased meanwhile is nobody’s to have: it goes back whole, and no letter is sent to no mailbox', async () => {
    const { accounts, attempt, grants, outbox, settle, stateOf, surplus } = await asked('unknown', { userId: 'luis' });
    await accounts.add(aUser('luis', { disabledAt: at }), '');
    await settle(approved);
    expect(await stateOf('order-1')).toBe('continue');
    expect([grants.all, outbox.posted]).toEqual([[], []]);
    expect(await surplus.ofAttempt('attempt-1')).toMatchObject({ amount: attempt.amount, reason: 'account-erased' });
  });

  test('for an order of which a part is the buyer’s confirms the rest', async () => {
    const { attempts, grants, orders, settle, stateOf, surplus, work } = await asked();
    const cart = {
      ...EMPTY_CART,
      items: [aCartItem(10, '118.00', { duration: null }), aCartItem(11, '50.00', { duration: null })],
    };
    const given = { id: 'order-2', number: 2, userId: 'ana', paymentMethod: 'card', billing: null } as const;
    await orders.add(
      newOrder(cart, accepted(takeSnapshot(cart, TERMS)), { ...given, termsVersion: null, creationKey: null }, at, 48),
    );
    await attempts.add(anAttempt('attempt-2', 'order-2', { state: 'unknown', purchaseNumber: '202' }));
    await settle(approved);
    await work.write(SettleAttempt, (useCase) => useCase.execute('attempt-2', approved));
    expect(await stateOf('order-2')).toBe('confirmed');
    expect(grants.all.map(({ orderId, productId }) => [orderId, productId])).toEqual([
      ['order-1', 10],
      ['order-2', 11],
    ]);
    expect(await surplus.list('open', 10)).toMatchObject([{ orderId: 'order-2', amount: 11_800 }]);
  });

  test('for an attempt known as refused is kept, and changes nothing else', async () => {
    const { grants, logger, settle, stateOf, surplus } = await asked('refused', { state: 'continue' });
    await settle(declined);
    expect(await surplus.list('open', 10)).toEqual([]);
    await settle(approved);
    await settle(approved);
    expect(await surplus.list('open', 10)).toMatchObject([{ reason: 'attempt-refused', amount: 11_800 }]);
    expect(logger.entries).toHaveLength(1);
    expect(await stateOf('order-1')).toBe('continue');
    expect(grants.all).toEqual([]);
  });

  test('is none when the same approval is told again', async () => {
    const { settle, surplus } = await asked('paid', { state: 'confirmed' });
    await settle(approved);
    expect(await surplus.list('open', 10)).toEqual([]);
  });
});

describe('what the gateway says of a payment', () => {
  test('is kept with the attempt', async () => {
    const { attempts, settle } = await asked();
    await settle({ kind: 'approved', word: { ...word, cardMask: '•••• 1111', cardBrand: 'Visa' } });
    expect(await attempts.find('attempt-1')).toMatchObject({
      state: 'paid',
      transactionId: 'X',
      actionCode: '000',
      cardMask: '•••• 1111',
      cardBrand: 'Visa',
    });
  });

  test('confirms an order that expired meanwhile, since the payment is proven', async () => {
    const { grants, settle, stateOf } = await asked('unknown', { state: 'expired' });
    await settle(approved);
    expect(await stateOf('order-1')).toBe('confirmed');
    expect(grants.all).toHaveLength(1);
  });

  test('is nothing: the attempt is unknown and its order waits; an expired one stays expired', async () => {
    const open = await asked('authorizing', { state: 'continue' });
    await open.settle({ kind: 'no-answer' });
    expect([(await open.attempts.find('attempt-1'))?.state, await open.stateOf('order-1')]).toEqual([
      'unknown',
      'pending',
    ]);
    await open.settle({ kind: 'no-answer' });
    expect([(await open.attempts.find('attempt-1'))?.state, await open.stateOf('order-1')]).toEqual([
      'unknown',
      'pending',
    ]);
    const late = await asked('authorizing', { state: 'expired' });
    await late.settle({ kind: 'no-answer' });
    expect(await late.stateOf('order-1')).toBe('expired');
  });

  test('is followed by whoever moved the attempt alone', async () => {
    const { attempts, grants, settle, stateOf } = await asked();
    attempts.move = () => Promise.resolve(false);
    await settle(approved);
    expect([await stateOf('order-1'), grants.all]).toEqual(['pending', []]);
  });
});

describe('a payment that is declined at last', () => {
  const code = aCode('QUINCE', { firstDay: day('2026-01-01'), lastDay: day('2026-12-31'), limitInAll: 1 });

  test('gives the code back and lets the order be paid again', async () => {
    const school = await asked();
    const discounts = await claimed(school);
    await school.settle(declined);
    expect(await school.stateOf('order-1')).toBe('continue');
    expect(discounts()).toEqual(['released']);
  });

  test('leaves the code with an order that another payment confirmed', async () => {
    const school = await asked('unknown', { state: 'confirmed' });
    const discounts = await claimed(school);
    await school.settle(declined);
    expect(await school.stateOf('order-1')).toBe('confirmed');
    expect(discounts()).toEqual([]);
  });

  /** Claims the code for order 1; tells whether it was given back. */
  async function claimed({ discounts }: Awaited<ReturnType<typeof asked>>): Promise<() => string[]> {
    await discounts.claim(code, { orderId: 'order-1', userId: 'ana', at });
    const told: string[] = [];
    const release = discounts.release.bind(discounts);
    discounts.release = (orderId) => {
      told.push('released');
      return release(orderId);
    };
    return () => told;
  }
});
