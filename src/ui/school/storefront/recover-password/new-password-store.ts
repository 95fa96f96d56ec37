import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountApi } from '#application/browser/accounts/ports/account-api.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { maskedEmail } from '#domain/accounts/user.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';

/** Chooses a new password with the link of a letter. */
export class NewPasswordStore {
  saving = false;
  problems: readonly FormProblem[] = [];
  state: 'choosing' | 'changed' | 'link-over' = 'choosing';
  readonly #api: AccountApi;
  readonly #keeper: SessionKeeper;

  constructor(api: AccountApi, keeper: SessionKeeper) {
    this.#api = api;
    this.#keeper = keeper;
    makeAutoObservable(this);
  }

  /** The page was opened anew. */
  begin(): void {
    this.state = 'choosing';
    this.problems = [];
  }

  /** @param email the masked address of the account that the link is for: if it is signed in here, its session is over. */
  async choose(token: string, password: string, email: string): Promise<void> {
    if (this.saving) return;
    this.saving = true;
    const changed = await this.#api.resetPassword(token, password);
    if (changed.ok) await this.leave(email);
    runInAction(() => {
      this.saving = false;
      if (changed.ok) this.state = 'changed';
      else if (changed.refusal.field === 'token') this.state = 'link-over';
      else this.problems = [{ field: changed.refusal.field, message: changed.refusal.detail }];
    });
  }

  /** The page says that the password changed and sessions ended: that one had ended before, or just now by it, is not said besides. */
  private async leave(email: string): Promise<void> {
    const { user } = this.#keeper.state;
    if (user !== null && maskedEmail(user.email) === email) await this.#keeper.end('signed-out');
    else await this.#keeper.forgetExpiry();
  }
}
