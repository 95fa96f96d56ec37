import { describe } from 'vitest';
import { StaffReviewApiOverHttp } from '#adapters/browser/learning/staff-review-api-over-http.ts';
import { Reviews } from '#application/server/learning/ports/reviews.ts';
import { staffReviewApiContract } from '#test/ports/learning/staff-review-api.ts';
import { schoolWithOpinions } from '#test/support/learning/school-with-opinions.ts';

describe('StaffReviewApiOverHttp against the school’s routes', () => {
  staffReviewApiContract(async () => {
    const { school, userId, client, reads } = await schoolWithOpinions(true);
    const reviews = school.school.get(Reviews);
    await reviews.vote({ reviewId: 'reported', userId, kind: 'reported', reason: 'Copia' }, school.clock.now());
    return { api: new StaffReviewApiOverHttp(client), reads, ids: { reported: 'reported', later: 'later' } };
  });
});
