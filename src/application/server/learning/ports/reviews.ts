/** What others may say of an opinion. */
export type VoteKind = 'helpful' | 'reported';

export interface ReviewVote {
  readonly reviewId: string;
  readonly userId: string;
  readonly kind: VoteKind;
  /** Why it is reported; else empty. */
  readonly reason: string;
}

/** An opinion as whoever works for the school sees it. */
export interface StaffReview {
  readonly id: string;
  readonly productTitle: string;
  readonly author: { readonly givenNames: string; readonly paternalSurname: string };
  readonly stars: number;
  readonly opinion: string;
  readonly at: Date;
  readonly helpful: number;
  /** Why it was reported, the first report first; empty: nobody did. */
  readonly reports: readonly string[];
  readonly answer: string | null;
  readonly isHidden: boolean;
}

/** Opinions on contents, and what is made of them. */
export abstract class Reviews {
  /** Whose opinion it is; null when there is none of that name, or it is hidden. */
  abstract authorOf(reviewId: string): Promise<string | null>;
  /** Counts a vote, one of each kind and account; again changes nothing. */
  abstract vote(vote: ReviewVote, at: Date): Promise<void>;
  /** Takes a vote back; nothing happens when there is none. */
  abstract takeBack(vote: Omit<ReviewVote, 'reason'>): Promise<void>;
  /** What the school answers, in place of what it answered before. False when there is no such opinion. */
  abstract answer(reviewId: string, text: string, at: Date): Promise<boolean>;
  /** Shows its words to nobody, or to everybody again; its stars count on. False when there is no such opinion. */
  abstract hide(reviewId: string, isHidden: boolean, at: Date): Promise<boolean>;
  /** Opinions with words, the latest first; `reported`: those alone that somebody reported and that are shown. */
  abstract list(which: 'all' | 'reported', limit: number): Promise<readonly StaffReview[]>;
}
