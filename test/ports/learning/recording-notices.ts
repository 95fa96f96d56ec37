import { expect, test } from 'vitest';
import type { RecordingNotices } from '#application/server/learning/ports/recording-notices.ts';

/** After the last session of every seminar. */
const now = new Date('2026-03-18T15:00:00.000Z');

/** A school in which something may be done to who has which seminar. */
export interface RecordingNoticesAtWork {
  readonly notices: RecordingNotices;
  readonly giveToRosa: () => Promise<void>;
  readonly takeFromLuis: () => Promise<void>;
}

/**
 * What every adapter of RecordingNotices does. The factory gives one in which seminars 1 (by a class) and 2 (by the address of a session) were
 * recorded, 1 ended on 17 March, 01:30, 2 a day before; 3 was not recorded, 4 is a draft, 5 was made after it had been held. Ana and Luis have 1.
 */
export function recordingNoticesContract(make: () => Promise<RecordingNoticesAtWork>): void {
  test('a recording that is there is found once the seminar is over, until it is noted', async () => {
    const { notices } = await make();
    expect(await notices.unnoted(new Date('2026-03-17T01:29:59.999Z'))).toEqual([2]);
    expect(await notices.unnoted(new Date('2026-03-17T01:30:00.000Z'))).toEqual([1, 2]);
    await notices.note(2, now);
    expect(await notices.unnoted(now)).toEqual([1]);
  });

  test('whoever has it when it is noted is told, once, however often it is noted; who comes later or has it no more is not', async () => {
    const { notices, giveToRosa, takeFromLuis } = await make();
    const [ana, luis] = ['ana', 'luis'].map((userId) => ({ userId, productId: 1 }));
    if (ana === undefined || luis === undefined) throw new Error('There is nobody');
    await notices.note(1, now);
    expect(await notices.waiting(9)).toEqual([ana, luis]);
    expect(await notices.waiting(1)).toEqual([ana]);
    await giveToRosa();
    await takeFromLuis();
    expect([await notices.take(ana, now), await notices.take(ana, now)]).toEqual([true, false]);
    expect(await notices.take(luis, now)).toBe(false);
    await notices.note(1, now);
    expect(await notices.waiting(9)).toEqual([]);
  });
}
