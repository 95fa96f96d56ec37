import { makeAutoObservable, runInAction } from 'mobx';
import type { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import type { ToastStore } from '#ui/school/boot/toast-store.ts';
import { emailAddress, EMAIL_INVALID } from '#domain/accounts/email-address.ts';

/** The thanks of whoever asked for the news. Source: NEWS-2. */
export const NEWS_ASKED = 'Listo. Te llegará un correo de confirmación.';

/** Milliseconds that a toast says the same, with the address: longer than the form can. */
const toastStays = 8000;

/** Milliseconds that the success stays before the field is empty again (NEWS-2). */
const thanksStay = 2000;

/** The news sign-up of the footer. Source: NEWS-1 to 3. */
export class NewsStore {
  email = '';
  state: 'idle' | 'sending' | 'thanks' = 'idle';
  /** What is wrong with the address, in Spanish. */
  fault: string | null = null;
  readonly #api: StorefrontApi;
  readonly #toasts: Pick<ToastStore, 'show'>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: StorefrontApi, toasts: Pick<ToastStore, 'show'>) {
    this.#api = api;
    this.#toasts = toasts;
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
    runInAction(() => this.settle(answer.ok, email.value));
  }

  private settle(isSubscribed: boolean, email: string): void {
    // A failure only gives the form back, with what was typed (NEWS-3).
    this.state = isSubscribed ? 'thanks' : 'idle';
    if (!isSubscribed) return;
    this.#timer = setTimeout(() => this.startAgain(), thanksStay);
    const text = `Te llegará un correo de confirmación a ${email}.`;
    this.#toasts.show({ kind: 'success', text, duration: toastStays });
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
