import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedSession, isMoved, plannedSession, sessionLimits } from '#domain/learning/seminars/sessions-content.ts';
import { editedAt, heldAt } from '#test/support/learning/sessions.ts';

test('a session is held at the hour of Lima that was typed, for so many minutes', () => {
  const typed = editedAt('a', {
    title: ' Los  plazos ',
    room: ' https://salas.pe/a ',
    capacity: ' 40 ',
    staffIds: [2, 2],
  });
  expect(plannedSession(typed)).toEqual(
    heldAt('a', '2026-03-17T00:00:00.000Z', {
      title: 'Los plazos',
      room: 'https://salas.pe/a',
      capacity: 40,
      staffIds: [2],
    }),
  );
});

test.each([
  { startsAt: '' },
  { startsAt: '2026-02-30T19:00' },
  { minutes: '0' },
  { minutes: '1441' },
  { capacity: '0' },
  { capacity: 'muchas' },
  { room: 'salas.pe' },
  { recording: 'http://salas.pe/x' },
])('what cannot be understood is no session: %o', (changes) => {
  expect(plannedSession(editedAt('a', changes))).toBeNull();
});

test('what is read of a session is what was typed of it', () => {
  const session = fc.record({
    minutes: fc.integer({ min: 1, max: sessionLimits.minutes }),
    // Minutes from 2020 to 2040.
    at: fc.integer({ min: 26_297_280, max: 36_816_480 }),
    capacity: fc.option(fc.integer({ min: 1, max: sessionLimits.capacity })),
    staffIds: fc.uniqueArray(fc.integer({ min: 1, max: 99 })),
  });
  fc.assert(
    fc.property(session, ({ at, minutes, capacity, staffIds }) => {
      const startsAt = new Date(at * 60_000);
      const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
      const held = heldAt('a', startsAt.toISOString(), { endsAt, capacity, staffIds });
      expect(plannedSession(editedSession(held))).toEqual(held);
    }),
  );
});

test('whoever attends is told of another time or place, and of nothing else', () => {
  const before = heldAt('a');
  expect(isMoved(before, { ...before, title: 'Otro', capacity: 9, recording: 'https://x.pe/a' } as never)).toBe(false);
  for (const changes of [
    { startsAt: new Date(0) },
    { endsAt: new Date(0) },
    { place: 'Aula 2' },
    { room: 'https://x.pe' },
  ]) {
    expect(isMoved(before, { ...before, ...changes })).toBe(true);
  }
});
