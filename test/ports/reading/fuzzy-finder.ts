import { expect, test } from 'vitest';
import type { FuzzyFinder } from '#application/server/reading/ports/fuzzy-finder.ts';

/** What every adapter of FuzzyFinder does. */
export function fuzzyFinderContract(make: () => FuzzyFinder): void {
  test('finds an edited text with the errors there are', () => {
    const found = make().find('El arrendador entregará el bien.', 'entrega el bien', 3);
    expect(found.map(({ errors }) => errors)).toContain(2);
    expect(found.every(({ errors }) => errors === 2)).toBe(true);
    expect(found.some(({ end }) => end === 31)).toBe(true);
  });

  test('finds nothing that has more errors than allowed', () => {
    expect(make().find('El arrendador entregará el bien.', 'la renta se paga', 3)).toEqual([]);
  });
}
