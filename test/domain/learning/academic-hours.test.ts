import fc from 'fast-check';
import { expect, it } from 'vitest';
import { academicHours } from '#domain/learning/academic-hours.ts';

it('one hour is said in the singular', () => {
  expect(academicHours(1)).toBe('1 hora académica');
});

it('all other numbers of hours in the plural', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), (hours) => {
      fc.pre(hours !== 1);
      expect(academicHours(hours)).toBe(`${hours} horas académicas`);
    }),
  );
});
