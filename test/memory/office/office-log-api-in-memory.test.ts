import { describe } from 'vitest';
import { officeLogApiContract } from '#test/ports/office/office-log-api.ts';
import { fiftyOneLines } from '#test/support/accounts/team-builders.ts';
import { OfficeLogApiInMemory } from './office-log-api-in-memory.ts';

describe('OfficeLogApiInMemory', () => {
  officeLogApiContract(async () => new OfficeLogApiInMemory(fiftyOneLines));
});
