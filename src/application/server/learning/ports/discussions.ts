import type { Rating, RatingSum } from '#domain/learning/discussion.ts';

export interface Author {
  readonly givenNames: string;
  readonly paternalSurname: string;
}

/** What somebody wrote about a content for everybody who has it. */
export interface Comment {
  readonly id: string;
  readonly productId: number;
  readonly userId: string;
  readonly author: Author;
  readonly text: string;
  readonly writtenAt: Date;
  /** Null: never changed. */
  readonly changedAt: Date | null;
}

export type NewComment = Pick<Comment, 'id' | 'productId' | 'userId' | 'text' | 'writtenAt'>;

/** Which comment, of whom. */
export type OwnComment = Pick<Comment, 'id' | 'productId' | 'userId'>;

/** Who rates what. `id`: the name of a new rating; one that is there keeps its own. */
export interface NewRating {
  readonly id: string;
  readonly userId: string;
  readonly productId: number;
}

export interface Opinion extends Rating {
  readonly userId: string;
  readonly author: Author;
  readonly at: Date;
}

/** An opinion as anybody reads it. */
export interface PublicReview extends Opinion {
  readonly id: string;
  readonly helpful: number;
  readonly answer: string | null;
  /** Whether it was given on the platform that the school was on before. */
  readonly isMoved: boolean;
}

/** Comments on contents and their ratings, one of each person. */
export abstract class Discussions {
  abstract addComment(comment: NewComment): Promise<void>;
  /** The latest comments on a content, newest first. */
  abstract comments(productId: number): Promise<readonly Comment[]>;
  /** False when there is no such comment of that person. */
  abstract changeComment(comment: OwnComment, text: string, at: Date): Promise<boolean>;
  /** False when there is no such comment of that person. */
  abstract removeComment(comment: OwnComment): Promise<boolean>;
  /** A person's rating, in place of the one they gave before. */
  abstract rate(by: NewRating, rating: Rating, at: Date): Promise<void>;
  /** A rating that was given elsewhere, at that time. False, and nothing changes, when the person has one here. */
  abstract moveIn(
    by: NewRating,
    rating: Rating,
    given: { readonly at: Date; readonly movedAt: Date },
  ): Promise<boolean>;
  abstract ratingBy(userId: string, productId: number): Promise<Rating | null>;
  /** Of the ratings that are not hidden. */
  abstract ratingSum(productId: number): Promise<RatingSum>;
  /** The latest ratings that say something and are not hidden, newest first. */
  abstract opinions(productId: number): Promise<readonly Opinion[]>;
  /** The ratings that say something and are not hidden, the most helpful first, then the latest; the same many. */
  abstract reviews(productId: number): Promise<readonly PublicReview[]>;
}
