import type { Clock } from '#application/ports/clock.ts';
import { answerOf, type ReviewAnswerRefusal } from '#domain/learning/review.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Reviews } from './ports/reviews.ts';
import type { ReviewNotFound } from './vote-on-review.ts';

/** Answers an opinion in the school's name; the answer before it is replaced. */
export class AnswerReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  async execute(reviewId: string, text: string): Promise<Result<void, ReviewNotFound | ReviewAnswerRefusal>> {
    const answer = answerOf(text);
    if (!answer.ok) return answer;
    const isThere = await this.reviews.answer(reviewId, answer.value, this.clock.now());
    return isThere ? accept(undefined) : refuse({ kind: 'review-not-found' });
  }
}

/** Keeps the words of an opinion from everybody, or shows them again; its stars count on. */
export class HideReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  async execute(reviewId: string, isHidden: boolean): Promise<Result<void, ReviewNotFound>> {
    const isThere = await this.reviews.hide(reviewId, isHidden, this.clock.now());
    return isThere ? accept(undefined) : refuse({ kind: 'review-not-found' });
  }
}
