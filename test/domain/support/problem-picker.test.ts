import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nothingPicked,
  pickCategory,
  pickProblem,
  problemCategories,
  problemPath,
  stepBack,
} from '#domain/support/problem-picker.ts';

test('SUPPORT-3: the four categories, the last of which has no problems', () => {
  expect(problemCategories.map(({ name, problems }) => [name, problems.length])).toEqual([
    ['Registro / Acceso al perfil', 5],
    ['En mis Contenidos', 7],
    ['Durante el pago', 4],
    ['Otros Problemas', 0],
  ]);
});

test('first level > second level; a category without problems says enough', () => {
  const paying = pickCategory(nothingPicked, 'Durante el pago');
  expect(problemPath(paying)).toBeNull();
  const picked = pickProblem(paying, 'Rechazaron mi pago');
  expect(problemPath(picked)).toBe('Durante el pago > Rechazaron mi pago');
  expect(stepBack(picked)).toEqual(paying);
  expect(stepBack(paying)).toEqual(nothingPicked);
  expect(problemPath(pickCategory(picked, 'Otros Problemas'))).toBe('Otros Problemas');
});

test('whatever is picked in whatever order, what is sent belongs together', () => {
  const names = problemCategories.flatMap(({ name, problems }) => [name, ...problems]);
  const steps = fc.array(fc.oneof(fc.constantFrom(...names), fc.constant('atrás'), fc.string()));
  fc.assert(
    fc.property(steps, (taken) => {
      let picked = nothingPicked;
      for (const step of taken)
        picked = step === 'atrás' ? stepBack(picked) : pickProblem(pickCategory(picked, step), step);
      const path = problemPath(picked);
      const [category, problem] = path?.split(' > ') ?? [];
      const known = problemCategories.find(({ name }) => name === category);
      expect(
        path === null || (problem === undefined ? known?.problems.length === 0 : known?.problems.includes(problem)),
      ).toBe(true);
    }),
  );
});
