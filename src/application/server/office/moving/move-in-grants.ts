import type { Clock } from '#application/ports/clock.ts';
import type { MovedAccess, MovedGrants } from '#application/server/office/ports/moved-grants.ts';
import { earlier, longer, type MovedGrant } from '#domain/office/moving/moved-grant.ts';
import { cellFault, type Numbered } from '#domain/office/moving/moving.ts';
import { endOfLimaDay, startOfLimaDay } from '#domain/shared/dates.ts';
import type { MovingSubjects } from './moving-subjects.ts';
import { type Moved, PlannedMoving, type MovingStep } from './moving.ts';

/** Gives people what they had on another platform. Said again with a later end it lasts longer; nothing is ever shortened. */
export class MoveInGrants extends PlannedMoving<MovedGrant, MovedAccess> {
  constructor(
    private readonly subjects: MovingSubjects,
    private readonly grants: MovedGrants,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected lock(rows: readonly Numbered<MovedGrant>[]): Promise<void> {
    return this.subjects.lock(rows);
  }

  protected async plan(rows: readonly Numbered<MovedGrant>[]): Promise<readonly MovingStep<MovedAccess>[]> {
    const lines = await this.subjects.of(rows);
    const people = new Set(lines.flatMap((each) => ('userId' in each ? [each.userId] : [])));
    const had = await this.grants.of([...people]);
    const held = new Map(had.map((access) => [keyOf(access), access]));
    return lines.map((each): MovingStep<MovedAccess> => {
      if (!('userId' in each)) return each;
      const { line, value, userId, product } = each;
      if (product.kind === 'plan' && value.until === null) {
        return { line, value: cellFault('hasta', 'un plan necesita su último día') };
      }
      const key = keyOf({ userId, productId: product.id });
      const former = held.get(key) ?? null;
      const access = this.#joined(former, value, { userId, productId: product.id });
      // Another line may name the same product by its other name.
      held.set(key, access);
      return { line, outcome: outcomeOf(former, access), letter: false, plan: access };
    });
  }

  protected async write(plans: readonly MovedAccess[]): Promise<void> {
    for (const access of plans) await this.grants.keep(access);
  }

  #joined(former: MovedAccess | null, { from, until }: MovedGrant, of: Pick<MovedAccess, 'userId' | 'productId'>) {
    const first = from === null ? null : startOfLimaDay(from);
    const last = until === null ? null : endOfLimaDay(until);
    if (former === null) return { ...of, from: first ?? this.clock.now(), until: last };
    return { ...of, from: earlier(former.from, first) ?? former.from, until: longer(former.until, last) };
  }
}

const keyOf = ({ userId, productId }: Pick<MovedAccess, 'userId' | 'productId'>): string => `${userId} ${productId}`;

function outcomeOf(former: MovedAccess | null, { from, until }: MovedAccess): Moved['outcome'] {
  if (former === null) return 'added';
  return Number(former.from) === Number(from) && former.until?.getTime() === until?.getTime() ? 'known' : 'changed';
}
