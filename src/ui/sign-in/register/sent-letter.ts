import { makeAutoObservable, runInAction } from 'mobx';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { ResendVerification } from '#application/browser/accounts/resend-verification.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { Clock } from '#application/ports/clock.ts';
import { maySendRegistrationAgain } from '#domain/accounts/pending-registration.ts';

const name = 'escuela.registro';

/** What became of the last press on 'Reenviar el correo'. */
export type Resending = 'none' | 'sending' | 'sent' | 'too-soon' | 'failed';

/** The letter by whose link an account is opened: where it went, asking for it again, and whether it was opened meanwhile. */
export class SentLetter {
  /** Where it went; null: none is waited for. A reload of the tab keeps it, as on a telephone that has shown the mail meanwhile. */
  to: string | null = null;
  resending: Resending = 'none';
  /** Somebody signed in in another tab of this browser, as by the link. */
  isOpened = false;
  #sentAt = new Date(0);
  readonly #storage: TabStorage;
  readonly #keeper: SessionKeeper;
  readonly #resend: ResendVerification;
  readonly #clock: Clock;

  constructor(storage: TabStorage, keeper: SessionKeeper, resend: ResendVerification, clock: Clock) {
    this.#storage = storage;
    this.#keeper = keeper;
    this.#resend = resend;
    this.#clock = clock;
    const kept = storage.read(name);
    this.to = kept === null || kept === '' ? null : kept;
    makeAutoObservable(this);
    keeper.onChange(() => this.#look());
  }

  wentTo(email: string): void {
    this.to = email;
    this.resending = 'none';
    this.isOpened = false;
    this.#sentAt = this.#clock.now();
    this.#storage.write(name, email);
  }

  /** Back to the form. */
  forget(): void {
    this.to = null;
    this.#storage.write(name, '');
  }

  /** Asks for it again; the school sends one a minute, so that a press before is answered here. */
  async again(): Promise<void> {
    if (this.to === null || this.resending === 'sending') return;
    const now = this.#clock.now();
    if (!maySendRegistrationAgain(this.#sentAt, now)) {
      this.resending = 'too-soon';
      return;
    }
    this.resending = 'sending';
    const isSent = await this.#resend.execute(this.to);
    runInAction(() => {
      this.resending = isSent ? 'sent' : 'failed';
      if (isSent) this.#sentAt = now;
    });
  }

  #look(): void {
    const { loggedIn } = this.#keeper.state;
    runInAction(() => (this.isOpened = loggedIn));
    if (loggedIn) this.#storage.write(name, '');
  }
}
