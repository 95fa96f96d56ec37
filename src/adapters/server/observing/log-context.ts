import { contextOfWork, type LogContext, withContext } from '#adapters/server/work-context.ts';

/** Does work, whose lines in the log, and those of all that it begins, carry what caused them. */
export function inLogContext<T>(log: LogContext, work: () => T): T {
  return withContext({ log }, work);
}

/** What caused what runs now; empty at the start of a program, in a command. */
export function logContext(): LogContext {
  return contextOfWork().log;
}
