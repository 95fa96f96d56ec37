import type { Read } from '#application/read-models/shared/read.ts';

/** How an opinion is found by now, and what the caller said of it. */
export interface VotedReview {
  readonly id: string;
  /** How many found it helpful, the caller among them. */
  readonly helpful: number;
  /** Whether it is the caller's own, on which they do not vote. */
  readonly isOwn: boolean;
  readonly isHelpful: boolean;
  readonly isReported: boolean;
}

/** The votes on some opinions, by their ids with commas between them; those that are hidden or gone are left out. */
export const reviewVotes: Read<readonly VotedReview[], { readonly reviews: string }> = {
  area: 'learning',
  name: 'review-votes',
};
