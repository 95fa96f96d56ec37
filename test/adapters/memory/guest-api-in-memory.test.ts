import { describe } from 'vitest';
import { GuestApiInMemory } from '#adapters/memory/guest-api-in-memory.ts';
import { guestApiContract } from '#test/ports/guest-api.ts';

describe('GuestApiInMemory', () => {
  guestApiContract(() => Promise.resolve(new GuestApiInMemory('luis@correo.pe')));
});
