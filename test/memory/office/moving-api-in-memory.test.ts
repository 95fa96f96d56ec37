import { describe } from 'vitest';
import { movingApiContract } from '#test/ports/office/moving-api.ts';
import { MovingApiInMemory } from './moving-api-in-memory.ts';

describe('MovingApiInMemory', () => {
  const rows = ['ana@correo.pe', 'eva@correo.pe'].map((email, at) => ({ line: at + 2, cells: [email] }));
  movingApiContract(() =>
    Promise.resolve(new MovingApiInMemory({ encoding: 'utf-8', rows, repeated: 0, faults: [], faultCount: 0 })),
  );
});
