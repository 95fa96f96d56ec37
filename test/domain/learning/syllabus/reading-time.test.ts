import { expect, test } from 'vitest';
import { minutesToRead, secondsToRead } from '#domain/learning/syllabus/reading-time.ts';

test('two hundred words are read a minute; a class of reading lasts whole minutes', () => {
  expect(minutesToRead('palabra '.repeat(500))).toBe(2.5);
  expect(secondsToRead('palabra '.repeat(500))).toBe(180);
  expect(secondsToRead('Lee.')).toBe(60);
});
