import { limaMinute, parseLimaMinute } from '#domain/shared/lima-minute.ts';
import type { EditedSession } from './sessions-content.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

/** The session to add after those that there are: a week after the last one, as that was held. @param id any that is not used. */
export function nextSession(sessions: readonly EditedSession[], id: string): EditedSession {
  const last = sessions.at(-1);
  const start = parseLimaMinute(last?.startsAt ?? '');
  return {
    id,
    title: '',
    startsAt: start.ok ? limaMinute(new Date(start.value.getTime() + WEEK_MS)) : '',
    minutes: last?.minutes ?? '90',
    place: last?.place ?? '',
    room: last?.room ?? '',
    capacity: last?.capacity ?? '',
    staffIds: last?.staffIds ?? [],
    recording: '',
  };
}
