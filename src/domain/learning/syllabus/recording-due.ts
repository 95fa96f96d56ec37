import type { SeminarSession } from '#domain/learning/seminars/sessions-content.ts';
import type { Lack } from '#domain/office/working-copy.ts';
import type { SyllabusContent } from './syllabus.ts';

/** What is said of a seminar that was held while nobody has published what its page sells. */
export const RECORDING_DUE =
  'El seminario ya se realizó y su página ofrece la grabación, que todavía no está: agrégala y publícala.';

/**
 * What the recording of a seminar lacks at an instant: itself, once all sessions are over and none of them says where it can be seen
 * again. It hinders nothing. Source: decision 0123.
 */
export function recordingDue(
  { modules }: SyllabusContent,
  sessions: readonly Pick<SeminarSession, 'endsAt' | 'recording'>[],
  now: Date,
): readonly Lack[] {
  const isHeld = sessions.length > 0 && sessions.every(({ endsAt }) => endsAt <= now);
  const isSeen = sessions.some(({ recording }) => recording !== null);
  const isThere = modules.some(({ classes }) => classes.length > 0);
  return isHeld && !isSeen && !isThere ? [{ part: 'syllabus', field: '', text: RECORDING_DUE, hinders: false }] : [];
}
