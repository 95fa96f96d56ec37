import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { Discussions } from '#application/server/learning/ports/discussions.ts';
import type { MovedGrants } from '#application/server/office/ports/moved-grants.ts';
import type { Rating } from '#domain/learning/discussion.ts';
import type { MovedReview } from '#domain/office/moving/moved-review.ts';
import { cellFault, type Numbered } from '#domain/office/moving/moving.ts';
import { type PlainDate, startOfLimaDay } from '#domain/shared/dates.ts';
import type { KnownLine, MovingSubjects } from './moving-subjects.ts';
import { PlannedMoving, type MovingStep } from './moving.ts';

/** An opinion to bring in. */
interface Brought {
  readonly userId: string;
  readonly productId: number;
  readonly rating: Rating;
  readonly on: PlainDate;
}

/** Takes over what people said of products that they have, or had there. What somebody has said here stays. */
export class MoveInReviews extends PlannedMoving<MovedReview, Brought> {
  constructor(
    private readonly subjects: MovingSubjects,
    private readonly discussions: Discussions,
    private readonly ownership: Ownership,
    private readonly grants: MovedGrants,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected lock(rows: readonly Numbered<MovedReview>[]): Promise<void> {
    return this.subjects.lock(rows);
  }

  protected async plan(rows: readonly Numbered<MovedReview>[]): Promise<readonly MovingStep<Brought>[]> {
    const lines = await this.subjects.of(rows);
    const owned = await this.#owned(lines.flatMap((each) => ('userId' in each ? [each.userId] : [])));
    const said = new Set<string>();
    const steps: MovingStep<Brought>[] = [];
    for (const each of lines) steps.push('userId' in each ? await this.#step(each, owned, said) : each);
    return steps;
  }

  protected async write(plans: readonly Brought[]): Promise<void> {
    for (const { userId, productId, rating, on } of plans) {
      const given = { at: startOfLimaDay(on), movedAt: this.clock.now() };
      await this.discussions.moveIn({ id: this.ids.newId(), userId, productId }, rating, given);
    }
  }

  /** @param said by whom of what in this file: another line may name the same product by its other name. */
  async #step(
    { line, value, userId, product }: KnownLine<MovedReview>,
    owned: ReadonlySet<string>,
    said: Set<string>,
  ): Promise<MovingStep<Brought>> {
    const key = keyOf(userId, product.id);
    if (!owned.has(key)) {
      const reason = `«${value.email}» no tiene ni tuvo este producto; importa antes los accesos`;
      return { line, value: cellFault('producto', reason) };
    }
    const isThere = said.has(key) || (await this.discussions.ratingBy(userId, product.id)) !== null;
    said.add(key);
    const plan = { userId, productId: product.id, rating: value.rating, on: value.on };
    return { line, outcome: isThere ? 'known' : 'added', letter: false, plan };
  }

  /** What these people have, by whatever way, and what they had elsewhere. */
  async #owned(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const people = [...new Set(userIds)];
    const owned = new Set((await this.grants.of(people)).map(({ userId, productId }) => keyOf(userId, productId)));
    for (const userId of people) {
      for (const { id } of await this.ownership.of(userId, this.clock.now())) owned.add(keyOf(userId, id));
    }
    return owned;
  }
}

const keyOf = (userId: string, productId: number): string => `${userId} ${productId}`;
