import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingThemes, settingsFrom, textFaces, textSizes, usualSettings } from '#domain/reading/reading-settings.ts';

test('there are four sizes, two faces and three themes', () => {
  expect([textSizes.length, textFaces.length, readingThemes]).toEqual([4, 2, ['light', 'sepia', 'dark']]);
});

test('what was kept comes back, whatever is unknown is as usual', () => {
  const kept = { size: 'xl', face: 'sans', theme: 'dark', hasShortcuts: false };
  expect(settingsFrom(kept)).toEqual(kept);
  expect(settingsFrom({ size: 'enorme', theme: 3 })).toEqual(usualSettings);
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (anything) => {
      expect(settingsFrom(settingsFrom(anything) as never)).toEqual(settingsFrom(anything));
    }),
  );
});
