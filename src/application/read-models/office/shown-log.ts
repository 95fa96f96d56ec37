/** A line of the log, as the office shows it. */
export interface ShownEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** '': the command line. */
  readonly by: string;
  /** A word; a later release may know others. */
  readonly action: string;
  /**
   * `number`: as people know it; not said: it is no order, or there is none any more. `order`: the number of the order of a voucher or of
   * money to be given back.
   */
  readonly thing: {
    readonly kind: string;
    readonly id: string;
    readonly number?: number | undefined;
    readonly order?: number | undefined;
  };
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

/** One page of the log, the latest first. */
export interface ShownLog {
  readonly entries: readonly ShownEntry[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
}
