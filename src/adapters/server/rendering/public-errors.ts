import { isRouteErrorResponse, type ErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { databaseUnavailable } from '#adapters/server/http/shared/refusal-table.ts';
import { logContext } from '#adapters/server/observing/log-context.ts';
import type { PageFailure } from '#ui/school/boot/page-module.ts';
import { isDatabaseUnavailable } from '#adapters/server/sql/shared/database-unavailable.ts';

type Errors = StaticHandlerContext['errors'];

/** An error as a page may show and JSON can carry it: a status and, for failures a page named itself, their text. Without the database: 503. Anything else is a bare 500. */
export function publicError(error: unknown): ErrorResponse {
  if (isDatabaseUnavailable(error)) {
    const { status, kind, detail } = databaseUnavailable();
    return answered(status, found({ kind, detail }));
  }
  if (!isRouteErrorResponse(error)) return answered(500, found({ kind: 'unexpected', detail: '' }));
  const { internal } = error as ErrorResponse & { readonly internal: boolean };
  return answered(error.status, internal ? null : error.data);
}

/** A failure of the school itself, with what it is found by in the log. */
function found(failure: PageFailure): PageFailure {
  const { requestId } = logContext();
  return requestId === undefined ? failure : { ...failure, requestId };
}

/** The router tells its error answers by the presence of `internal`, which its type leaves out. */
function answered(status: number, data: unknown): ErrorResponse {
  return { status, statusText: '', data, internal: false } as ErrorResponse;
}

/** All errors of a page in their public shape. */
export function publicErrors(errors: Errors): Errors {
  if (errors === null) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, publicError(error)]));
}
