import type { VotedReview } from '#application/read-models/learning/voted-review.ts';
import type { ReviewedProduct } from '#application/read-models/learning/staff-reviews.ts';
import type { ReviewFilter } from '#domain/learning/review.ts';
import type { Author } from './discussions.ts';

/** What others may say of an opinion. */
export type VoteKind = 'helpful' | 'reported';

export interface ReviewVote {
  readonly reviewId: string;
  readonly userId: string;
  readonly kind: VoteKind;
  /** Why it is reported; else empty. */
  readonly reason: string;
}

/** Opinions that whoever works for the school asks for. */
export interface ReviewQuery {
  readonly which: ReviewFilter;
  /** Null: of all products. */
  readonly productSlug: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** An opinion with what became of it. */
export interface KeptReview {
  readonly id: string;
  readonly product: ReviewedProduct & { readonly kind: string };
  readonly author: Author;
  readonly stars: number;
  readonly opinion: string;
  readonly at: Date;
  readonly helpful: number;
  /** Why it was reported since it was last settled, the first report first; empty: nobody did. */
  readonly reports: readonly string[];
  readonly answer: { readonly text: string; readonly at: Date } | null;
  readonly hidden: { readonly at: Date; readonly reason: string } | null;
}

export interface FoundReviews {
  readonly reviews: readonly KeptReview[];
  /** On all pages. */
  readonly total: number;
}

/** What the school made of an opinion. */
export interface ReviewState {
  readonly isHidden: boolean;
  readonly isAnswered: boolean;
}

/** Opinions on contents, and what is made of them. */
export abstract class Reviews {
  /** Whose opinion it is; null when there is none of that name, or it is hidden. */
  abstract authorOf(reviewId: string): Promise<string | null>;
  /** Counts a vote, one of each kind and account; again changes nothing. */
  abstract vote(vote: ReviewVote, at: Date): Promise<void>;
  /** Takes a vote back; nothing happens when there is none. */
  abstract takeBack(vote: Omit<ReviewVote, 'reason'>): Promise<void>;
  /** How those of these opinions that are shown were voted, and what one account said of them. */
  abstract votesOn(reviewIds: readonly string[], userId: string): Promise<readonly VotedReview[]>;
  /** Whether an opinion is shown, and answered; null when there is none of that name with words. */
  abstract stateOf(reviewId: string): Promise<ReviewState | null>;
  /** What the school answers, in place of what it answered before; null: nothing any more. False when there is no such opinion. */
  abstract answer(reviewId: string, text: string | null, at: Date): Promise<boolean>;
  /** Shows it to nobody and leaves its stars out of every count. False when there is no such opinion. */
  abstract hide(reviewId: string, reason: string, at: Date): Promise<boolean>;
  /** Shows it, and counts its stars, from now on; its reports until then are settled. False when there is no such opinion. */
  abstract show(reviewId: string, at: Date): Promise<boolean>;
  /** Opinions with words: those that are shown and have reports that wait first, then the latest. */
  abstract list(query: ReviewQuery): Promise<FoundReviews>;
  /** The products with opinions, by title. */
  abstract products(): Promise<readonly ReviewedProduct[]>;
}
