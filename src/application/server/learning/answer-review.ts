import type { Clock } from '#application/ports/clock.ts';
import { answerOf, type HidingRefusal, hidingReasonOf, type ReviewAnswerRefusal } from '#domain/learning/review.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { LogFacts } from '#domain/office/office-log.ts';
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
    const before = await this.reviews.stateOf(reviewId);
    if (before === null) return refuse({ kind: 'review-not-found' });
    await this.reviews.answer(reviewId, answer.value, this.clock.now());
    const action = text === null ? 'review-answer-taken' : 'review-answered';
    // Taking away what is not there changes nothing.
    if (before.isAnswered || text !== null) {
      await this.journal.note(by, action, reviewId, answered(before.isAnswered), answered(text !== null));
    }
    return accept(undefined);
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
    const before = await this.reviews.stateOf(reviewId);
    if (before === null) return refuse({ kind: 'review-not-found' });
    const isHidden = reason.value !== null;
    if (reason.value === null) await this.reviews.show(reviewId, now);
    else await this.reviews.hide(reviewId, reason.value, now);
    const action = isHidden ? 'review-hidden' : 'review-shown';
    await this.journal.note(by, action, reviewId, seen(before.isHidden), seen(isHidden));
    return accept(undefined);
  }
}

const answered = (isAnswered: boolean): LogFacts => ({ state: isAnswered ? 'answered' : 'unanswered' });
const seen = (isHidden: boolean): LogFacts => ({ state: isHidden ? 'hidden' : 'shown' });
