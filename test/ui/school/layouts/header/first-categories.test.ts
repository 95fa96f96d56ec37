import { expect, test } from 'vitest';
import { firstCategories } from '#ui/school/layouts/header/first-categories.ts';

const branch = (counts: readonly number[]) => ({
  kind: 'course' as const,
  count: counts.reduce((sum, count) => sum + count, 0),
  categories: counts.map((count, index) => ({ slug: `materia-${index}`, title: `Materia ${index}`, count })),
});
const slugs = (counts: readonly number[]) => firstCategories(branch(counts)).shown.map(({ slug }) => slug);

test('as many categories as fit are all named', () => {
  for (const many of [0, 1, 11]) {
    const all = Array.from({ length: many }, () => 1);
    expect([slugs(all).length, firstCategories(branch(all)).others]).toEqual([many, 0]);
  }
});

test('of more, the largest are named in their order, and how many there are besides', () => {
  const many = [1, 9, 8, 7, 6, 5, 4, 3, 2, 10, 11, 1, 12];
  expect(slugs(many)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 12].map((place) => `materia-${place}`));
  expect(firstCategories(branch(many)).others).toBe(3);
});
