import { expect, test } from 'vitest';
import type { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import type { SurplusPayment } from '#domain/payments/surplus-payment.ts';
import { at, later } from '#test/support/orders/buying-builders.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

/** Ana's card payment of 118.00 for order 1, which another payment had paid, unless said otherwise. */
export function aSurplus(id: string, parts: Partial<SurplusPayment> = {}): SurplusPayment {
  return {
    id,
    orderId: 'order-1',
    userId: 'ana',
    source: { kind: 'attempt', id: 'attempt-1' },
    amount: soles('118.00'),
    reason: 'order-paid',
    arrivedAt: at,
    givenBack: null,
    ...parts,
  };
}

/**
 * What every `SurplusPayments` does. The factory knows ana, the collaborator teresa, ana's orders 1 and 2, the attempts 1 to 3 of
 * order 1 (purchase numbers 10100001 to 10100003 at 'simulada', the third by a code) and the voucher v1 of order 2 (operation 00123456 of BCP).
 */
export function surplusPaymentsContract(make: () => Promise<SurplusPayments>): void {
  const ofVoucher = aSurplus('s2', {
    orderId: 'order-2',
    source: { kind: 'voucher', id: 'v1' },
    reason: 'products-owned',
    arrivedAt: later(5),
  });
  const how = { by: 'teresa', at: later(60), note: 'Operación 4455' };

  test('gives one back as it was kept, also by its attempt', async () => {
    const surplus = await make();
    expect(await surplus.add(aSurplus('s1'))).toBe(true);
    expect(await surplus.find('s1')).toEqual(aSurplus('s1'));
    expect(await surplus.ofAttempt('attempt-1')).toEqual(aSurplus('s1'));
    expect(await surplus.ofAttempt('attempt-2')).toBeNull();
    expect(await surplus.ofOrder('order-1')).toEqual([aSurplus('s1')]);
    expect(await surplus.ofOrder('order-2')).toEqual([]);
    expect(await surplus.find('s9')).toBeNull();
    const over = { ...ofVoucher, reason: 'overpaid' } as const;
    await surplus.add(over);
    expect(await surplus.find('s2')).toEqual(over);
    const seats = aSurplus('s3', { source: { kind: 'attempt', id: 'attempt-2' }, reason: 'seats-without-own' });
    await surplus.add(seats);
    expect(await surplus.find('s3')).toEqual(seats);
  });

  test('keeps the money of one attempt or voucher once', async () => {
    const surplus = await make();
    await surplus.add(aSurplus('s1'));
    expect(await surplus.add(aSurplus('s3', { amount: soles('1.00') }))).toBe(false);
    const erased = aSurplus('s3', { source: { kind: 'attempt', id: 'attempt-2' }, reason: 'account-erased' });
    expect(await surplus.add(erased)).toBe(true);
    expect(await surplus.find('s3')).toEqual(erased);
    expect(await surplus.add(ofVoucher)).toBe(true);
    expect(await surplus.add({ ...ofVoucher, id: 's4' })).toBe(false);
  });

  test('is given back once: the first word stays', async () => {
    const surplus = await make();
    await surplus.add(aSurplus('s1'));
    expect(await surplus.giveBack('s1', how)).toBe(true);
    expect(await surplus.giveBack('s1', { ...how, note: 'Otra' })).toBe(false);
    expect(await surplus.find('s1')).toEqual(aSurplus('s1', { givenBack: how }));
    expect(await surplus.giveBack('s9', how)).toBe(false);
  });

  test('says of which nobody but who paid can ask it back: of what came by a code', async () => {
    const surplus = await make();
    await surplus.add(aSurplus('s1', { source: { kind: 'attempt', id: 'attempt-3' } }));
    expect(await surplus.list('open', 10)).toMatchObject([{ found: { number: '10100003', isCode: true } }]);
  });

  test('lists what is to be given back, the oldest first, with whose it is and where it arrived', async () => {
    const surplus = await make();
    await surplus.add(ofVoucher);
    await surplus.add(aSurplus('s1'));
    expect(await surplus.list('open', 10)).toEqual([
      {
        ...aSurplus('s1'),
        orderNumber: 1,
        buyer: { name: 'Ana Quispe Rojas', email: 'ana@correo.pe' },
        found: { at: 'simulada', number: '10100001' },
        dispute: null,
        givenBackBy: null,
      },
      {
        ...ofVoucher,
        orderNumber: 2,
        buyer: { name: 'Ana Quispe Rojas', email: 'ana@correo.pe' },
        found: { at: 'BCP', number: '00123456' },
        dispute: null,
        givenBackBy: null,
      },
    ]);
    expect(await surplus.list('open', 1)).toHaveLength(1);
  });

  test('lists what was given back, the last first, with who did', async () => {
    const surplus = await make();
    await surplus.add(aSurplus('s1'));
    await surplus.add(ofVoucher);
    await surplus.giveBack('s1', how);
    expect((await surplus.list('open', 10)).map(({ id }) => id)).toEqual(['s2']);
    await surplus.giveBack('s2', { ...how, at: later(90) });
    expect(await surplus.list('given-back', 10)).toMatchObject([
      { id: 's2' },
      { id: 's1', givenBack: how, givenBackBy: 'Ana Quispe' },
    ]);
  });
}
