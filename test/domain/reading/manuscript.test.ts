import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bindBook, bindSections, type ManuscriptSection } from '#domain/reading/manuscript.ts';

function section(title: string, level: number, plainText = 'texto '.repeat(40)): ManuscriptSection {
  const html = plainText === '' ? '' : `<p>${plainText}</p>`;
  return { title, level, html, plainText, markdown: plainText, barePictures: 0, foreignPictures: 0 };
}

describe('binding a book', () => {
  test('gives each section its place, its parent and a slug of its own', () => {
    const bound = bindBook(
      [
        section('Título I', 0),
        section('Capítulo I', 1),
        section('Artículo 1', 2),
        section('Título II', 0),
        section('Capítulo I', 1),
      ],
      1,
    );
    expect(bound.ok && bound.value.map(({ position, parent, slug }) => [position, parent, slug])).toEqual([
      [1, null, 'titulo-i'],
      [2, 1, 'capitulo-i'],
      [3, 2, 'articulo-1'],
      [4, null, 'titulo-ii'],
      [5, 4, 'capitulo-i-2'],
    ]);
  });

  test('the first sections with a text are the free sample', () => {
    const bound = bindBook([section('Parte', 0, ''), section('Uno', 1), section('Dos', 1), section('Tres', 1)], 2);
    expect(bound.ok && bound.value.map(({ isSample }) => isSample)).toEqual([false, true, true, false]);
  });

  test('a short one is given besides', () => {
    const bound = bindBook([section('Lema', 0, 'Breve.'), section('Uno', 0), section('Dos', 0)], 1);
    expect(bound.ok && bound.value.map(({ isSample }) => isSample)).toEqual([true, true, false]);
  });

  test('a book without any text is refused, and so is one without end', () => {
    expect(bindBook([section('Nada', 0, '')], 1)).toMatchObject({ refusal: { kind: 'book-empty' } });
    const endless = Array.from({ length: 3001 }, () => section('Uno', 0));
    expect(bindBook(endless, 1)).toMatchObject({ refusal: { kind: 'book-too-long' } });
  });

  test('property: slugs are unique and never empty, a parent stands before its child and above it', () => {
    const sections = fc.array(
      fc.record({ title: fc.string({ maxLength: 12 }), level: fc.integer({ min: 0, max: 4 }) }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(sections, fc.nat({ max: 5 }), (given, sampleSize) => {
        const bound = bindBook(
          given.map(({ title, level }) => section(title, level)),
          sampleSize,
        );
        if (!bound.ok) throw new Error('refused');
        expect(new Set(bound.value.map(({ slug }) => slug)).size).toBe(given.length);
        for (const { slug, parent, position, level } of bound.value) {
          expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
          if (parent === null) continue;
          expect(parent).toBeLessThan(position);
          expect(bound.value[parent - 1]?.level).toBeLessThan(level);
        }
        expect(bound.value.filter(({ isSample }) => isSample)).toHaveLength(Math.min(sampleSize, given.length));
      }),
    );
  });
});

test('a section keeps the address that it has; of two that claim one the first has it, and new ones take another', () => {
  const kept = (title: string, slug: string) => ({ ...section(title, 0), slug, isSample: false });
  const bound = bindSections([kept('Uno', ''), kept('Título nuevo', 'uno'), kept('Otra', 'uno'), kept('Otra', '')]);
  expect(bound.ok && bound.value.map(({ slug }) => slug)).toEqual(['uno-2', 'uno', 'otra', 'otra-2']);
});
