import { describe } from 'vitest';
import { KeptReadingSettingsInMemory } from './kept-reading-settings-in-memory.ts';
import { keptReadingSettingsContract } from '#test/ports/reading/kept-reading-settings.ts';

describe('KeptReadingSettingsInMemory', () => {
  keptReadingSettingsContract(() => Promise.resolve(new KeptReadingSettingsInMemory()));
});
