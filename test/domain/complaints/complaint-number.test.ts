import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complaintNumber, readComplaintNumber } from '#domain/complaints/complaint-number.ts';

test('numbers have nine digits and their year', () => {
  expect(complaintNumber(1, 2026)).toBe('000000001-2026');
  expect(complaintNumber(12_345, 2027)).toBe('000012345-2027');
});

test('staff may leave the zeros out', () => {
  expect(readComplaintNumber(' 1-2026 ')).toBe('000000001-2026');
  expect(['', '0-2026', '1', '1-26', '-1-2026', '1/2026', '1234567890-2026'].map(readComplaintNumber)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test('a number reads back as itself, and sorts as it counts', () => {
  const ordinals = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(ordinals, ordinals, fc.integer({ min: 2000, max: 9999 }), (one, other, year) => {
      expect(readComplaintNumber(complaintNumber(one, year))).toBe(complaintNumber(one, year));
      expect(complaintNumber(one, year) < complaintNumber(other, year)).toBe(one < other);
    }),
  );
});
