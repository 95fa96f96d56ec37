import type { Clock } from '#application/ports/clock.ts';
import type { Discussion, ListedComment, ListedOpinion } from '#application/read-models/learning/discussion.ts';
import type { Comment, Discussions, Opinion } from '#application/server/learning/ports/discussions.ts';
import { publicNameOf } from '#domain/learning/consultation.ts';
import { averageText } from '#domain/learning/discussion.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

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
    const sum = await this.discussions.ratingSum(productId);
    const own = await this.discussions.ratingBy(userId, productId);
    const opinions = await this.discussions.opinions(productId);
    const comments = await this.discussions.comments(productId);
    return accept({
      rating: { average: averageText(sum), count: sum.count, own },
      opinions: opinions.map((each) => opinionFor(userId, each)),
      comments: comments.map((each) => commentFor(userId, each)),
    });
  }
}

/** Others are known by given name and initial; nobody's e-mail or id leaves the school. */
function opinionFor(reader: string, { userId, author, stars, opinion, at }: Opinion): ListedOpinion {
  return { own: userId === reader, author: publicNameOf(author), stars, opinion, at: at.toISOString() };
}

function commentFor(reader: string, { id, userId, author, text, writtenAt, changedAt }: Comment): ListedComment {
  return {
    id,
    own: userId === reader,
    author: publicNameOf(author),
    text,
    writtenAt: writtenAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
  };
}
