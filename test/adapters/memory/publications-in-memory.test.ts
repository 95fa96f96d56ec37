import { describe } from 'vitest';
import { PublicationsInMemory } from '#adapters/memory/publications-in-memory.ts';
import { publicationsContract } from '#test/ports/publications.ts';

describe('PublicationsInMemory', () => {
  publicationsContract(() =>
    Promise.resolve(
      new PublicationsInMemory(new Map([['laboral', 7]]), [{ slug: 'estudio-sur', tradeName: 'Estudio Sur' }]),
    ),
  );
});
