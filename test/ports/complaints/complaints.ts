import { expect, test } from 'vitest';
import type { ComplaintEvent, Complaints } from '#application/server/complaints/ports/complaints.ts';
import { aComplaint } from '#test/support/complaints/complaints.ts';
import { aDay } from '#test/support/shared/days.ts';

const event = (id: string, kind: ComplaintEvent['kind'], at: string): ComplaintEvent => ({
  id,
  kind,
  text: `Texto de ${id}`,
  by: 'Luis Rojas',
  at: new Date(at),
});

/** What every adapter of Complaints does. */
export function complaintsContract(make: () => Promise<Complaints>): void {
  test('numbers count from 1 in each year', async () => {
    const book = await make();
    expect([await book.nextOrdinal(2026), await book.nextOrdinal(2026), await book.nextOrdinal(2027)]).toEqual([
      1, 2, 1,
    ]);
  });

  test('a sheet is found whole by its number and by its secret, and by nothing else', async () => {
    const book = await make();
    const complaint = aComplaint(1);
    const poor = aComplaint(2, {
      content: { ...complaint.content, amount: null, email: '', isMinor: true, guardianName: 'Julia', goodKind: '' },
    });
    await book.add(complaint);
    await book.add(poor);
    expect(await book.byNumber(complaint.number)).toEqual({ complaint, events: [] });
    expect(await book.bySecret(poor.secret)).toEqual({ complaint: poor, events: [] });
    expect([await book.byNumber('000000009-2026'), await book.bySecret('')]).toEqual([null, null]);
  });

  test('what was done stands under its sheet, in the order of time', async () => {
    const book = await make();
    await book.add(aComplaint(1));
    await book.add(aComplaint(2));
    const action = event('b', 'action', '2026-11-23T15:00:00.000Z');
    const answer = event('a', 'answer', '2026-11-24T15:00:00.000Z');
    await book.addEvent('sheet-1', action);
    await book.addEvent('sheet-1', answer);
    expect((await book.byNumber(aComplaint(1).number))?.events).toEqual([action, answer]);
    expect((await book.byNumber(aComplaint(2).number))?.events).toEqual([]);
  });

  test('an answer ends the wait, an action does not; those due first come first', async () => {
    const book = await make();
    await book.add(aComplaint(1));
    await book.add(aComplaint(2, { answerDue: aDay('2026-12-01') }));
    await book.add(aComplaint(3));
    await book.addEvent('sheet-1', event('a', 'answer', '2026-11-24T15:00:00.000Z'));
    await book.addEvent('sheet-3', event('b', 'action', '2026-11-24T15:00:00.000Z'));
    const ordinals = async (which: 'unanswered' | 'all') =>
      (await book.list(which)).map(({ complaint }) => complaint.ordinal);
    expect(await ordinals('unanswered')).toEqual([2, 3]);
    expect(await ordinals('all')).toEqual([2, 1, 3]);
  });
}
