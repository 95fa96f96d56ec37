import type { Difference } from '#domain/office/products/differences.ts';
import type { CopyPart } from '#domain/office/working-copy.ts';

/** When a product was published, and by whom. */
export interface ShownVersion {
  /** From 1. */
  readonly number: number;
  /** '': the command line, or the school by itself. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** Where a version differs from the working copy of now; of each difference `before` is the version's. */
export interface VersionCompared {
  readonly number: number;
  readonly parts: readonly { readonly part: CopyPart; readonly differences: readonly Difference[] }[];
}

/** Somebody else who has the product open. */
export interface OpenElsewhere {
  readonly name: string;
  readonly part: CopyPart;
}
