import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lengthInSeconds } from '#domain/learning/recording.ts';

test.each([
  ['1:32:05', 5525],
  [' 0:45 ', 45],
  ['92:05', 5525],
  ['24:00:00', 86_400],
])('%s is %i seconds', (text, seconds) => {
  expect(lengthInSeconds(text)).toEqual({ ok: true, value: seconds });
});

test.each(['', '90', '1:5', '1:60', '1:60:00', '0:00', '24:00:01', '-1:00', '1h 30m'])('%s is no length', (text) => {
  expect(lengthInSeconds(text)).toEqual({ ok: false, refusal: { kind: 'length-malformed' } });
});

test('every whole second of a day is read as it is written', () => {
  const two = (count: number) => String(count).padStart(2, '0');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 86_399 }), (seconds) => {
      const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
      const text = `${hours}:${two(minutes)}:${two(seconds % 60)}`;
      expect(lengthInSeconds(text)).toEqual({ ok: true, value: seconds });
    }),
  );
});
