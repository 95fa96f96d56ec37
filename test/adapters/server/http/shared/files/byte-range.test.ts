import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteRangeOf } from '#adapters/server/http/shared/files/byte-range.ts';

test('reads the forms a player sends', () => {
  expect(byteRangeOf('bytes=0-', 100)).toEqual({ start: 0, end: 99 });
  expect(byteRangeOf('bytes=10-19', 100)).toEqual({ start: 10, end: 19 });
  expect(byteRangeOf('bytes=90-500', 100)).toEqual({ start: 90, end: 99 });
  expect(byteRangeOf('bytes=-30', 100)).toEqual({ start: 70, end: 99 });
  expect(byteRangeOf('bytes=-300', 100)).toEqual({ start: 0, end: 99 });
});

test('gives the whole for no range, several ranges, other units and nonsense', () => {
  const others = [undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'items=0-5', 'bytes=a-b', '0-5'];
  for (const header of others) expect(byteRangeOf(header, 100)).toBeNull();
});

test('knows what lies outside the file', () => {
  expect(byteRangeOf('bytes=100-', 100)).toBe('unsatisfiable');
  expect(byteRangeOf('bytes=-0', 100)).toBe('unsatisfiable');
});

test('a range is always within the file', () => {
  const number = fc.nat({ max: 500 }).map(String);
  fc.assert(
    fc.property(fc.option(number), fc.option(number), fc.integer({ min: 1, max: 300 }), (first, last, size) => {
      const range = byteRangeOf(`bytes=${first ?? ''}-${last ?? ''}`, size);
      if (range === null || range === 'unsatisfiable') return true;
      return range.start >= 0 && range.start <= range.end && range.end < size;
    }),
  );
});
