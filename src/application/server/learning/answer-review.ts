import type { Clock } from '#application/ports/clock.ts';
import { answerOf, type HidingRefusal, hidingReasonOf, type ReviewAnswerRefusal } from '#domain/learning/review.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Reviews } from './ports/reviews.ts';
import type { ReviewNotFound } from './vote-on-review.ts';

/** Answers an opinion in the school's name; the answer before it is replaced, or taken away. */
export class AnswerReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @param text null: the school answers nothing any more. */
  async execute(reviewId: string, text: string | null): Promise<Result<void, ReviewNotFound | ReviewAnswerRefusal>> {
    const answer = text === null ? accept(null) : answerOf(text);
    if (!answer.ok) return answer;
    return found(await this.reviews.answer(reviewId, answer.value, this.clock.now()));
  }
}

/** Hides an opinion from everybody, with a reason; or shows it again, or lets it stay in spite of its reports. */
export class HideReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @param given why it is hidden, 1 to 300 characters; null: it is shown. */
  async execute(reviewId: string, given: string | null): Promise<Result<void, ReviewNotFound | HidingRefusal>> {
    const now = this.clock.now();
    if (given === null) return found(await this.reviews.show(reviewId, now));
    const reason = hidingReasonOf(given);
    return reason.ok ? found(await this.reviews.hide(reviewId, reason.value, now)) : reason;
  }
}

function found(isThere: boolean): Result<void, ReviewNotFound> {
  return isThere ? accept(undefined) : refuse({ kind: 'review-not-found' });
}
