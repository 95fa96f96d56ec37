import { makeAutoObservable, runInAction } from 'mobx';
import type { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { emailAddress, EMAIL_INVALID } from '#domain/accounts/email-address.ts';

/** The thanks of whoever asked for the news. Source: NEWS-2. */
export const NEWS_ASKED = 'Listo. Te llegará un correo de confirmación.';

/** Milliseconds that the success stays before the field is empty again (NEWS-2). */
const thanksStay = 2000;

/** The news sign-up of the footer. Source: NEWS-1 to 3. */
export class NewsStore {
  email = '';
  state: 'idle' | 'sending' | 'thanks' = 'idle';
  /** What is wrong with the address, in Spanish. */
  fault: string | null = null;
  readonly #api: StorefrontApi;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: StorefrontApi) {
    this.#api = api;
    makeAutoObservable(this);
  }

  /** Begins with what was typed before the script came. The same function at each drawing: React calls it once. */
  readonly takeOver = (input: { readonly value: string } | null): void => {
    if (input !== null && input.value !== '') this.write(input.value);
  };

  write(email: string): void {
    this.email = email;
    this.fault = null;
    // Another address: it must not be cleared in the place of the one that was sent.
    if (this.state === 'thanks') this.endThanks();
  }

  async send(): Promise<void> {
    if (this.state !== 'idle') return;
    const email = emailAddress(this.email);
    if (!email.ok) {
      this.fault = EMAIL_INVALID;
      return;
    }
    this.state = 'sending';
    const answer = await this.#api.subscribeToNews(email.value);
    runInAction(() => this.settle(answer.ok));
  }

  private settle(isSubscribed: boolean): void {
    // A failure only gives the form back, with what was typed (NEWS-3).
    this.state = isSubscribed ? 'thanks' : 'idle';
    if (isSubscribed) this.#timer = setTimeout(() => this.startAgain(), thanksStay);
  }

  private startAgain(): void {
    this.endThanks();
    this.email = '';
  }

  private endThanks(): void {
    clearTimeout(this.#timer);
    this.state = 'idle';
  }
}
