import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** What whoever works for the school does about opinions. */
export abstract class StaffReviewApi {
  /** @param reason why, 1 to 300 characters. */
  abstract hide(reviewId: string, reason: string): Answer<void>;
  /** Shows it again, or lets it stay: its reports until now are settled. */
  abstract show(reviewId: string): Answer<void>;
  /** In place of what the school answered before. @param text 1 to 1000 characters. */
  abstract answer(reviewId: string, text: string): Answer<void>;
  abstract takeAnswer(reviewId: string): Answer<void>;
}
