import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/learning/seminar-sessions.ts';
import { officeProductRefusals } from '#adapters/server/http/office/products/product-refusals.ts';
import { partRoutes } from '#adapters/server/http/office/products/part-routes.ts';
import { only, type RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { ProductAccess } from '#application/server/office/products/product-access.ts';
import { accept } from '#domain/shared/result.ts';
import {
  MarkAttendance,
  type MarkAttendanceRefusal,
  ReadAttendance,
} from '#application/server/learning/seminars/keep-attendance.ts';

const refusals: RefusalTable<MarkAttendanceRefusal> = {
  ...only(officeProductRefusals, 'product-not-found', 'product-not-yours'),
  'session-not-found': { status: 404, detail: 'Esta sesión no está publicada.' },
  'attendee-unknown': { status: 404, field: 'user', detail: 'Esta persona no está inscrita en la sesión.' },
};

/** The sessions of seminars, as they are planned in the office, and who is at them. */
export function seminarSessionRoutes(app: FastifyInstance, school: School): void {
  partRoutes(app, school, contract.sessionsEndpoints);
  serve(
    app,
    school,
    contract.listPublishedSessions,
    only(refusals, 'product-not-found', 'product-not-yours'),
    async ({ caller, params, reply }) => {
      void reply.header('cache-control', 'no-store');
      const product = await school.get(ProductAccess).to(params.id, caller.userId, 'see');
      if (!product.ok) return product;
      const { taken, capacity } = await school.get(PlaceGuard).count(params.id);
      const sessions = (await school.get(SeminarSessions).among([params.id])).map(({ id }) => id);
      return accept({ sessions, taken, capacity });
    },
  );
  serve(
    app,
    school,
    contract.readAttendance,
    only(refusals, 'product-not-found', 'product-not-yours', 'session-not-found'),
    async ({ caller, params, query, reply }) => {
      void reply.header('cache-control', 'no-store');
      const page = query.todo === undefined ? Number(query.page) : null;
      const session = { productId: params.id, sessionId: params.session };
      return school.get(ReadAttendance).execute(session, { words: query.words, page }, caller.userId);
    },
  );
  serve(app, school, contract.markAttendance, refusals, ({ caller, params, body }) =>
    school.write(MarkAttendance, (use) =>
      use.execute({ productId: params.id, sessionId: params.session }, params.user, body.mark, caller.userId),
    ),
  );
}
