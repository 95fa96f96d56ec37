import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { isSettled } from '#domain/payments/payment-attempt.ts';

/** Milliseconds between two questions: until the code is there, and while it waits to be paid. */
const pauses = { code: 3000, payment: 10_000 } as const;

/** The code by which an order is paid in cash: asked for once, and looked after until it is paid or ends. Source: decision 0104. */
export class CashCodeStore {
  outcome: PaymentOutcome | null = null;
  /** Why there is no code; null: none was refused. */
  refusal: CallRefusal | null = null;
  readonly #api: PaymentApi;
  readonly #ids: IdGenerator;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #watched: string | null = null;
  #again = false;

  constructor(api: PaymentApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this, { outcome: observableRef, refusal: observableRef });
  }

  /** Begins; returns how to stop. */
  watch(orderId: string): () => void {
    this.#watched = orderId;
    this.ask(orderId, false);
    return () => {
      this.#watched = null;
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  }

  /** Asks for the code. `again`: for another one, where the last has ended: a page that is opened makes none by itself. Not said: as the last time. */
  ask(orderId: string, again = this.#again): void {
    this.#again = again;
    this.outcome = null;
    this.refusal = null;
    void this.follow(orderId, this.#api.askForCode(orderId, this.#ids.newId(), again));
  }

  private async follow(orderId: string, asking: Answer<PaymentOutcome>): Promise<void> {
    const answer = await asking;
    if (this.#watched !== orderId) return;
    runInAction(() => {
      if (answer.ok) this.outcome = answer.value;
      // What is shown stays while the school is out of reach: the code can be paid all the same.
      else if (this.outcome === null) this.refusal = answer.refusal;
    });
    const { outcome } = this;
    if (outcome === null || isSettled(outcome.payment.state)) return;
    const pause = (outcome.payment.code?.number ?? null) === null ? pauses.code : pauses.payment;
    this.#timer = setTimeout(() => void this.follow(orderId, this.#api.find(outcome.payment.id)), pause);
  }
}
