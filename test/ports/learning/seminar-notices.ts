import { expect, test } from 'vitest';
import type { SeminarNotices } from '#application/server/learning/ports/seminar-notices.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const told = { sequence: 0, isOver: false, dayBefore: false, hourBefore: false };

/** What every adapter of SeminarNotices does. The factory gives one in which Ana and Luis have seminar 1, held in six days, and were told nothing. */
export function seminarNoticesContract(make: () => Promise<SeminarNotices>): void {
  test('whoever was told nothing waits, no more of them at a time than are asked for; whoever was told all does not', async () => {
    const notices = await make();
    const [ana, luis] = ['ana', 'luis'].map((userId) => ({ userId, productId: 1 }));
    expect(await notices.waiting(now, 9)).toEqual([ana, luis]);
    expect(await notices.waiting(now, 1)).toEqual([ana]);
    expect(await notices.note({ id: 'a', userId: 'ana', letters: 0 }, told)).toBe(true);
    expect(await notices.waiting(now, 9)).toEqual([luis]);
    expect(await notices.waiting(new Date('2026-03-18T00:00:00.000Z'), 9)).toEqual([]);
  });

  test('what somebody is told is noted after what they were told last, and after nothing else', async () => {
    const notices = await make();
    const ofAna = { userId: 'ana', productId: 1 };
    const [before] = await notices.sessionsOf(ofAna, now);
    expect(before).toMatchObject({ id: 'a', letters: 0, told: null, isEnrolled: true, isRemoved: false });
    expect(await notices.note({ id: 'a', userId: 'ana', letters: 0 }, told)).toBe(true);
    expect(await notices.note({ id: 'a', userId: 'ana', letters: 0 }, { ...told, sequence: 7 })).toBe(false);
    expect(await notices.note({ id: 'a', userId: 'ana', letters: 1 }, { ...told, dayBefore: true })).toBe(true);
    expect(await notices.sessionsOf(ofAna, now)).toMatchObject([{ letters: 2, told: { ...told, dayBefore: true } }]);
    expect(await notices.sessionsOf({ userId: 'nadie', productId: 1 }, now)).toMatchObject([{ isEnrolled: false }]);
  });
}
