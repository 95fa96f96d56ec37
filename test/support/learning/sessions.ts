import type { EditedSession, SeminarSession } from '#domain/learning/seminars/sessions-content.ts';

/** A session on Monday, 16 March 2026, 19:00 in Lima, of ninety minutes, as it is edited. */
export const editedAt = (id: string, changes: Partial<EditedSession> = {}): EditedSession => ({
  id,
  title: '',
  startsAt: '2026-03-16T19:00',
  minutes: '90',
  place: '',
  room: '',
  capacity: '',
  staffIds: [],
  recording: '',
  ...changes,
});

/** The same, understood. */
export const heldAt = (id: string, startsAt = '2026-03-17T00:00:00.000Z', changes: Partial<SeminarSession> = {}) => ({
  id,
  title: '',
  startsAt: new Date(startsAt),
  endsAt: new Date(Date.parse(startsAt) + 90 * 60_000),
  place: '',
  room: null,
  capacity: null,
  staffIds: [],
  recording: null,
  ...changes,
});
