import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { ProgressRecords } from '#application/server/learning/ports/progress-records.ts';
import type { Discussions } from '#application/server/learning/ports/discussions.ts';
import { type Rating, ratingOf, type RatingRefusal } from '#domain/learning/discussion.ts';
import { progressIn } from '#domain/learning/progress.ts';
import { classesToRate } from '#domain/learning/review.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { ContentAccess, ContentRefusal } from './content-access.ts';

/** Too little of the content was seen: so many classes are enough. */
export interface SeenTooLittle {
  readonly kind: 'seen-too-little';
  readonly enough: number;
}

export type RateContentRefusal = ContentRefusal | RatingRefusal | SeenTooLittle;

/** Rates a content that one has and of which one has seen enough; the rating before it is replaced. Source: LEARN-2. */
export class RateContent {
  constructor(
    private readonly access: ContentAccess,
    private readonly discussions: Discussions,
    private readonly progress: ProgressRecords,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(userId: string, slug: string, given: Rating): Promise<Result<null, RateContentRefusal>> {
    const now = this.clock.now();
    const content = await this.access.content(userId, slug, now);
    if (!content.ok) return content;
    const rating = ratingOf(given);
    if (!rating.ok) return rating;
    const { productId } = content.value;
    const { completed, total } = progressIn(content.value, await this.progress.ofProduct(userId, productId));
    const enough = classesToRate(total);
    if (completed < enough) return refuse({ kind: 'seen-too-little', enough });
    await this.discussions.rate({ id: this.ids.newId(), userId, productId }, rating.value, now);
    return accept(null);
  }
}
