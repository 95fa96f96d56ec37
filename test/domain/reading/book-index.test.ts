import { expect, test } from 'vitest';
import { bookIndex, childrenOf, neighboursOf, titlesAbove } from '#domain/reading/book-index.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';

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

test('BOOK-4: the children of a section are those right below it, up to the next of its own level', () => {
  const at = (slug: string, level: number) => ({
    slug,
    title: slug,
    level,
    hasText: true,
    isSample: false,
    length: 100,
  });
  const all = [at('uno', 0), at('uno-a', 1), at('uno-a-1', 2), at('uno-b', 1), at('dos', 0), at('dos-a', 1)];
  const children = (slug: string) => childrenOf(all, slug).map((section) => section.slug);
  expect(children('uno')).toEqual(['uno-a', 'uno-b']);
  expect(children('uno-a')).toEqual(['uno-a-1']);
  expect(children('dos')).toEqual(['dos-a']);
  expect(children('dos-a')).toEqual([]);
  expect(children('otra')).toEqual([]);
});

test('knows what stands above a section', () => {
  expect(titlesAbove(sections, 'la-renta')).toEqual(['El contrato']);
  expect(titlesAbove(sections, 'el-desalojo')).toEqual([]);
});
