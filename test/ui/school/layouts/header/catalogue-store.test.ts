import { expect, test } from 'vitest';
import { ReadsInMemory } from '#test/memory/shared/reads-in-memory.ts';
import { offline } from '#application/browser/shared/ports/call-refusal.ts';
import { catalogueBranches } from '#application/read-models/catalogue/catalogue-branches.ts';
import { CatalogueStore } from '#ui/school/layouts/header/catalogue-store.ts';

const courses = { kind: 'course', count: 2, categories: [] } as const;

test('the school is asked once, however many kinds ask', async () => {
  const reads = new ReadsInMemory();
  const store = new CatalogueStore(reads);
  reads.answer(catalogueBranches, [courses]);
  await Promise.all([store.load(), store.load()]);
  reads.refusal = offline;
  await store.load();
  expect([store.of('course'), store.of('book')]).toEqual([courses, null]);
});

test('without a connection nothing is known, and the next one who asks finds out', async () => {
  const reads = new ReadsInMemory();
  const store = new CatalogueStore(reads);
  reads.refusal = offline;
  await store.load();
  expect(store.of('course')).toBeNull();
  reads.refusal = null;
  reads.answer(catalogueBranches, [courses]);
  await store.load();
  expect(store.of('course')).toEqual(courses);
});
