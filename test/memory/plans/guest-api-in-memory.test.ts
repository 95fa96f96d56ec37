import { describe } from 'vitest';
import { GuestApiInMemory } from './guest-api-in-memory.ts';
import { guestApiContract } from '#test/ports/plans/guest-api.ts';

describe('GuestApiInMemory', () => {
  guestApiContract(() => Promise.resolve(new GuestApiInMemory('luis@correo.pe')));
});
