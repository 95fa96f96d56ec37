import type { Result } from '#domain/shared/result.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import type { ReadMovement } from '#domain/vouchers/statements/bank-movement.ts';
import type { StatementRefusal } from '#domain/vouchers/statements/statement-fault.ts';
import type { StatementLayout, StatementPreview } from '#domain/vouchers/statements/statement-layout.ts';

/** What a bank's file says. */
export interface ReadStatement {
  readonly format: 'csv' | 'camt.053';
  /** By which it was read; null: its format needs none. */
  readonly layout: StatementLayout | null;
  /** Its first lines, where its columns can be chosen otherwise; null: its format has none. */
  readonly preview: StatementPreview | null;
  readonly movements: readonly ReadMovement[];
  /** How many rows are money that went out. */
  readonly debits: number;
}

/** Reads the files of banks: all of one or nothing, and nobody else waits meanwhile. */
export abstract class StatementFiles {
  /** @param kept how the account's files are read; null: as its headings let one guess. */
  abstract read(
    content: Uint8Array,
    account: BankAccount,
    kept: Partial<StatementLayout> | null,
  ): Promise<Result<ReadStatement, StatementRefusal>>;
}
