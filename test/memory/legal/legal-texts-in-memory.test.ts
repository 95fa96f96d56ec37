import { describe } from 'vitest';
import { LegalTextsInMemory } from './legal-texts-in-memory.ts';
import { laterTerms, legalTextsContract } from '#test/ports/legal/legal-texts.ts';
import { day } from '#test/support/cart/cart-items.ts';

describe('LegalTextsInMemory', () => {
  legalTextsContract((on) =>
    Promise.resolve(
      new LegalTextsInMemory({ terms: [laterTerms] }, day(on === 'before' ? '2027-01-31' : '2027-02-01')),
    ),
  );
});
