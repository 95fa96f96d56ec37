import { describe, expect, it } from 'vitest';
import { shareOf } from '#domain/payments/surplus-payment.ts';
import { soles } from '#test/support/pricing/price-lines.ts';

const lines = [
  { productId: 1, net: soles('150.00') },
  { productId: 2, net: soles('89.90') },
];
const total = soles('239.90');

describe('a payment that arrives', () => {
  it('is due as long as nothing of the order is the buyer’s', () => {
    for (const state of ['continue', 'pending', 'expired'] as const) {
      expect(shareOf({ state, lines }, total, new Set([3]))).toMatchObject({ surplus: 0, confirms: true });
    }
  });

  it('is not due at all for an order that is paid', () => {
    for (const state of ['confirmed', 'finished'] as const) {
      const share = { surplus: total, reason: 'order-paid', confirms: false };
      expect(shareOf({ state, lines }, total, new Set([1, 2]))).toEqual(share);
    }
  });

  it('is due for what the buyer has not', () => {
    const share = { surplus: soles('89.90'), reason: 'products-owned', confirms: true };
    expect(shareOf({ state: 'pending', lines }, total, new Set([2]))).toEqual(share);
    expect(shareOf({ state: 'pending', lines }, soles('50.00'), new Set([2]))).toMatchObject({ surplus: 5000 });
  });

  it('is due up to the total of the order: what exceeds it is given back, beside what the buyer has', () => {
    const over = { surplus: 10, reason: 'overpaid', confirms: true };
    expect(shareOf({ state: 'pending', lines }, soles('240.00'), new Set())).toEqual(over);
    expect(shareOf({ state: 'pending', lines }, soles('240.00'), new Set([2]))).toMatchObject({ surplus: 9000 });
    expect(shareOf({ state: 'pending', lines }, soles('1.00'), new Set())).toMatchObject({ surplus: 0 });
  });

  it('is not due for seats alone of what is the buyer’s no more, which is another reason than having it', () => {
    const seats = [{ ...lines[0]!, choices: { seatsAlone: true } }];
    const share = { surplus: soles('150.00'), reason: 'seats-without-own', confirms: false };
    expect(shareOf({ state: 'pending', lines: seats }, soles('150.00'), new Set([1]))).toEqual(share);
    const both = { state: 'pending', lines: [...seats, lines[1]!] } as const;
    expect(shareOf(both, total, new Set([1, 2]))).toMatchObject({ reason: 'products-owned', confirms: false });
  });

  it('is not due at all when the buyer has everything', () => {
    const share = { surplus: total, reason: 'products-owned', confirms: false };
    expect(shareOf({ state: 'pending', lines }, total, new Set([1, 2]))).toEqual(share);
  });
});
