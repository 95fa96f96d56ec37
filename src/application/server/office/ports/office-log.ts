import type { LogEntry, LogFacts } from '#domain/office/office-log.ts';

/** A line of the log as it is read; names are those that accounts have now. */
export interface ListedEntry {
  readonly id: string;
  readonly at: Date;
  /** Who did it; null: the command line. */
  readonly by: { readonly id: string; readonly name: string } | null;
  /** A word; a later release may know others. */
  readonly action: string;
  /** `number`: as people know it, where it is an order that there is; `order`: that of its order, where it is a voucher or money to be given back. */
  readonly thing: {
    readonly kind: string;
    readonly id: string;
    readonly number?: number | undefined;
    readonly order?: number | undefined;
  };
  readonly before: LogFacts;
  readonly after: LogFacts;
}

/** One thing, by its kind and id. */
export interface LoggedThing {
  readonly kind: string;
  readonly id: string;
}

/** Everything that was done in the office. Lines are added and read; none is ever changed. */
export abstract class OfficeLog {
  abstract add(entry: LogEntry): Promise<void>;
  /** The latest first, at most `limit` after the first `skip`, of everything or of one thing. */
  abstract list(about: LoggedThing | null, limit: number, skip?: number): Promise<readonly ListedEntry[]>;
}
