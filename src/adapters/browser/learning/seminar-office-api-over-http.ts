import {
  listPublishedSessions,
  markAttendance,
  readAttendance,
  sessionsEndpoints,
} from '#adapters/http-contract/learning/seminar-sessions.ts';
import { partOverHttp } from '#adapters/browser/office/part-over-http.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import {
  AttendanceApi,
  type AttendanceAsked,
  SeminarSessionsApi,
} from '#application/browser/learning/ports/seminar-office-api.ts';
import type { AttendanceMark } from '#domain/learning/seminars/attendance.ts';

export const SeminarSessionsApiOverHttp = partOverHttp(SeminarSessionsApi, sessionsEndpoints);

const of = (productId: number, session: string) => ({ id: String(productId), session });

export const AttendanceApiOverHttp = overHttp(AttendanceApi, {
  published: to(listPublishedSessions, (productId: number) => ({ params: { id: String(productId) } })),
  read: to(readAttendance, ({ productId, sessionId, words, page }: AttendanceAsked) => ({
    params: of(productId, sessionId),
    query: { words, page: String(page) },
  })),
  all: to(readAttendance, (productId: number, sessionId: string) => ({
    params: of(productId, sessionId),
    query: { todo: 'si' as const },
  })),
  mark: to(markAttendance, (productId: number, sessionId: string, user: string, mark: AttendanceMark | null) => ({
    params: { ...of(productId, sessionId), user },
    body: { mark },
  })),
});
