import { describe } from 'vitest';
import { ReviewApiOverHttp } from '#adapters/browser/learning/review-api-over-http.ts';
import { reviewApiContract } from '#test/ports/learning/review-api.ts';
import { schoolWithOpinions } from '#test/support/learning/school-with-opinions.ts';

describe('ReviewApiOverHttp against the school’s routes', () => {
  reviewApiContract(async () => {
    const { client, reads } = await schoolWithOpinions(false);
    return { api: new ReviewApiOverHttp(client), reads, id: 'later' };
  });
});
