import type { Clock } from '#application/ports/clock.ts';
import { LONGEST_REPORT } from '#domain/learning/review.ts';
import { lengthOf, writtenText } from '#domain/learning/written-text.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Reviews, VoteKind } from './ports/reviews.ts';

export interface ReviewNotFound {
  readonly kind: 'review-not-found';
}

export type VoteOnReviewRefusal =
  | ReviewNotFound
  | { readonly kind: 'review-is-own' }
  | { readonly kind: 'reason-too-long'; readonly length: number };

/** Says that somebody else's opinion helped, or reports it to the school; each once. */
export class VoteOnReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  async execute(
    userId: string,
    reviewId: string,
    kind: VoteKind,
    given: string,
  ): Promise<Result<void, VoteOnReviewRefusal>> {
    const author = await this.reviews.authorOf(reviewId);
    if (author === null) return refuse({ kind: 'review-not-found' });
    if (author === userId) return refuse({ kind: 'review-is-own' });
    const reason = writtenText(given);
    const length = lengthOf(reason);
    if (length > LONGEST_REPORT) return refuse({ kind: 'reason-too-long', length });
    await this.reviews.vote({ reviewId, userId, kind, reason }, this.clock.now());
    return accept(undefined);
  }
}
