import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';

/** Bank accounts in this process's memory. */
export class BankAccountsInMemory extends BankAccounts {
  readonly #accounts = new Map<string, BankAccount>();

  constructor(accounts: readonly BankAccount[] = []) {
    super();
    for (const account of accounts) this.#accounts.set(account.id, account);
  }

  all(): Promise<readonly BankAccount[]> {
    return Promise.resolve([...this.#accounts.values()]);
  }

  find(id: string): Promise<BankAccount | null> {
    return Promise.resolve(this.#accounts.get(id) ?? null);
  }

  offer(accounts: readonly BankAccount[]): Promise<void> {
    this.#accounts.clear();
    for (const account of accounts) this.#accounts.set(account.id, account);
    return Promise.resolve();
  }
}
