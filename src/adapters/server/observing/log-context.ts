import { AsyncLocalStorage } from 'node:async_hooks';

/** By what a line of the log is found: the request, or the job, that caused it. */
export interface LogContext {
  readonly requestId?: string;
  readonly job?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();
const none: LogContext = {};

/** Does work, whose lines in the log, and those of all that it begins, carry what caused them. */
export function inLogContext<T>(context: LogContext, work: () => T): T {
  return contexts.run(context, work);
}

/** What caused what runs now; empty at the start of a program, in a command. */
export function logContext(): LogContext {
  return contexts.getStore() ?? none;
}
