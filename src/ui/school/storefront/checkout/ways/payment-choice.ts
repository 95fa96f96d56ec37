import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { isWallet } from '#domain/vouchers/bank-account.ts';
import type { PaymentWay } from '#domain/payments/payment-way.ts';

/** A way to pay that a buyer chooses among those beside it. */
export type ChosenWay = PaymentWay | 'deposit';

/** The ways to pay that the school has, and the one that the buyer chose. What the gateway takes is the gateway's to say. */
export class PaymentChoice {
  /** What the school's gateway takes. */
  ways: readonly PaymentWay[] = ['card'];
  /** Whether the school has an account to deposit in. */
  offersDeposit = false;
  /** Names of the wallets among what one may deposit in: 'Yape'. */
  wallets: readonly string[] = [];
  chosen: ChosenWay = 'card';
  readonly #payments: PaymentApi;
  readonly #deposits: DepositApi;

  constructor(payments: PaymentApi, deposits: DepositApi) {
    this.#payments = payments;
    this.#deposits = deposits;
    makeAutoObservable(this, { ways: observableRef, wallets: observableRef });
  }

  /** What is offered side by side; at least the card, about which the school has the last word. */
  get offered(): readonly ChosenWay[] {
    const offered = [...this.ways, ...(this.offersDeposit ? (['deposit'] as const) : [])];
    return offered.length === 0 ? ['card'] : offered;
  }

  /** As chosen, as long as it is offered. */
  get way(): ChosenWay {
    return this.offered.find((each) => each === this.chosen) ?? this.offered[0] ?? 'card';
  }

  choose(way: ChosenWay): void {
    this.chosen = way;
  }

  /** Deposits are no longer taken. */
  withoutDeposit(): void {
    this.offersDeposit = false;
  }

  /** Asks the school. Without an answer the deposit is offered: the school has the last word when the order is made. */
  async load(): Promise<void> {
    const [ways, accounts] = await Promise.all([this.#payments.ways(), this.#deposits.bankAccounts()]);
    runInAction(() => {
      if (ways.ok) this.ways = ways.value;
      this.offersDeposit = !accounts.ok || accounts.value.length > 0;
      this.wallets = accounts.ok ? [...new Set(accounts.value.filter(isWallet).map(({ bank }) => bank))] : [];
    });
  }
}
