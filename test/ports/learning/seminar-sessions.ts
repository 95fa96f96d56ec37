import { expect, test } from 'vitest';
import type { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { heldAt } from '#test/support/learning/sessions.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const room = 'https://salas.pe/de-siempre';

/** What every adapter of SeminarSessions does. The factory gives one with seminars 1 and 2 without sessions, and teachers 1 and 2. */
export function seminarSessionsContract(make: () => Promise<SeminarSessions>): void {
  test('sessions are read as they were written, soonest first, with the room that each is in', async () => {
    const sessions = await make();
    const [first, second] = [
      heldAt('a', '2026-03-17T00:00:00.000Z', { title: 'Uno', place: 'Aula 1', capacity: 30, staffIds: [2, 1] }),
      heldAt('b', '2026-03-24T00:00:00.000Z', { room: 'https://salas.pe/b', recording: 'https://videos.pe/b' }),
    ];
    await sessions.write(1, [second, first], room, now);
    const published = { productId: 1, sequence: 0, changedAt: now };
    expect(await sessions.among([1, 2])).toEqual([
      { ...first, ...published, address: room },
      { ...second, ...published, address: 'https://salas.pe/b' },
    ]);
    expect(await sessions.read(1)).toMatchObject({
      room,
      sessions: [
        { id: 'a', startsAt: '2026-03-16T19:00', minutes: '90', capacity: '30', staffIds: [2, 1] },
        { id: 'b', room: 'https://salas.pe/b' },
      ],
    });
    expect(await sessions.read(2)).toEqual({ room: '', sessions: [] });
    expect(await sessions.among([])).toEqual([]);
    expect(await sessions.teachers()).toEqual(new Set([1, 2]));
  });

  test('what is at another time or place is moved, what is called otherwise is not; each keeps its id', async () => {
    const sessions = await make();
    const later = new Date('2026-03-11T15:00:00.000Z');
    const [a, b, c] = [heldAt('a'), heldAt('b', '2026-03-18T00:00:00.000Z'), heldAt('c', '2026-03-19T00:00:00.000Z')];
    await sessions.write(1, [a, b, c], null, now);
    await sessions.write(1, [{ ...a, title: 'Plazos', capacity: 5 }, { ...b, place: 'Aula 1' }, c], null, later);
    expect((await sessions.among([1])).map(({ id, sequence, changedAt }) => [id, sequence, changedAt])).toEqual([
      ['a', 0, now],
      ['b', 1, later],
      ['c', 0, now],
    ]);
    // Those in the usual room move with it.
    await sessions.write(1, [a, { ...b, place: 'Aula 1', room: 'https://salas.pe/b' }, c], null, later);
    await sessions.write(1, [a, { ...b, place: 'Aula 1', room: 'https://salas.pe/b' }, c], room, later);
    expect((await sessions.among([1])).map(({ id, sequence }) => [id, sequence])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]);
  });

  test('one that is taken out is held no more, and is the same when it comes back', async () => {
    const sessions = await make();
    const [a, b] = [heldAt('a'), heldAt('b', '2026-03-18T00:00:00.000Z')];
    await sessions.write(1, [a, b], null, now);
    await sessions.write(1, [b], null, now);
    expect((await sessions.among([1])).map(({ id }) => id)).toEqual(['b']);
    await sessions.write(1, [a, b], null, now);
    expect((await sessions.among([1])).map(({ id, sequence }) => [id, sequence])).toEqual([
      ['a', 2],
      ['b', 0],
    ]);
  });

  test('the id of a session is one seminar’s alone', async () => {
    const sessions = await make();
    await sessions.write(1, [heldAt('a')], null, now);
    await expect(sessions.write(2, [heldAt('a', '2026-05-01T00:00:00.000Z')], null, now)).rejects.toThrow(/unique/i);
    expect(await sessions.among([2])).toEqual([]);
    expect(await sessions.among([1])).toMatchObject([{ startsAt: heldAt('a').startsAt }]);
  });
}
