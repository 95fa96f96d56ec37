import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playerSettingsFrom, usualPlayer, videoSpeeds } from '#domain/learning/player-settings.ts';

test('settings that were kept come back as they were', () => {
  const flags = { captions: fc.boolean(), muted: fc.boolean(), theatre: fc.boolean() };
  const settings = fc.record({
    ...flags,
    listFolded: fc.boolean(),
    follows: fc.boolean(),
    speed: fc.constantFrom(...videoSpeeds),
    volume: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(settings, (kept) => {
      expect(playerSettingsFrom(kept)).toEqual(kept);
    }),
  );
});

test.each([
  null,
  'a text',
  [],
  { speed: 3, volume: 2, captions: 'no', muted: 1, theatre: null, listFolded: {}, follows: 'yes' },
  { speed: '1.5', volume: -0.1 },
])('what makes no sense is as usual: %j', (kept) => expect(playerSettingsFrom(kept)).toEqual(usualPlayer));

test('nobody is led on to the next class who did not ask for it', () => expect(usualPlayer.follows).toBe(false));
