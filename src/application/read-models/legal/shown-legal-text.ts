/** One version of a legal text, by its name and its first day ('YYYY-MM-DD'). */
export interface NamedLegalVersion {
  readonly version: string;
  readonly since: string;
}

/** A legal text as it is read. */
export interface ShownLegalText extends NamedLegalVersion {
  /** Markdown, with the names of facts in braces. */
  readonly text: string;
  /** Whether it is the one that holds today. */
  readonly isInForce: boolean;
  /** Every other version, the latest first; those that are yet to come among them. */
  readonly others: readonly NamedLegalVersion[];
}
