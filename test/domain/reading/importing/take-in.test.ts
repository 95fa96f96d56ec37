import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeIn } from '#domain/reading/importing/take-in.ts';
import type { EditedSection } from '#domain/reading/writing/outline.ts';

const title = fc.constantFrom('Uno', 'uno ', 'Dos', 'Tres', '');
const level = fc.nat(5);
const now = fc
  .array(fc.record({ title, level, isSample: fc.boolean() }), { maxLength: 8 })
  .map((all) => all.map((each, place): EditedSection => ({ ...each, id: `s${place}`, slug: `s${place}`, text: 'a' })));
const arrived = fc
  .array(fc.record({ title, level }), { maxLength: 8 })
  .map((all) => all.map((each, place) => ({ ...each, id: `n${place}`, text: `t${place}` })));

test('what comes in stands in its order with its texts, no section twice, no level left out', () => {
  fc.assert(
    fc.property(now, arrived, fc.constantFrom('replace' as const, 'append' as const), (before, coming, way) => {
      const taken = takeIn(before, coming, way);
      const fresh = way === 'append' ? taken.slice(before.length) : taken;
      expect(fresh.map(({ title: named, text }) => [named, text])).toEqual(
        coming.map((each) => [each.title, each.text]),
      );
      expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
      let most = 0;
      for (const section of taken) {
        expect(section.level).toBeLessThanOrEqual(most);
        most = section.level + 1;
      }
      if (way === 'append')
        expect(taken.slice(0, before.length).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    }),
  );
});

test('a section of the title of a former one takes its place, its address and whether it is of the sample; of two alike each takes one', () => {
  const before = ['Uno', 'Dos', 'Uno'].map((named, place) => ({
    id: `s${place}`,
    slug: `s${place}`,
    title: named,
    level: 0,
    isSample: place === 0,
    text: 'a',
  }));
  const coming = ['UNO', 'Nueva', 'Uno', 'Uno'].map((named, place) => ({
    id: `n${place}`,
    title: named,
    level: 0,
    text: 't',
  }));
  expect(takeIn(before, coming, 'replace').map(({ id, slug, isSample }) => [id, slug, isSample])).toEqual([
    ['s0', 's0', true],
    ['n1', '', false],
    ['s2', 's2', false],
    ['n3', '', false],
  ]);
});
