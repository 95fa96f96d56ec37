import type { CopyPart, SavedMeanwhile } from '#domain/office/working-copy.ts';
import type { Result } from '#domain/shared/result.ts';

/** A part of a product as it was saved last. */
export interface KeptPart {
  readonly part: CopyPart;
  /** JSON; of what shape, the part's own editor says. */
  readonly content: unknown;
  /** From 1; greater with every save, also after it was published. */
  readonly revision: number;
  /** Whether it differs from what is published: it was saved after that. */
  readonly isPending: boolean;
  /** Null: the command line. */
  readonly savedBy: { readonly id: string; readonly name: string } | null;
  readonly savedAt: Date;
}

/** What is being edited of products and not published: the last save of each part. */
export abstract class WorkingCopies {
  abstract find(productId: number, part: CopyPart): Promise<KeptPart | null>;
  /** All parts that were ever saved. */
  abstract list(productId: number): Promise<readonly KeptPart[]>;
  /**
   * Saves a part that was read at a revision (0: it was never saved) and gives the revision that it has now.
   * Refused when somebody saved it in between: decided by the database, so that of two who save at once one is told.
   */
  abstract keep(
    productId: number,
    part: CopyPart,
    content: unknown,
    fromRevision: number,
    by: string | null,
    at: Date,
  ): Promise<Result<number, SavedMeanwhile>>;
  /** Keeps whoever saves a part of the product waiting until the transaction ends. */
  abstract lock(productId: number): Promise<void>;
  /** Says that all parts are as published; their revisions go on from where they are. */
  abstract settle(productId: number): Promise<void>;
}
