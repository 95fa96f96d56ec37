import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#adapters/http-contract/shared/endpoint.ts';
import type { RefusalAnswer } from './refusal-table.ts';

/** An endpoint as a listener serves it, with what else than its answer it may answer. */
export interface Served {
  readonly endpoint: Endpoint;
  /** The row of each refusal, by its kind. */
  readonly refusals: Readonly<Record<string, Pick<RefusalAnswer<never>, 'status' | 'detail'>>>;
  /** Whether too many calls in a window of time are told to wait. */
  readonly isLimited: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint that was registered so far, for the documents of the API. */
    served: Served[];
  }
}

/** Has an application remember what it serves; before the first of its routes. */
export function rememberServed(app: FastifyInstance): void {
  app.decorate('served', []);
}
