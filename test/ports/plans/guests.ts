import { expect, test } from 'vitest';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import { at } from '#test/support/orders/buying-builders.ts';

export interface GuestsUnderTest {
  readonly guests: Guests;
  /** Whether the account is of role 1 still. */
  readonly isGuest: (userId: string) => Promise<boolean>;
  /** Ids of the products lent to the account by somebody else's order. */
  readonly lentTo: (userId: string) => Promise<readonly number[]>;
}

/** What every `Guests` does. The factory gives ana, whose orders lent products 10 and 11 to luis, a guest of her plan, and 10 to eva, who is none; her order-1 holds three seats of product 10. */
export function guestsContract(make: () => Promise<GuestsUnderTest>): void {
  test('a guest leaves the plan once, and nobody else does', async () => {
    const { guests, isGuest } = await make();
    expect(await guests.leavePlan('eva', at)).toBe(false);
    expect(await isGuest('luis')).toBe(true);
    expect(await guests.leavePlan('luis', at)).toBe(true);
    expect(await isGuest('luis')).toBe(false);
    expect(await guests.leavePlan('luis', at)).toBe(false);
    expect(await guests.leavePlan('nadie', at)).toBe(false);
  });

  test('an account becomes a guest, and leaves again', async () => {
    const { guests, isGuest } = await make();
    await guests.joinPlan('eva', 'ana', at);
    expect(await isGuest('eva')).toBe(true);
    expect(await guests.leavePlan('eva', at)).toBe(true);
    expect(await isGuest('eva')).toBe(false);
  });

  test('gives back every seat lent to an account, and no other', async () => {
    const { guests, lentTo } = await make();
    await guests.returnSeats('luis');
    expect([await lentTo('luis'), await lentTo('eva')]).toEqual([[], [10]]);
  });

  test('an owner takes back one seat, once', async () => {
    const { guests, lentTo } = await make();
    const seat = { ownerId: 'ana', guestId: 'luis', productId: 10 };
    expect(await guests.takeBackSeat(seat)).toBe(true);
    expect([await lentTo('luis'), await lentTo('eva')]).toEqual([[11], [10]]);
    expect(await guests.takeBackSeat(seat)).toBe(false);
  });

  test('nobody takes back what somebody else lent', async () => {
    const { guests, lentTo } = await make();
    expect(await guests.takeBackSeat({ ownerId: 'eva', guestId: 'luis', productId: 10 })).toBe(false);
    expect(await guests.takeBackSeat({ ownerId: 'luis', guestId: 'luis', productId: 10 })).toBe(false);
    expect(await lentTo('luis')).toEqual([10, 11]);
  });

  test('knows the seats that were bought, and who has one', async () => {
    const { guests } = await make();
    const [bought, ...more] = await guests.seatsOf('ana', 10);
    expect([bought?.orderId, bought?.seats, bought?.guestIds.toSorted(), more]).toEqual([
      'order-1',
      3,
      ['eva', 'luis'],
      [],
    ]);
    await guests.takeBackSeat({ ownerId: 'ana', guestId: 'luis', productId: 10 });
    expect(await guests.seatsOf('ana', 10)).toEqual([{ orderId: 'order-1', seats: 3, guestIds: ['eva'] }]);
    expect([await guests.seatsOf('ana', 11), await guests.seatsOf('eva', 10)]).toEqual([[], []]);
  });
}
