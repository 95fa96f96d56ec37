import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';

/** What somebody who is signed in says of other people's opinions. */
export abstract class ReviewApi {
  /** @param isHelpful false takes it back. */
  abstract findHelpful(reviewId: string, isHelpful: boolean): Answer<void>;
  /** @param reason may be empty. */
  abstract report(reviewId: string, reason: string): Answer<void>;
}
