import { describe } from 'vitest';
import { settingsVersionsContract } from '#test/ports/settings/settings-versions.ts';
import { SettingsVersionsInMemory } from './settings-versions-in-memory.ts';

describe('SettingsVersionsInMemory', () => {
  settingsVersionsContract(() => new SettingsVersionsInMemory({ ana: 'Rosa María Huamán Quispe' }));
});
