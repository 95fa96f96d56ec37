import { describe } from 'vitest';
import { GuestsInMemory } from './guests-in-memory.ts';
import { guestsContract } from '#test/ports/plans/guests.ts';

describe('GuestsInMemory', () => {
  guestsContract(() => {
    const guests = new GuestsInMemory();
    guests.ofPlans.add('luis');
    guests.seats = [
      { ownerId: 'ana', guestId: 'luis', productId: 10 },
      { ownerId: 'ana', guestId: 'luis', productId: 11 },
      { ownerId: 'ana', guestId: 'eva', productId: 10 },
    ];
    guests.bought = [{ ownerId: 'ana', productId: 10, orderId: 'order-1', seats: 3 }];
    return Promise.resolve({
      guests,
      isGuest: (userId) => Promise.resolve(guests.ofPlans.has(userId)),
      lentTo: (userId) =>
        Promise.resolve(guests.seats.filter(({ guestId }) => guestId === userId).map(({ productId }) => productId)),
    });
  });
});
