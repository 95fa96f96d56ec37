import { describe } from 'vitest';
import { PublicationsInMemory } from './publications-in-memory.ts';
import { publicationsContract } from '#test/ports/office/publications.ts';

describe('PublicationsInMemory', () => {
  publicationsContract(() =>
    Promise.resolve(
      new PublicationsInMemory(new Map([['laboral', 7]]), [{ slug: 'estudio-sur', tradeName: 'Estudio Sur' }]),
    ),
  );
});
