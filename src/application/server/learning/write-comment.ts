import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Discussions } from '#application/server/learning/ports/discussions.ts';
import { commentOf, type CommentRefusal } from '#domain/learning/discussion.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

export type WriteCommentRefusal = ContentRefusal | CommentRefusal;

/** Writes a comment on a content. */
export class WriteComment {
  constructor(
    private readonly access: ContentAccess,
    private readonly discussions: Discussions,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(userId: string, slug: string, written: string): Promise<Result<null, WriteCommentRefusal>> {
    const writtenAt = this.clock.now();
    const content = await this.access.content(userId, slug, writtenAt);
    if (!content.ok) return content;
    const text = commentOf(written);
    if (!text.ok) return text;
    const { productId } = content.value;
    await this.discussions.addComment({ id: this.ids.newId(), productId, userId, text: text.value, writtenAt });
    return accept(null);
  }
}
