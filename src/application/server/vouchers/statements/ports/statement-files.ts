import type { SettlementLayout, SettlementPreview } from '#domain/receipts/settlements/settlement-layout.ts';
import type { SettlementLine } from '#domain/receipts/settlements/settlement-line.ts';
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

/** What a gateway's file of settlements says. */
export interface ReadSettlements {
  readonly layout: SettlementLayout;
  readonly preview: SettlementPreview;
  readonly lines: readonly SettlementLine[];
}

/** Reads the files of banks and gateways: all of one or nothing, and nobody else waits meanwhile. */
export abstract class StatementFiles {
  /** @param kept how the account's files are read; null: as its headings let one guess. */
  abstract read(
    content: Uint8Array,
    account: BankAccount,
    kept: Partial<StatementLayout> | null,
  ): Promise<Result<ReadStatement, StatementRefusal>>;
  /** @param kept how the gateway's files are read; null: as its headings let one guess. */
  abstract readSettlements(
    content: Uint8Array,
    kept: Partial<SettlementLayout> | null,
  ): Promise<Result<ReadSettlements, StatementRefusal>>;
}
