import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import type { PaymentOutcome } from '#application/read-models/payments/card-payment.ts';
import { isSettled } from '#domain/payments/payment-attempt.ts';

/** Milliseconds between two questions at first, and once it has taken long. */
const pauses = { first: 2500, later: 10_000 } as const;
/** Questions after which a payment takes longer than usual: about half a minute. */
const usualQuestions = 12;

/** Asks the school about a payment until it knows how it ended. Source: PAY-4. */
export class PaymentWatch {
  outcome: PaymentOutcome | null = null;
  /** Why the last question got no answer; the next one is asked all the same. */
  refusal: CallRefusal | null = null;
  questions = 0;
  readonly #api: PaymentApi;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #watched: string | null = null;

  constructor(api: PaymentApi) {
    this.#api = api;
    makeAutoObservable(this, { outcome: observableRef, refusal: observableRef });
  }

  get isSettled(): boolean {
    return this.outcome !== null && isSettled(this.outcome.payment.state);
  }

  /** It takes longer than a buyer should stand and wait for. */
  get takesLong(): boolean {
    return this.questions > usualQuestions;
  }

  /** Begins to ask; returns how to stop. */
  watch(paymentId: string): () => void {
    this.#watched = paymentId;
    this.outcome = null;
    this.questions = 0;
    void this.ask(paymentId);
    return () => {
      this.#watched = null;
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  }

  private async ask(paymentId: string): Promise<void> {
    this.questions += 1;
    const answer = await this.#api.find(paymentId);
    if (this.#watched !== paymentId) return;
    runInAction(() => {
      this.refusal = answer.ok ? null : answer.refusal;
      if (answer.ok) this.outcome = answer.value;
    });
    if (!this.isSettled) this.askLater(paymentId);
  }

  private askLater(paymentId: string): void {
    this.#timer = setTimeout(() => void this.ask(paymentId), this.takesLong ? pauses.later : pauses.first);
  }
}
