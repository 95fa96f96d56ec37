import type { BankAccount } from '#domain/vouchers/bank-account.ts';

/** The school's bank accounts, in the order in which buyers see them. */
export abstract class BankAccounts {
  abstract all(): Promise<readonly BankAccount[]>;
  abstract find(id: string): Promise<BankAccount | null>;
  /** Adds one at the end. False when the list has it already (by its CCI, or by bank and number, hyphens and case aside), however close the race. */
  abstract add(account: BankAccount): Promise<boolean>;
  /** Takes it from the list; vouchers that name it keep it. False when there is none. */
  abstract retire(id: string): Promise<boolean>;
}
