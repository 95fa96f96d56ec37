import { halfUp } from '#domain/shared/half-up.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { lengthOf, writtenText } from './written-text.ts';

/** Characters of a comment on a content, and of what is said with a rating. */
export const LONGEST_COMMENT = 2000;
export const LONGEST_OPINION = 500;

export type CommentRefusal =
  | { readonly kind: 'comment-missing' }
  | { readonly kind: 'comment-too-long'; readonly length: number };

/** A comment as it is kept. Source: LEARN-2. */
export function commentOf(text: string): Result<string, CommentRefusal> {
  const comment = writtenText(text);
  const length = lengthOf(comment);
  if (length === 0) return refuse({ kind: 'comment-missing' });
  return length > LONGEST_COMMENT ? refuse({ kind: 'comment-too-long', length }) : accept(comment);
}

/** What somebody thinks of a content they have. */
export interface Rating {
  /** 1 to 5, whole. */
  readonly stars: number;
  /** Empty: stars alone. */
  readonly opinion: string;
}

export type RatingRefusal =
  | { readonly kind: 'stars-missing' }
  | { readonly kind: 'opinion-too-long'; readonly length: number };

/** A rating as it is kept. Source: LEARN-2. */
export function ratingOf({ stars, opinion: text }: Rating): Result<Rating, RatingRefusal> {
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return refuse({ kind: 'stars-missing' });
  const opinion = writtenText(text);
  const length = lengthOf(opinion);
  return length > LONGEST_OPINION ? refuse({ kind: 'opinion-too-long', length }) : accept({ stars, opinion });
}

/** How many rated a content, and the sum of their stars. */
export interface RatingSum {
  readonly count: number;
  readonly stars: number;
}

/** '4.6': the average with one decimal, half up; null while nobody has rated. */
export function averageText({ count, stars }: RatingSum): string | null {
  if (count === 0) return null;
  const tenths = halfUp(10, stars, count);
  return `${Math.trunc(tenths / 10)}.${tenths % 10}`;
}
