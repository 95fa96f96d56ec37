/** The database cannot answer now: it is gone or starting, too busy, or another transaction holds what was asked for. It may in some seconds. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Whether a failure is one of the database that passes by itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || codeOf(error).startsWith('SQLITE_BUSY');
}

/** PostgreSQL's states of a server that goes, comes or is overcharged, and of time-outs. Source: its manual, appendix A. */
const states = new Set([
  '25P03', // idle_in_transaction_session_timeout
  '55P03', // lock_not_available
  '57014', // query_canceled: statement_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
/** Connection exceptions, insufficient resources, and errors of the system: 08006, 53300, ECONNREFUSED, ENOENT of a socket … */
const families = /^(?:08|53)[0-9A-Z]{3}$|^E[A-Z_]+$/;
/** What the driver says without a code. */
const lost =
  /^(?:connection terminated|timeout exceeded|query read timeout|client has encountered a connection error)/i;

/** An error of PostgreSQL's driver as it is, or as `DatabaseUnavailable` when the same call may succeed later. */
export function unavailableOr(error: unknown): unknown {
  const code = codeOf(error);
  const isPassing = states.has(code) || families.test(code) || (error instanceof Error && lost.test(error.message));
  return isPassing ? new DatabaseUnavailable(error) : error;
}

/** The code of a driver's error, '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
