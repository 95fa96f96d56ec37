import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { RatingSum } from './discussion.ts';
import { lengthOf, writtenText } from './written-text.ts';

/** What people who have a product gave it, all together. */
export interface AverageRating {
  /** '4.6', of 5. */
  readonly average: string;
  /** How many rated, at least 1. */
  readonly count: number;
}

/** What somebody says of a product that they have and of which they have seen enough. */
export interface Review {
  readonly id: string;
  /** Given name and initial. */
  readonly author: string;
  /** 1 to 5. */
  readonly stars: number;
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** How many found it helpful. */
  readonly helpful: number;
  /** What the school answers; null: nothing. */
  readonly answer: string | null;
  /** Whether it was given on the platform that the school was on before, where another rule may have held. */
  readonly isMoved: boolean;
}

/** Of a hundred parts of a content, how many somebody must have completed before they rate it. */
const ENOUGH = 20;

/** Characters of what the school answers to an opinion, and of why one is reported or hidden. */
export const LONGEST_REVIEW_ANSWER = 1000;
export const LONGEST_REPORT = 300;

/** How many classes of a content make it known well enough to be rated: a fifth of them, rounded up; none where there are none. */
export function classesToRate(classes: number): number {
  return Math.ceil((classes * ENOUGH) / 100);
}

/** Which opinions whoever works for the school looks at: `reported`, those whose reports nobody has looked at yet. */
export const reviewFilters = ['all', 'reported', 'unanswered', 'hidden'] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** Opinions on one page of the school's own list. */
export const REVIEWS_A_PAGE = 20;

/** Opinions whose votes may be asked about at once: more than a page shows. */
export const MOST_VOTED = 50;

export type HidingRefusal =
  | { readonly kind: 'reason-missing' }
  | { readonly kind: 'reason-too-long'; readonly length: number };

/** Why an opinion is hidden, as it is kept: 1 to 300 characters. */
export function hidingReasonOf(text: string): Result<string, HidingRefusal> {
  const reason = writtenText(text);
  const length = lengthOf(reason);
  if (length === 0) return refuse({ kind: 'reason-missing' });
  return length > LONGEST_REPORT ? refuse({ kind: 'reason-too-long', length }) : accept(reason);
}

export type ReviewAnswerRefusal =
  | { readonly kind: 'answer-missing' }
  | { readonly kind: 'answer-too-long'; readonly length: number };

/** What the school answers to an opinion, as it is kept. */
export function answerOf(text: string): Result<string, ReviewAnswerRefusal> {
  const answer = writtenText(text);
  const length = lengthOf(answer);
  if (length === 0) return refuse({ kind: 'answer-missing' });
  return length > LONGEST_REVIEW_ANSWER ? refuse({ kind: 'answer-too-long', length }) : accept(answer);
}

/** So many middling ratings are added to those of a content before contents are compared: few say less than many. */
const ADDED = { count: 5, stars: 15 } as const;

/**
 * Which of two contents stands before the other in the order by rating: negative, the first one. The average counts together
 * with how many gave it; what nobody rated comes last.
 */
export function byStanding(a: RatingSum, b: RatingSum): number {
  if (a.count === 0 || b.count === 0) return b.count - a.count;
  // (stars + 15) / (count + 5), compared without dividing.
  return (b.stars + ADDED.stars) * (a.count + ADDED.count) - (a.stars + ADDED.stars) * (b.count + ADDED.count);
}
