import * as v from 'valibot';
import { partEndpoints } from '#adapters/http-contract/office/products/part-endpoints.ts';
import { tooLong } from '#adapters/http-contract/shared/texts.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { positiveId } from '#adapters/http-contract/shared/wire-values.ts';
import { sessionLimits, type SessionsContent } from '#domain/learning/seminars/sessions-content.ts';

const typed = (most: number) => v.pipe(v.string(), v.maxLength(most, tooLong));
/** Twice what an address may have: what is typed too long is kept, and told. */
const address = typed(1000);

/** The part `sessions` of a product's working copy. */
export const sessionsEndpoints = partEndpoints(
  'sessions',
  wireOf<SessionsContent>()(
    v.object({
      room: address,
      sessions: v.pipe(
        v.array(
          v.object({
            id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/, 'El nombre de una sesión no es válido.')),
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

export const seminarSessionEndpoints = [sessionsEndpoints.read, sessionsEndpoints.keep] as const;
