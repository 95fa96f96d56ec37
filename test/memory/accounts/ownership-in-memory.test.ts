import { describe } from 'vitest';
import { OwnershipInMemory } from './ownership-in-memory.ts';
import { ownershipContract } from '#test/ports/accounts/ownership.ts';

describe('OwnershipInMemory', () => {
  ownershipContract((world) => {
    const ownership = new OwnershipInMemory();
    for (const product of world.products) ownership.describe(product);
    for (const [guest, { state, ...seat }] of Object.entries(world.guests ?? {})) {
      ownership.seat(guest, state === 'disabled' ? null : seat);
    }
    for (const [userId, productId, since, until, extra] of world.grants) {
      ownership.grant(userId, productId, until, since, extra);
    }
    return Promise.resolve(ownership);
  });
});
