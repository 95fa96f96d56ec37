import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSlug, slugify } from '#domain/shared/slug.ts';
import { anyText } from '#test/support/shared/any-text.ts';

describe('a slug', () => {
  it.each([
    ['Tributación práctica', 'tributacion-practica'],
    ['  ¿Cómo abrir una S.A.C.?  ', 'como-abrir-una-s-a-c'],
    ['NIIF 16: arrendamientos', 'niif-16-arrendamientos'],
    ['Niñez & Familia — 2.ª edición', 'ninez-familia-2-a-edicion'],
    ['---', ''],
    ['', ''],
  ])('of %j is %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('has lowercase words joined by hyphens, whatever the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text);
        expect(slug === '' || isSlug(slug)).toBe(true);
      }),
    );
  });

  it('of a slug is itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text));
      }),
    );
  });

  it.each(['', '-a', 'a-', 'a--b', 'A', 'ñ', 'a b', 'a_b', 'a\n'])('is not %j', (text) => {
    expect(isSlug(text)).toBe(false);
  });
});
