import { expect, test } from 'vitest';
import { isComing, isOver } from '#domain/catalogue/present-product.ts';

const [begins, ends] = ['2026-03-10T19:00:00-05:00', '2026-03-10T21:00:00-05:00'];
const from = (instant: string, ms = 0): Date => new Date(Date.parse(instant) + ms);

test.each([
  ['a seminar before it begins', { startsAt: begins, endsAt: ends }, from(begins, -1), true],
  ['one that is being held', { startsAt: begins, endsAt: ends }, from(begins, 1), true],
  ['one at its last instant', { startsAt: begins, endsAt: ends }, from(ends), true],
  ['one that has ended', { startsAt: begins, endsAt: ends }, from(ends, 1), false],
  ['one of which no end is said, as it begins', { startsAt: begins, endsAt: null }, from(begins), true],
  ['one of which no end is said, once it began', { startsAt: begins, endsAt: null }, from(begins, 1), false],
])('%s is to come, or over', (_, dated, now, coming) => {
  expect(isComing(dated, now)).toBe(coming);
  expect(isOver(dated, now)).toBe(!coming);
});

test('what has no date is neither to come nor over', () => {
  expect(isComing({ startsAt: null, endsAt: null }, from(begins))).toBe(false);
  expect(isOver({ startsAt: null, endsAt: null }, from(begins))).toBe(false);
});
