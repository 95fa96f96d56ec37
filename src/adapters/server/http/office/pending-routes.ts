import type { FastifyInstance } from 'fastify';
import { readOfficePending } from '#adapters/http-contract/office/office-reads.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { ReadOfficePending } from '#application/server/office/read-office-pending.ts';
import { accept } from '#domain/shared/result.ts';

/** What waits for whoever works for the school. Decision 0123. */
export function pendingRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, readOfficePending, {}, async ({ caller, reply }) => {
    void reply.header('cache-control', 'no-store');
    return accept(await school.get(ReadOfficePending).execute(caller.userId));
  });
}
