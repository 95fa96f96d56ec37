import { expect, test } from 'vitest';
import type { CountedKind, PendingCounts } from '#application/server/office/ports/pending-counts.ts';

/** Counts, and how long the list of each kind is that the office shows as waiting. */
export interface PendingCountsAtWork {
  readonly counts: PendingCounts;
  readonly listed: Readonly<Record<CountedKind, (taughtBy: string | null, now: Date) => Promise<number>>>;
}

const first = new Date('2026-03-10T15:00:00.000Z');

/** When it is counted. */
const now = new Date('2026-03-18T15:00:00.000Z');

/** The soonest day until which one of a kind is to be done. */
const days: Partial<Record<CountedKind, string>> = { complaints: '2026-12-14', disputes: '2026-03-20' };

/** How many of each kind the filled school has, of all and of what teresa teaches. */
const expected: readonly (readonly [CountedKind, number, number])[] = [
  ['complaints', 2, 2],
  ['vouchers', 2, 2],
  ['movements', 2, 2],
  ['payments', 2, 2],
  ['refunds', 1, 1],
  ['disputes', 2, 2],
  ['surplus', 1, 1],
  ['messages', 2, 2],
  ['consultations', 2, 1],
  ['reviews', 2, 2],
  ['consultancies', 2, 1],
  ['appointments', 2, 1],
];

/**
 * What every `PendingCounts` does.
 * @param empty knows nothing that waits.
 * @param filled has of each kind as many as `expected` says, the oldest since 10 March 2026, 15:00, and others that wait no more or not yet on 18 March; a sheet is to
 * be answered until 14 December, a dispute until 20 March. Of the letters one is waiting since then, two are given up, of which one was written on 1 January.
 */
export function pendingCountsContract(
  empty: () => Promise<PendingCounts>,
  filled: () => Promise<PendingCountsAtWork>,
): void {
  test('counts what the lists of each part show as waiting, and since when', async () => {
    const { counts, listed } = await filled();
    for (const [kind, all, taught] of expected) {
      const due = days[kind] ?? null;
      expect([kind, await counts.of(kind, null, now)]).toEqual([kind, { count: all, first, due }]);
      for (const [taughtBy, count] of [
        [null, all],
        ['teresa', taught],
      ] as const) {
        expect([kind, taughtBy, await listed[kind](taughtBy, now)]).toEqual([kind, taughtBy, count]);
        expect([kind, taughtBy, (await counts.of(kind, taughtBy, now)).count]).toEqual([kind, taughtBy, count]);
      }
    }
  });

  test('tells letters that do not leave: of those given up the late ones', async () => {
    const { counts } = await filled();
    expect(await counts.letters(new Date('2026-02-01'))).toEqual({ givenUp: 1, oldest: first });
  });

  test('says that nothing waits', async () => {
    const counts = await empty();
    for (const [kind] of expected)
      expect(await counts.of(kind, null, now)).toEqual({ count: 0, first: null, due: null });
    expect(await counts.letters(new Date('2026-02-01'))).toEqual({ givenUp: 0, oldest: null });
  });
}
