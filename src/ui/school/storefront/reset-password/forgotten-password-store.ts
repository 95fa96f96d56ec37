import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';

/** Asks for a link to choose a new password. */
export class ForgottenPasswordStore {
  sending = false;
  problems: readonly FormProblem[] = [];
  /** The address that was asked for; null: not yet. */
  askedFor: string | null = null;
  readonly #api: AccountApi;

  constructor(api: AccountApi) {
    this.#api = api;
    makeAutoObservable(this);
  }

  async ask(email: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const asked = await this.#api.requestPasswordReset(email);
    runInAction(() => {
      this.sending = false;
      this.problems = asked.ok ? [] : [{ field: asked.refusal.field, message: asked.refusal.detail }];
      if (asked.ok) this.askedFor = email.trim();
    });
  }

  /** Back to the empty form: the page was opened anew, or another address is tried. */
  begin(): void {
    this.askedFor = null;
    this.problems = [];
  }
}
