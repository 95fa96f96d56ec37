import type { FastifyInstance } from 'fastify';
import * as contract from '#adapters/http-contract/learning/seminar-sessions.ts';
import { partRoutes } from '#adapters/server/http/office/products/part-routes.ts';
import type { School } from '#adapters/server/wiring/school.ts';

/** The sessions of seminars, as they are planned in the office. */
export function seminarSessionRoutes(app: FastifyInstance, school: School): void {
  partRoutes(app, school, contract.sessionsEndpoints);
}
