import { expect, test } from 'vitest';
import { mapRecord, recordOf } from '#domain/shared/record.ts';

test('a record is mapped value by value, in its order', () => {
  const mapped: Record<'one' | 'two', string> = mapRecord({ one: 1, two: 2 }, (value) => `${value}`);
  expect(Object.entries(mapped)).toEqual([
    ['one', '1'],
    ['two', '2'],
  ]);
});

test('a record is made of names', () => {
  const made: Record<'one' | 'two', number> = recordOf(['one', 'two'], (name) => name.length);
  expect(made).toEqual({ one: 3, two: 3 });
});
