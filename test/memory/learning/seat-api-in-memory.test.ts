import { describe } from 'vitest';
import { SeatApiInMemory } from './seat-api-in-memory.ts';
import { seatApiContract } from '#test/ports/learning/seat-api.ts';

describe('SeatApiInMemory', () => {
  const accounts = { 'luis@correo.pe': 'Luis Soto', 'eva@correo.pe': 'Eva Ruiz' };
  seatApiContract(() => Promise.resolve(new SeatApiInMemory({ despido: 1 }, accounts)));
});
