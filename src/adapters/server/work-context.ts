import { AsyncLocalStorage } from 'node:async_hooks';

/** By what a line of the log is found: the request, or the job, that caused it. */
export interface LogContext {
  readonly requestId?: string;
  readonly job?: string;
}

/** What is noted of what is being made. */
export interface SourceNotes {
  readonly tables: Set<string>;
  mayBeKept: boolean;
}

/** What goes along with work, and with all that it begins. */
interface WorkContext {
  readonly log: LogContext;
  /** Null: nobody records. */
  readonly recording: SourceNotes | null;
}

const none: WorkContext = { log: {}, recording: null };
/** One for all: each more of them is set for every promise that the server makes (decision 0118). */
const contexts = new AsyncLocalStorage<WorkContext>();

/** Does work with another part of its context; the rest stays as it is around it. */
export function withContext<T>(part: Partial<WorkContext>, work: () => T): T {
  return contexts.run({ ...contextOfWork(), ...part }, work);
}

/** What goes along with what runs now; empty at the start of a program. */
export function contextOfWork(): WorkContext {
  return contexts.getStore() ?? none;
}
