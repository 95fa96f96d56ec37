import { describe, expect, test } from 'vitest';
import { KeepReadingSettings } from '#application/server/reading/keep-reading-settings.ts';
import { readingSettingsApiContract } from '#test/ports/reading/reading-settings-api.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { KeptReadingSettingsInMemory } from './kept-reading-settings-in-memory.ts';
import { ReadingSettingsApiInMemory } from './reading-settings-api-in-memory.ts';

const make = (): ReadingSettingsApiInMemory => {
  const kept = new KeptReadingSettingsInMemory();
  return new ReadingSettingsApiInMemory(kept, new KeepReadingSettings(kept, new FixedClock()), 'ana');
};

describe('ReadingSettingsApiInMemory', () => {
  readingSettingsApiContract(() => Promise.resolve(make()));

  test('without a connection every call is refused', async () => {
    const api = make();
    api.isOffline = true;
    expect(await api.read()).toMatchObject({ refusal: { kind: 'offline' } });
  });
});
