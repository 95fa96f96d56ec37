import { expect, test } from 'vitest';
import type { PlanEndings } from '#application/server/plans/ports/plan-endings.ts';

/** A grant of a plan. */
export interface GrantOfTest {
  readonly id: string;
  readonly userId: 'ana' | 'luis';
  /** 5 and 6 are plans, 3 is a course. */
  readonly productId: 3 | 5 | 6;
  readonly endsAt: string | null;
  readonly grantedAt?: string;
}

const now = new Date('2026-03-10T15:00:00.000Z');
const soon = '2026-03-20T04:59:59.000Z';
const later = '2026-09-20T04:59:59.000Z';

/** What is asked of plans' ends holds on every adapter. @param start the ends of ana's and luis' plans, with these grants. */
export function planEndingsContract(start: (grants: readonly GrantOfTest[]) => Promise<PlanEndings>): void {
  test('each plan is told once, by the grant that ends last, and nothing else is', async () => {
    const endings = await start([
      { id: 'a', userId: 'ana', productId: 5, endsAt: later, grantedAt: '2026-02-01T00:00:00.000Z' },
      { id: 'b', userId: 'ana', productId: 5, endsAt: soon },
      { id: 'c', userId: 'ana', productId: 6, endsAt: null, grantedAt: '2025-02-01T00:00:00.000Z' },
      { id: 'd', userId: 'ana', productId: 6, endsAt: later },
      { id: 'e', userId: 'ana', productId: 3, endsAt: soon },
      { id: 'f', userId: 'luis', productId: 5, endsAt: soon },
    ]);
    expect(await endings.heldBy('ana')).toMatchObject([
      { grantId: 'a', planId: 5, endsAt: new Date(later), bought: null, isRefunded: false, toldDays: null },
      { grantId: 'c', planId: 6, endsAt: null },
    ]);
    expect(await endings.heldBy('eva')).toEqual([]);
  });

  test('owners are listed a part at a time, by when a plan of theirs ends', async () => {
    const endings = await start([
      { id: 'a', userId: 'ana', productId: 5, endsAt: soon },
      { id: 'b', userId: 'ana', productId: 6, endsAt: soon },
      { id: 'c', userId: 'luis', productId: 5, endsAt: soon },
      { id: 'd', userId: 'luis', productId: 3, endsAt: later },
    ]);
    const until = (day: string, after: string | null = null, limit = 9) =>
      endings.ownersOfEnding({ now, until: new Date(day) }, after, limit);
    expect(await until(soon)).toEqual(['ana', 'luis']);
    expect(await until(soon, null, 1)).toEqual(['ana']);
    expect(await until(soon, 'ana')).toEqual(['luis']);
    expect(await until('2026-03-19T00:00:00.000Z')).toEqual([]);
    expect(await endings.ownersOfEnding({ now: new Date(soon), until: new Date(later) }, null, 9)).toEqual([]);
  });

  test('what its owner was told is noted once, and never a longer time after a shorter one', async () => {
    const endings = await start([{ id: 'a', userId: 'ana', productId: 5, endsAt: soon }]);
    const noted = [];
    for (const days of [15, 15, 3, 15, 3]) noted.push(await endings.markTold('a', days));
    expect(noted).toEqual([true, false, true, false, false]);
    expect(await endings.heldBy('ana')).toMatchObject([{ toldDays: 3 }]);
  });
}
