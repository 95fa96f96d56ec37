/**
 * With PostgreSQL, in milliseconds: a hundred callers at once wait for each other's locks and connections, on a busy machine for longer
 * than a school's would, and a long statement for its turn of the processor.
 */
export const patient = {
  connectMs: 60_000,
  statementMs: 60_000,
  lockMs: 60_000,
  idleInTransactionMs: 60_000,
  silenceMs: 60_000,
};
