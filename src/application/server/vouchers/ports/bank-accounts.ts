import type { BankAccount } from '#domain/vouchers/bank-account.ts';

/** The school's bank accounts, in the order in which buyers see them. */
export abstract class BankAccounts {
  abstract all(): Promise<readonly BankAccount[]>;
  abstract find(id: string): Promise<BankAccount | null>;
  /** Makes these the list, no two of them one account. What is offered no more stays with the vouchers that name it. */
  abstract offer(accounts: readonly BankAccount[]): Promise<void>;
}
