import type { Rating } from '#domain/learning/discussion.ts';

/** A comment as who has the content reads it. Instants are ISO 8601. */
export interface ListedComment {
  readonly id: string;
  readonly own: boolean;
  /** Given name and initial. */
  readonly author: string;
  readonly text: string;
  readonly writtenAt: string;
  /** Null: never changed. */
  readonly changedAt: string | null;
}

export interface ListedOpinion extends Rating {
  readonly own: boolean;
  readonly author: string;
  readonly at: string;
}

/** What those who have a content say of it. */
export interface Discussion {
  readonly rating: {
    /** '4.6'; null: nobody has rated. */
    readonly average: string | null;
    readonly count: number;
    readonly own: Rating | null;
  };
  /** Ratings that say something, newest first. */
  readonly opinions: readonly ListedOpinion[];
  /** Newest first. */
  readonly comments: readonly ListedComment[];
}
