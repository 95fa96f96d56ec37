import { describe } from 'vitest';
import { staffReviewApiContract } from '#test/ports/learning/staff-review-api.ts';
import { reportedAndLater } from '#test/support/learning/staff-reviews.ts';
import { StaffReviewApiInMemory } from './staff-review-api-in-memory.ts';

describe('StaffReviewApiInMemory', () => {
  staffReviewApiContract(() => {
    const api = new StaffReviewApiInMemory(reportedAndLater);
    return Promise.resolve({ api, reads: api.reads, ids: { reported: 'reported', later: 'later' } });
  });
});
