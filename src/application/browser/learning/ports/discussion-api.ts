import type { Rating } from '#domain/learning/discussion.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

export interface ListedComment {
  readonly id: string;
  readonly own: boolean;
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

/** Comments and ratings, as a student's browser asks the school for them; each change gives how things stand afterwards. */
export abstract class DiscussionApi {
  abstract read(slug: string): Promise<Result<Discussion, CallRefusal>>;
  abstract comment(slug: string, text: string): Promise<Result<Discussion, CallRefusal>>;
  abstract change(slug: string, commentId: string, text: string): Promise<Result<Discussion, CallRefusal>>;
  abstract remove(slug: string, commentId: string): Promise<Result<Discussion, CallRefusal>>;
  abstract rate(slug: string, rating: Rating): Promise<Result<Discussion, CallRefusal>>;
}
