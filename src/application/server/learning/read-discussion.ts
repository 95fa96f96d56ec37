import type { Clock } from '#application/ports/clock.ts';
import type { Comment, Discussions, Opinion } from '#application/server/learning/ports/discussions.ts';
import type { Rating, RatingSum } from '#domain/learning/discussion.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

export interface Discussion {
  readonly comments: readonly Comment[];
  readonly opinions: readonly Opinion[];
  readonly own: Rating | null;
  readonly sum: RatingSum;
}

/** Shows an owner of a content what others say of it, and their own rating. Source: LEARN-2. */
export class ReadDiscussion {
  constructor(
    private readonly access: ContentAccess,
    private readonly discussions: Discussions,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string): Promise<Result<Discussion, ContentRefusal>> {
    const content = await this.access.content(userId, slug, this.clock.now());
    if (!content.ok) return content;
    const { productId } = content.value;
    return accept({
      comments: await this.discussions.comments(productId),
      opinions: await this.discussions.opinions(productId),
      own: await this.discussions.ratingBy(userId, productId),
      sum: await this.discussions.ratingSum(productId),
    });
  }
}
