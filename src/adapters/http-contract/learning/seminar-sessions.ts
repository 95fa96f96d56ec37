import * as v from 'valibot';
import { partEndpoints, productsArea } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { idText, instant, pageText, positiveId } from '#adapters/http-contract/shared/wire-values.ts';
import type { PublishedSeminar } from '#application/read-models/learning/published-seminar.ts';
import type { ShownAttendance } from '#application/read-models/learning/shown-attendance.ts';
import { attendanceMarks } from '#domain/learning/seminars/attendance.ts';
import { sessionLimits, type SessionsContent } from '#domain/learning/seminars/sessions-content.ts';

const typed = (most: number) => v.pipe(v.string(), v.maxLength(most, tooLong));
/** Twice what an address may have: what is typed too long is kept, and told. */
const address = typed(1000);

/** The id of a session as whoever adds it gives it. */
const sessionId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/, 'El nombre de una sesión no es válido.'));

/** The part `sessions` of a product's working copy. */
export const sessionsEndpoints = partEndpoints(
  'sessions',
  wireOf<SessionsContent>()(
    v.object({
      room: address,
      sessions: v.pipe(
        v.array(
          v.object({
            id: sessionId,
            title: typed(sessionLimits.title),
            startsAt: typed(40),
            minutes: typed(40),
            place: typed(sessionLimits.place),
            room: address,
            capacity: typed(40),
            staffIds: v.pipe(
              v.array(positiveId),
              v.maxLength(sessionLimits.staff, 'Son demasiadas personas.'),
              v.readonly(),
            ),
            recording: address,
          }),
        ),
        v.maxLength(sessionLimits.sessions, `Un seminario tiene hasta ${sessionLimits.sessions} sesiones.`),
        v.readonly(),
      ),
    }),
  ),
);

const mark = v.picklist(attendanceMarks);

export const listPublishedSessions = endpoint({
  method: 'GET',
  path: '/api/v1/staff/products/:id/sessions',
  summary: 'Las sesiones publicadas de un seminario, que tienen lista de asistencia, y cuántos cupos están tomados',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  params: v.object({ id: idText }),
  answer: wireOf<PublishedSeminar>()(
    v.object({
      sessions: v.pipe(v.array(v.string()), v.readonly()),
      taken: v.number(),
      capacity: v.nullable(v.number()),
    }),
  ),
});

export const readAttendance = endpoint({
  method: 'GET',
  path: '/api/v1/staff/products/:id/sessions/:session/attendance',
  summary:
    'Quiénes están inscritos en una sesión de un seminario y quiénes asistieron, por página o, con todo=si, de una vez',
  area: productsArea,
  signIn: 'required',
  permission: 'see-products',
  params: v.object({ id: idText, session: sessionId }),
  query: v.object({
    words: v.optional(v.pipe(v.string(), v.maxLength(100, tooLong)), ''),
    page: pageText,
    todo: v.optional(v.literal('si')),
  }),
  answer: wireOf<ShownAttendance>()(
    v.object({
      title: v.string(),
      session: v.object({
        id: v.string(),
        title: v.string(),
        startsAt: instant,
        endsAt: instant,
        place: v.string(),
        capacity: v.nullable(v.number()),
      }),
      sessions: v.pipe(v.array(v.object({ id: v.string(), startsAt: instant })), v.readonly()),
      people: v.pipe(
        v.array(v.object({ userId: v.string(), name: v.string(), email: v.string(), mark: v.nullable(mark) })),
        v.readonly(),
      ),
      enrolled: v.number(),
      present: v.number(),
      absent: v.number(),
      found: v.number(),
      pages: v.number(),
      mayMark: v.boolean(),
    }),
  ),
});

export const markAttendance = endpoint({
  method: 'PUT',
  path: '/api/v1/staff/products/:id/sessions/:session/attendance/:user',
  summary: 'Marca si una persona asistió a una sesión; null quita la marca',
  area: productsArea,
  signIn: 'required',
  permission: 'edit-own-products',
  params: v.object({ id: idText, session: sessionId, user: v.pipe(v.string(), v.maxLength(100, tooLong)) }),
  body: v.object({ mark: v.nullable(mark) }),
  status: 204,
});

export const seminarSessionEndpoints = [
  sessionsEndpoints.read,
  sessionsEndpoints.keep,
  listPublishedSessions,
  readAttendance,
  markAttendance,
] as const;
