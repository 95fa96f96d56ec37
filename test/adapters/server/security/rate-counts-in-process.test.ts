import { describe } from 'vitest';
import { RateCountsInProcess } from '#adapters/server/security/rate-counts-in-process.ts';
import { rateCountsContract } from '#test/ports/shared/rate-counts.ts';

describe('RateCountsInProcess', () => {
  rateCountsContract(() => new RateCountsInProcess());
});
