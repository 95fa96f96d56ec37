import type { Clock } from '#application/ports/clock.ts';
import type { Discussions } from '#application/server/learning/ports/discussions.ts';
import { commentOf, type CommentRefusal } from '#domain/learning/discussion.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

export type ChangeCommentRefusal =
  | ContentRefusal
  | CommentRefusal
  /** There is none, or it is somebody else's. */
  | { readonly kind: 'comment-not-found' };

/** Puts another text into a comment of one's own, or takes it away. */
export class ChangeComment {
  constructor(
    private readonly access: ContentAccess,
    private readonly discussions: Discussions,
    private readonly clock: Clock,
  ) {}

  /** @param written null: the comment is taken away. */
  async execute(
    userId: string,
    slug: string,
    id: string,
    written: string | null,
  ): Promise<Result<null, ChangeCommentRefusal>> {
    const now = this.clock.now();
    const content = await this.access.content(userId, slug, now);
    if (!content.ok) return content;
    const comment = { id, userId, productId: content.value.productId };
    if (written === null) return foundOr(await this.discussions.removeComment(comment));
    const text = commentOf(written);
    if (!text.ok) return text;
    return foundOr(await this.discussions.changeComment(comment, text.value, now));
  }
}

function foundOr(found: boolean): Result<null, ChangeCommentRefusal> {
  return found ? accept(null) : refuse({ kind: 'comment-not-found' });
}
