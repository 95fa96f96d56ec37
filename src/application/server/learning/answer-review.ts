import type { Clock } from '#application/ports/clock.ts';
import { answerOf, type HidingRefusal, hidingReasonOf, type ReviewAnswerRefusal } from '#domain/learning/review.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { Reviews } from './ports/reviews.ts';
import type { ReviewNotFound } from './vote-on-review.ts';

/** Answers an opinion in the school's name; the answer before it is replaced, or taken away. */
export class AnswerReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param text null: the school answers nothing any more. @param by the account; null: the command line. */
  async execute(
    reviewId: string,
    text: string | null,
    by: string | null,
  ): Promise<Result<void, ReviewNotFound | ReviewAnswerRefusal>> {
    const answer = text === null ? accept(null) : answerOf(text);
    if (!answer.ok) return answer;
    const isThere = await this.reviews.answer(reviewId, answer.value, this.clock.now());
    const action = text === null ? 'review-answer-taken' : 'review-answered';
    if (isThere) await this.journal.note(by, action, reviewId, {}, {});
    return found(isThere);
  }
}

/** Hides an opinion from everybody, with a reason; or shows it again, or lets it stay in spite of its reports. */
export class HideReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param given why it is hidden, 1 to 300 characters; null: it is shown. @param by the account; null: the command line. */
  async execute(
    reviewId: string,
    given: string | null,
    by: string | null,
  ): Promise<Result<void, ReviewNotFound | HidingRefusal>> {
    const now = this.clock.now();
    const reason = given === null ? accept(null) : hidingReasonOf(given);
    if (!reason.ok) return reason;
    const isThere =
      reason.value === null
        ? await this.reviews.show(reviewId, now)
        : await this.reviews.hide(reviewId, reason.value, now);
    const action = reason.value === null ? 'review-shown' : 'review-hidden';
    if (isThere)
      await this.journal.note(by, action, reviewId, {}, { state: reason.value === null ? 'shown' : 'hidden' });
    return found(isThere);
  }
}

function found(isThere: boolean): Result<void, ReviewNotFound> {
  return isThere ? accept(undefined) : refuse({ kind: 'review-not-found' });
}
