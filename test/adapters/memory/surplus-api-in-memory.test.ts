import { describe } from 'vitest';
import { StaffSurplusApiInMemory } from '#adapters/memory/surplus-api-in-memory.ts';
import { staffSurplusApiContract } from '#test/ports/surplus-api.ts';
import { aStaffSurplus } from '#test/support/staff-surplus.ts';

describe('StaffSurplusApiInMemory', () => {
  staffSurplusApiContract(() => Promise.resolve(new StaffSurplusApiInMemory([aStaffSurplus()])));
});
