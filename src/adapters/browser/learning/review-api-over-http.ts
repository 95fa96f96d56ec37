import type { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { findHelpful, findHelpfulNoMore, reportReview } from '#adapters/http-contract/learning/reviews.ts';
import { ReviewApi } from '#application/browser/learning/ports/review-api.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

export class ReviewApiOverHttp extends ReviewApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  findHelpful(reviewId: string, isHelpful: boolean): Answer<void> {
    return this.http.call(isHelpful ? findHelpful : findHelpfulNoMore, { params: { reviewId } });
  }

  report(reviewId: string, reason: string): Answer<void> {
    return this.http.call(reportReview, { params: { reviewId }, body: { reason } });
  }
}
