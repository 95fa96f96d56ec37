import { describe } from 'vitest';
import { reviewApiContract } from '#test/ports/learning/review-api.ts';
import { ReviewApiInMemory } from './review-api-in-memory.ts';

describe('ReviewApiInMemory', () => {
  reviewApiContract(() => {
    const vote = { id: 'r1', helpful: 0, isOwn: false, isHelpful: false, isReported: false };
    const api = new ReviewApiInMemory([vote]);
    return Promise.resolve({ api, reads: api.reads, id: 'r1' });
  });
});
