import { expect, test } from 'vitest';
import { minutesLeft } from '#domain/reading/reading-time.ts';

const entry = (slug: string, length: number, isAvailable = true) => ({
  slug,
  title: slug,
  level: 0,
  hasText: length > 0,
  isSample: false,
  length,
  isAvailable,
});
const index = [
  entry('uno', 2400),
  entry('parte', 0),
  entry('dos', 6000),
  entry('tres', 12_000),
  entry('cerrada', 9000, false),
];

test.each([
  ['uno', 0, { section: 2, book: 17 }],
  ['uno', 0.5, { section: 1, book: 16 }],
  ['dos', 0.99, { section: 1, book: 11 }],
  ['dos', 1, { section: 0, book: 10 }],
  ['tres', 0, { section: 10, book: 10 }],
  ['tres', 1.5, { section: 0, book: 0 }],
  ['tres', -1, { section: 10, book: 10 }],
])('in %s with %f of it read: minutes of the section and of all that may be read', (section, share, left) => {
  expect(minutesLeft(index, section, share)).toEqual(left);
});
