import { describe } from 'vitest';
import { StaffSurplusApiInMemory } from './surplus-api-in-memory.ts';
import { staffSurplusApiContract } from '#test/ports/payments/surplus-api.ts';
import { aStaffSurplus } from '#test/support/payments/staff-surplus.ts';

describe('StaffSurplusApiInMemory', () => {
  staffSurplusApiContract(() => Promise.resolve(new StaffSurplusApiInMemory([aStaffSurplus()])));
});
