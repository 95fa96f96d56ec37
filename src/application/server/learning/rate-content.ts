import type { Clock } from '#application/ports/clock.ts';
import type { Discussions } from '#application/server/learning/ports/discussions.ts';
import { type Rating, ratingOf, type RatingRefusal } from '#domain/learning/discussion.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

export type RateContentRefusal = ContentRefusal | RatingRefusal;

/** Rates a content one has; the rating before it is replaced. Source: LEARN-2. */
export class RateContent {
  constructor(
    private readonly access: ContentAccess,
    private readonly discussions: Discussions,
    private readonly clock: Clock,
  ) {}

  async execute(userId: string, slug: string, given: Rating): Promise<Result<null, RateContentRefusal>> {
    const now = this.clock.now();
    const content = await this.access.content(userId, slug, now);
    if (!content.ok) return content;
    const rating = ratingOf(given);
    if (!rating.ok) return rating;
    await this.discussions.rate(userId, content.value.productId, rating.value, now);
    return accept(null);
  }
}
