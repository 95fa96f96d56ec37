import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  besides,
  capacityOf,
  placesLeft,
  placesTaken,
  placesWanted,
  type PlacesWaiting,
  type SeminarHoldings,
  soldOutText,
} from '#domain/learning/seminars/places.ts';
import { heldAt } from '#test/support/learning/sessions.ts';

const now = new Date('2026-03-18T00:00:00.000Z');
const waits = (userId: string, changes: Partial<PlacesWaiting> = {}): PlacesWaiting => ({
  orderId: `pedido-${userId}`,
  userId,
  productId: 1,
  persons: 1,
  isFurther: false,
  isGift: false,
  isBeingPaid: true,
  ...changes,
});
const holdings = (changes: Partial<SeminarHoldings> = {}): SeminarHoldings => ({
  enrolled: new Set(),
  held: [],
  waiting: [],
  ...changes,
});

test('a seminar is for as many as its smallest session to come has room for; what is over limits nothing', () => {
  const [past, small, large, open] = [
    heldAt('a', '2026-03-17T00:00:00.000Z', { capacity: 3 }),
    heldAt('b', '2026-03-24T00:00:00.000Z', { capacity: 20 }),
    heldAt('c', '2026-03-25T00:00:00.000Z', { capacity: 30 }),
    heldAt('d', '2026-03-26T00:00:00.000Z'),
  ];
  expect(capacityOf([past, large, small, open], now)).toBe(20);
  expect(capacityOf([past], now)).toBeNull();
  expect(capacityOf([past], past.startsAt)).toBe(3);
  expect(capacityOf([open], now)).toBeNull();
});

test('places are taken by who is enrolled, seats not given yet, plans for several, and what waits', () => {
  const full = holdings({
    enrolled: new Set(['ana', 'luis', 'eva']),
    held: [
      // Ana bought it with three seats and lent one; Eva's pack is for four and one of them has joined.
      { userId: 'ana', productId: 1, persons: 4, given: 2 },
      { userId: 'eva', productId: 10, persons: 4, given: 2 },
    ],
    waiting: [waits('pia', { persons: 2 }), waits('leo', { isGift: true })],
  });
  expect(placesTaken(full)).toBe(3 + 2 + 2 + 3);
  expect(placesLeft(12, full)).toBe(2);
  expect(placesLeft(5, full)).toBe(0);
});

test('who has it by another purchase, or renews a plan, takes no further place; for somebody else one does', () => {
  const eva = holdings({ enrolled: new Set(['eva']), held: [{ userId: 'eva', productId: 10, persons: 4, given: 2 }] });
  const wanted = (changes: Partial<PlacesWaiting>) => placesWanted([waits('eva', changes)], eva);
  expect(wanted({})).toBe(0);
  expect(wanted({ persons: 3 })).toBe(2);
  expect(wanted({ productId: 10, persons: 4 })).toBe(0);
  expect(wanted({ productId: 10, persons: 6 })).toBe(2);
  expect(wanted({ productId: 11, persons: 4 })).toBe(3);
  expect(wanted({ isGift: true })).toBe(1);
  expect(wanted({ isFurther: true, persons: 2 })).toBe(2);
});

test('several deposits of one account for the same hold the places of the largest, whatever is paid holds its own', () => {
  const unpaid = (orderId: string, persons: number) => waits('ana', { orderId, persons, isBeingPaid: false });
  expect(placesTaken(holdings({ waiting: [unpaid('a', 2), unpaid('b', 3), unpaid('c', 1), waits('luis')] }))).toBe(4);
  const before = holdings({ waiting: [unpaid('a', 2), waits('ana', { orderId: 'b' }), waits('luis')] });
  const order = { id: 'c', userId: 'ana', productIds: [1] };
  expect(besides(order, before).waiting.map(({ orderId }) => orderId)).toEqual(['b', 'pedido-luis']);
  expect(besides({ ...order, productIds: [2] }, before).waiting).toHaveLength(3);
  expect(besides({ ...order, id: 'b', productIds: [2] }, before).waiting).toHaveLength(2);
});

test('whoever is sold a place leaves that many fewer, and never fewer than none', () => {
  const user = fc.constantFrom('ana', 'luis', 'eva', 'pia');
  const some = fc.record({
    enrolled: fc.array(user).map((users) => new Set(users)),
    held: fc.array(fc.record({ userId: user, productId: fc.nat(2), persons: fc.nat(4), given: fc.nat(4) })),
    waiting: fc.array(
      fc.record({
        orderId: fc.string(),
        userId: user,
        productId: fc.nat(2),
        persons: fc.integer({ min: 1, max: 4 }),
        isFurther: fc.boolean(),
        isGift: fc.boolean(),
        isBeingPaid: fc.boolean(),
      }),
    ),
  });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 5 }), fc.nat(60), (before, persons, capacity) => {
      const asked = waits('zoe', { persons });
      const after = { ...before, waiting: [...before.waiting, asked] };
      expect(placesWanted([asked], before)).toBe(persons);
      expect(placesTaken(after) - placesTaken(before)).toBe(persons);
      expect(placesLeft(capacity, after)).toBe(Math.max(0, capacity - placesTaken(before) - persons));
    }),
  );
});

test('what is missing is told by its name', () => {
  const reforma = { title: 'Reforma', slug: 'reforma', seminar: 'Reforma' };
  expect(soldOutText({ ...reforma, left: 0 })).toBe('«Reforma» está agotado: ya no quedan cupos.');
  expect(soldOutText({ ...reforma, left: 1 })).toBe('De «Reforma» solo queda 1 cupo.');
  expect(soldOutText({ ...reforma, title: 'Pack', left: 2 })).toBe(
    '«Pack» incluye «Reforma». De «Reforma» solo quedan 2 cupos.',
  );
});
