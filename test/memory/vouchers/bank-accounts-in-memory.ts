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

  add(account: BankAccount): Promise<boolean> {
    const isThere = [...this.#accounts.values()].some((each) => isSameAccount(each, account));
    if (!isThere) this.#accounts.set(account.id, account);
    return Promise.resolve(!isThere);
  }

  retire(id: string): Promise<boolean> {
    return Promise.resolve(this.#accounts.delete(id));
  }
}

function isSameAccount(one: BankAccount, other: BankAccount): boolean {
  const key = ({ bank, number }: BankAccount) => `${bank.toLowerCase()} ${number.replaceAll('-', '')}`;
  return one.cci === other.cci || key(one) === key(other);
}
