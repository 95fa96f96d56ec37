import { expect, test } from 'vitest';
import { nextSession } from '#domain/learning/seminars/next-session.ts';
import { editedAt } from '#test/support/learning/sessions.ts';

test('the session that is added is a week after the last one, and held as that was', () => {
  expect(nextSession([], 'b')).toMatchObject({ id: 'b', startsAt: '', minutes: '90' });
  const last = editedAt('a', { minutes: '60', place: 'Aula 1', recording: 'https://x.pe/a', title: 'Uno' });
  expect(nextSession([editedAt('x'), last], 'b')).toEqual({
    ...last,
    id: 'b',
    startsAt: '2026-03-23T19:00',
    recording: '',
    title: '',
  });
});
