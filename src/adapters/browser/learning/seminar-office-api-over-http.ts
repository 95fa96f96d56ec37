import { sessionsEndpoints } from '#adapters/http-contract/learning/seminar-sessions.ts';
import { partOverHttp } from '#adapters/browser/office/part-over-http.ts';
import { SeminarSessionsApi } from '#application/browser/learning/ports/seminar-office-api.ts';

export const SeminarSessionsApiOverHttp = partOverHttp(SeminarSessionsApi, sessionsEndpoints);
