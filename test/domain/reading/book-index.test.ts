import { expect, test } from 'vitest';
import { bookIndex, neighboursOf, titlesAbove } from '#domain/reading/book-index.ts';
import { leaseGuide } from '#test/support/lease-guide.ts';

const { sections } = leaseGuide;

test('an owner reads everything, anyone else the free sample', () => {
  expect(bookIndex(sections, true).every(({ isAvailable }) => isAvailable)).toBe(true);
  expect(bookIndex(sections, false).map(({ isAvailable }) => isAvailable)).toEqual([true, false, false, false]);
});

test('reading goes on to the next section with a text', () => {
  expect(neighboursOf(sections, 'presentacion')).toMatchObject({ previous: null, next: { slug: 'la-renta' } });
  expect(neighboursOf(sections, 'el-desalojo')).toMatchObject({ previous: { slug: 'la-renta' }, next: null });
  expect(neighboursOf(sections, 'otra')).toEqual({ previous: null, next: null });
});

test('knows what stands above a section', () => {
  expect(titlesAbove(sections, 'la-renta')).toEqual(['El contrato']);
  expect(titlesAbove(sections, 'el-desalojo')).toEqual([]);
});
