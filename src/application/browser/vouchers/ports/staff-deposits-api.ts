import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { StaffDeposits, StatementArrival } from '#application/read-models/vouchers/staff-deposits.ts';
import type { Money } from '#domain/shared/money.ts';
import type { StatementColumns } from '#domain/vouchers/statements/statement-layout.ts';
import type { WalletPayment } from '#domain/vouchers/voucher.ts';

/** How a movement is said to pay an order: the order as it was typed, by its number or its code. */
export interface DepositConfirmation {
  readonly order: string;
  readonly note: string;
  readonly knowing: boolean;
}

/** A transfer by which money went back. */
export interface TransferBack {
  readonly operation: string;
  /** How much was shown to be given back; null: nothing was, since the page does not know the order. */
  readonly amount: Money | null;
}

/** What banks tell of deposits, for collaborators. */
export abstract class StaffDepositsApi {
  abstract read(): Answer<StaffDeposits>;
  /** What a file would bring; keeps nothing. @param columns as somebody chose them; null: as was kept, or is guessed. A refusal may carry a `preview`. */
  abstract rehearse(accountId: string, file: ChosenFile, columns: StatementColumns | null): Answer<StatementArrival>;
  /** Takes a file in; the same again adds nothing. */
  abstract bring(accountId: string, file: ChosenFile, columns: StatementColumns | null): Answer<StatementArrival>;
  /** Takes in one payment of a wallet, typed by hand; the same again adds nothing. */
  abstract add(payment: WalletPayment): Answer<{ readonly added: boolean }>;
  abstract confirm(id: string, confirmation: DepositConfirmation, key: string): Answer<unknown>;
  /** Holds one that is less than its order, and asks the buyer for exactly the rest. */
  abstract askForRest(id: string, order: string, key: string): Answer<{ readonly missing: Money }>;
  /** Says that one that is less than its order went back, with the parts before it. */
  abstract giveBack(id: string, order: string, back: TransferBack, key: string): Answer<unknown>;
  /** Says that one may be a sale after all. */
  abstract reopen(id: string, key: string): Answer<unknown>;
  abstract ignore(id: string, reason: string, key: string): Answer<unknown>;
}
