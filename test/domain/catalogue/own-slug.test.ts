import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_SLUG, slugsFor } from '#domain/catalogue/own-slug.ts';
import { isReservedSegment } from '#domain/catalogue/reserved-segments.ts';
import { isSlug } from '#domain/shared/slug.ts';

function first(count: number, title: string, sku: string): readonly string[] {
  const slugs = slugsFor(title, sku);
  return Array.from({ length: count }, () => slugs.next().value);
}

test('a product is called by its title; where that is taken by title and sku, then by number', () => {
  expect(first(4, 'Gestión pública', 'VT.0 7')).toEqual([
    'gestion-publica',
    'gestion-publica-vt-0-7',
    'gestion-publica-vt-0-7-2',
    'gestion-publica-vt-0-7-3',
  ]);
});

test('never by an address of the school itself', () => {
  expect(first(1, 'Carrito', 'VT-1')).toEqual(['carrito-vt-1']);
});

test('by its sku alone when nothing of its title can stand in an address', () => {
  expect(first(2, '¿¿??', 'VT-1')).toEqual(['vt-1', 'vt-1-2']);
});

test('by as many whole words of a long title as fit', () => {
  const [best = '', withSku = ''] = first(2, 'responsabilidad '.repeat(12), 'VT-123');
  expect([best, best.length]).toEqual([`responsabilidad${'-responsabilidad'.repeat(6)}`, 111]);
  expect(withSku).toBe(`${best}-vt-123`);
});

test('whatever title and sku are, slugs are sound and each is another', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'Ñ', 'ß', '9', ' ', '-', '.', 'ﬁ', '漢'), maxLength: 200 });
  fc.assert(
    fc.property(text, text, (title, sku) => {
      const slugs = first(5, title, sku.slice(0, 60));
      expect(new Set(slugs).size).toBe(5);
      for (const slug of slugs) {
        expect(isSlug(slug) && slug.length <= LONGEST_SLUG && !isReservedSegment(slug)).toBe(true);
      }
    }),
  );
});
