import { expect, test } from 'vitest';
import { formatMinutes, formatSeconds, isoDuration } from '#domain/shared/length.ts';

test.each([
  [45, '45 min', 'PT45M'],
  [60, '1 h', 'PT1H'],
  [390, '6 h 30 min', 'PT6H30M'],
])('%i minutes', (minutes, shown, iso) => {
  expect(formatMinutes(minutes)).toBe(shown);
  expect(isoDuration(minutes)).toBe(iso);
});

test('minutes are told in hours where there are some', () => {
  expect([0, 1, 59, 60, 130].map(formatMinutes)).toEqual(['0 min', '1 min', '59 min', '1 h', '2 h 10 min']);
});

test('a class is as long as it is: in seconds below a minute, rounded up to minutes from there', () => {
  expect([1, 59, 60, 61, 3600].map(formatSeconds)).toEqual(['1 s', '59 s', '1 min', '2 min', '1 h']);
});
