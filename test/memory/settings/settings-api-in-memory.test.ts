import { describe } from 'vitest';
import { schoolSettingsApiContract } from '#test/ports/settings/settings-api.ts';
import { SchoolSettingsApiInMemory } from './settings-api-in-memory.ts';

describe('SchoolSettingsApiInMemory', () => {
  schoolSettingsApiContract(async () => new SchoolSettingsApiInMemory());
});
