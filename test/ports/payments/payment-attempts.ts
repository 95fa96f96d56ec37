import { expect, test } from 'vitest';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { anAttempt, later } from '#test/support/orders/buying-builders.ts';

/** What every `PaymentAttempts` does. The factory gives an empty one beside order-1 of ana and order-2 of luis. */
export function paymentAttemptsContract(make: () => Promise<PaymentAttempts>): void {
  const approved = {
    transactionId: 'SIM-1',
    actionCode: '000',
    buyerText: null,
    cardMask: '•••• 1111',
    cardBrand: 'Visa',
  };

  test('gives an attempt back as it was added', async () => {
    const attempts = await make();
    const attempt = anAttempt('attempt-1', 'order-1');
    await attempts.add(attempt);
    expect(await attempts.find('attempt-1')).toEqual(attempt);
    expect(await attempts.find('attempt-2')).toBeNull();
    expect(await attempts.findByPurchaseNumber('simulada', attempt.purchaseNumber)).toEqual(attempt);
    expect(await attempts.findByPurchaseNumber('otra', attempt.purchaseNumber)).toBeNull();
    expect(await attempts.findByPurchaseNumber('simulada', '999')).toBeNull();
  });

  test('lists an order’s attempts, oldest first', async () => {
    const attempts = await make();
    await attempts.add(anAttempt('attempt-2', 'order-1', { createdAt: later(1) }));
    await attempts.add(anAttempt('attempt-1', 'order-1'));
    await attempts.add(anAttempt('attempt-3', 'order-2'));
    expect((await attempts.ofOrder('order-1')).map(({ id }) => id)).toEqual(['attempt-1', 'attempt-2']);
  });

  test('finds an account’s last one', async () => {
    const attempts = await make();
    await attempts.add(anAttempt('attempt-1', 'order-1', { createdAt: later(1) }));
    await attempts.add(anAttempt('attempt-2', 'order-1', { createdAt: later(3) }));
    await attempts.add(anAttempt('attempt-3', 'order-2', { createdAt: later(9) }));
    expect((await attempts.latestOf('ana'))?.id).toBe('attempt-2');
    expect(await attempts.latestOf('nadie')).toBeNull();
  });

  test('keeps the session’s key', async () => {
    const attempts = await make();
    await attempts.add(anAttempt('attempt-1', 'order-1', { state: 'created' }));
    await attempts.keepSession('attempt-1', 'key-1', later(1));
    expect(await attempts.find('attempt-1')).toMatchObject({ sessionKey: 'key-1', updatedAt: later(1) });
  });

  test('moves an attempt from the state it is in, and keeps what the gateway said', async () => {
    const attempts = await make();
    await attempts.add(anAttempt('attempt-1', 'order-1'));
    expect(await attempts.move('attempt-1', 'session', 'authorizing', later(1))).toBe(true);
    expect(await attempts.move('attempt-1', 'session', 'authorizing', later(1))).toBe(false);
    expect(await attempts.find('attempt-1')).toMatchObject({ state: 'authorizing', transactionId: null });
    expect(await attempts.move('attempt-1', 'authorizing', 'paid', later(2), approved)).toBe(true);
    expect(await attempts.find('attempt-1')).toMatchObject({ ...approved, state: 'paid', updatedAt: later(2) });
    expect(await attempts.move('attempt-2', 'session', 'authorizing', later(1))).toBe(false);
  });

  test('keeps the code of cash beside the attempt, which waits to be paid', async () => {
    const attempts = await make();
    const attempt = anAttempt('attempt-1', 'order-1', { state: 'created', code: { number: null, until: later(60) } });
    await attempts.add(attempt);
    expect(await attempts.find('attempt-1')).toEqual(attempt);
    expect(await attempts.move('attempt-1', 'waiting', 'paid', later(1))).toBe(false);
    expect(await attempts.move('attempt-1', 'created', 'waiting', later(1))).toBe(true);
    await attempts.keepCode('attempt-1', { number: '13642064', until: later(50) });
    const code = { number: '13642064', until: later(50) };
    expect(await attempts.find('attempt-1')).toEqual({ ...attempt, state: 'waiting', code, updatedAt: later(1) });
    expect(await attempts.move('attempt-1', 'waiting', 'paid', later(2), approved)).toBe(true);
    expect(await attempts.find('attempt-1')).toMatchObject({ ...approved, state: 'paid', code });
  });

  test('names the codes that nobody asked about for a while, each to one who asks', async () => {
    const attempts = await make();
    const states = ['created', 'waiting', 'paid', 'refused'] as const;
    const code = { number: null, until: later(60) };
    for (const [index, state] of states.entries()) {
      await attempts.add(anAttempt(`attempt-${index}`, 'order-1', { state, code, createdAt: later(index) }));
    }
    await attempts.add(anAttempt('attempt-9', 'order-1'));
    expect(await attempts.codesToAsk(later(10), 9)).toEqual(['attempt-0', 'attempt-1']);
    expect(await attempts.claimAsking('attempt-0', later(10), later(12))).toBe(true);
    expect(await attempts.claimAsking('attempt-0', later(10), later(12))).toBe(false);
    expect(await attempts.codesToAsk(later(10), 9)).toEqual(['attempt-1']);
    expect(await attempts.codesToAsk(later(13), 9)).toEqual(['attempt-1', 'attempt-0']);
    expect(await attempts.codesToAsk(later(13), 1)).toEqual(['attempt-1']);
  });

  test('names what was refused unheard in a period, each to one who asks', async () => {
    const attempts = await make();
    const unheard = { state: 'refused', buyerText: 'No se te cobró nada.' } as const;
    const code = { number: null, until: later(60) };
    await attempts.add(anAttempt('attempt-1', 'order-1', { ...unheard, updatedAt: later(3) }));
    await attempts.add(anAttempt('attempt-2', 'order-1', { ...unheard, updatedAt: later(2), code }));
    await attempts.add(anAttempt('attempt-3', 'order-1', { ...unheard, updatedAt: later(1) }));
    await attempts.add(anAttempt('attempt-4', 'order-1', { ...unheard, updatedAt: later(4) }));
    const heard = [{ actionCode: '190' }, { transactionId: 't' }, { buyerText: null }, { state: 'paid' }] as const;
    for (const [index, other] of heard.entries())
      await attempts.add(anAttempt(`attempt-${index + 5}`, 'order-1', { ...unheard, updatedAt: later(2), ...other }));
    const period = { from: later(2), until: later(4) };
    expect(await attempts.neverHeardOf(period, later(10), 9)).toEqual(['attempt-2', 'attempt-1']);
    expect(await attempts.neverHeardOf(period, later(10), 1)).toEqual(['attempt-2']);
    expect(await attempts.claimAsking('attempt-2', later(10), later(12))).toBe(true);
    expect(await attempts.neverHeardOf(period, later(10), 9)).toEqual(['attempt-1']);
  });

  test('names those whose end is not known, oldest first', async () => {
    const attempts = await make();
    const states = ['created', 'session', 'authorizing', 'paid', 'refused', 'unknown'] as const;
    for (const [index, state] of states.entries()) {
      await attempts.add(anAttempt(`attempt-${index}`, 'order-1', { state, updatedAt: later(10 - index) }));
    }
    expect(await attempts.unresolved(10)).toEqual(['attempt-5', 'attempt-2']);
    expect(await attempts.unresolved(1)).toEqual(['attempt-5']);
  });
}
