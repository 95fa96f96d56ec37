import { expect, test } from 'vitest';
import type { PlaceHoldings } from '#application/server/learning/ports/place-holdings.ts';
import { placesTaken } from '#domain/learning/seminars/places.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

/** What waits, and until when, as a test of the contract asks for it. */
export interface OrderToWait {
  readonly id: string;
  readonly userId: string;
  readonly status: string;
  readonly paymentMethod: 'card' | 'deposit' | 'cash-code';
  readonly productId: number;
  readonly choices?: { readonly seats?: number; readonly seatsAlone?: boolean };
  readonly expiresAt?: string;
  readonly attempt?: string;
  readonly voucher?: string;
  /** Whether somebody accepted it; not said: it is no gift. */
  readonly accepted?: boolean;
  /** Whether its money went back before anybody accepted it. */
  readonly withdrawn?: boolean;
}

/** A school with seminars 1 and 2, plan 10 for two that names 1, and plan 11 with every seminar. */
export interface SchoolWithPlaces {
  readonly holdings: PlaceHoldings;
  readonly order: (order: OrderToWait) => Promise<void>;
  /** How many places are told of a product; null: nothing. */
  readonly told: (productId: number) => Promise<number | null>;
}

/** What every adapter of PlaceHoldings does. */
export function placeHoldingsContract(make: () => Promise<SchoolWithPlaces>): void {
  test('a seminar is bought by itself, and with a plan that names it, not with one that opens all', async () => {
    const { holdings } = await make();
    expect(await holdings.seminarsIn([1, 10, 11, 12])).toEqual([
      { productId: 1, seminarId: 1, title: 'Seminario 1', persons: 1 },
      { productId: 10, seminarId: 1, title: 'Seminario 1', persons: 2 },
    ]);
    expect(await holdings.seminarsIn([])).toEqual([]);
  });

  test('what waits is what is being paid, deposits in their time, and gifts that nobody accepted', async () => {
    const { holdings, order } = await make();
    const [card, deposit] = ['card', 'deposit'] as const;
    const base = { userId: 'ana', productId: 1, paymentMethod: card, status: 'continue' } as const;
    await order({ ...base, id: 'left' });
    await order({ ...base, id: 'charging', attempt: 'authorizing' });
    await order({ ...base, id: 'refused', attempt: 'refused' });
    await order({ ...base, id: 'silent', status: 'pending', attempt: 'unknown' });
    await order({ ...base, id: 'deposit', paymentMethod: deposit, choices: { seats: 2 } });
    await order({ ...base, id: 'code', paymentMethod: 'cash-code' });
    await order({ ...base, id: 'late', paymentMethod: deposit, expiresAt: '2026-03-10T15:00:00.000Z' });
    await order({ ...base, id: 'expired', paymentMethod: deposit, status: 'expired' });
    await order({ ...base, id: 'proven', paymentMethod: deposit, status: 'expired', voucher: 'sent' });
    await order({ ...base, id: 'done', status: 'finished' });
    await order({ ...base, id: 'gift', status: 'finished', accepted: false });
    await order({ ...base, id: 'withdrawn', status: 'finished', accepted: false, withdrawn: true });
    await order({ ...base, id: 'opened', status: 'confirmed', accepted: true });
    await order({ ...base, id: 'pack', productId: 10, status: 'pending', choices: { seats: 1 } });
    await order({ ...base, id: 'seats', status: 'pending', choices: { seats: 3, seatsAlone: true } });
    await order({ ...base, id: 'other', productId: 2, status: 'pending' });
    const { waiting } = await holdings.of(1, now);
    const told = waiting.map(({ orderId, persons, isFurther, isGift, isBeingPaid }) =>
      [orderId, persons, isFurther && 'further', isGift && 'gift', !isBeingPaid && 'unpaid'].filter(Boolean).join(' '),
    );
    expect(told.toSorted()).toEqual([
      'charging 1',
      'code 1 unpaid',
      'deposit 3 unpaid',
      'gift 1 gift',
      'pack 3',
      'proven 1',
      'seats 3 further',
      'silent 1',
    ]);
    expect(placesTaken(await holdings.of(2, now))).toBe(1);
    expect(await holdings.heldBy('ana', [1, 2, 10], now)).toEqual(new Set([1]));
    expect(await holdings.heldBy('luis', [1], now)).toEqual(new Set());
  });

  test('what is left is told of a seminar and of plans that name it, until there is no limit', async () => {
    const { holdings, told } = await make();
    await holdings.keep(1, 5);
    expect([await told(1), await told(10), await told(11)]).toEqual([5, 2, null]);
    await holdings.keep(1, 0);
    expect([await told(1), await told(10)]).toEqual([0, 0]);
    expect(await holdings.limitedAt(now)).toEqual([1]);
    await holdings.keep(1, null);
    expect([await told(1), await told(10)]).toEqual([null, null]);
    expect(await holdings.limitedAt(now)).toEqual([]);
    await holdings.forgetPlansWithout();
  });
}
