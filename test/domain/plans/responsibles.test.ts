import fc from 'fast-check';
import { expect, test } from 'vitest';
import { responsiblesOf } from '#domain/plans/responsibles.ts';

const owner = { id: 'ana', name: 'Ana Quispe' };
const luis = { id: 'luis', name: 'Luis Paz' };

test('the owner answers until another is chosen, and again when that one no longer can', () => {
  expect(responsiblesOf(owner, [luis], null)).toEqual([
    { ...owner, isActive: true },
    { ...luis, isActive: false },
  ]);
  expect(responsiblesOf(owner, [luis], 'luis').map(({ isActive }) => isActive)).toEqual([false, true]);
  expect(responsiblesOf(owner, [], 'luis')).toEqual([{ ...owner, isActive: true }]);
});

test('exactly one is active, whoever is chosen and whoever is there', () => {
  const id = fc.constantFrom('ana', 'luis', 'eva', 'rosa');
  fc.assert(
    fc.property(fc.array(id), fc.option(id, { nil: null }), (members, chosen) => {
      const all = responsiblesOf(
        owner,
        members.map((each) => ({ id: each, name: each })),
        chosen,
      );
      expect(all.filter(({ isActive }) => isActive)).toHaveLength(1);
      expect(new Set(all.map((each) => each.id)).size).toBe(all.length);
    }),
  );
});
