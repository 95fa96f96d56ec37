import { PartApi } from '#application/browser/office/ports/part-api.ts';
import type { SessionsContent } from '#domain/learning/seminars/sessions-content.ts';

/** The part 'sessions' of a seminar. */
export abstract class SeminarSessionsApi extends PartApi<SessionsContent> {}
