import { makeAutoObservable, runInAction } from 'mobx';
import type {
  AccountApi,
  Answer,
  OpenSession,
  Registration,
  SignInCodeRequest,
} from '#application/browser/ports/account-api.ts';
import type { HandOver } from '#application/browser/session/hand-over.ts';
import type { ResendVerification } from '#application/browser/session/resend-verification.ts';
import type { SessionKeeper } from '#application/browser/session/session-keeper.ts';
import { registrationProblems } from '#domain/accounts/registration.ts';
import type { FormProblem } from '#ui/kit/form-errors.tsx';
import { registrationTexts } from '#ui/sign-in/register/texts.ts';

/** Getting into the school, with an account or with a new one. */
export class EntranceStore {
  busy = false;
  problems: readonly FormProblem[] = [];
  /** What was typed as e-mail, for the other form. */
  email = '';
  /** The address of the account that was just opened; null: none was. */
  registered: string | null = null;
  /** The letter was asked for once more. */
  resent = false;
  readonly #api: AccountApi;
  readonly #keeper: SessionKeeper;
  readonly #handOver: HandOver;
  readonly #resend: ResendVerification;

  constructor(api: AccountApi, keeper: SessionKeeper, handOver: HandOver, resend: ResendVerification) {
    this.#api = api;
    this.#keeper = keeper;
    this.#handOver = handOver;
    this.#resend = resend;
    makeAutoObservable(this);
  }

  /** What is wrong with a field, or null. */
  problemOf(field: string): string | null {
    return this.problems.find((each) => each.field === field)?.message ?? null;
  }

  rememberEmail(email: string): void {
    this.email = email;
  }

  /** A form is shown anew. */
  begin(): void {
    this.problems = [];
    this.busy = false;
  }

  /** Whether somebody is signed in now; it stays busy until they are where they go on to. */
  async signIn(email: string, password: string): Promise<boolean> {
    return !this.busy && (await this.#open(() => this.#api.signIn(email, password)));
  }

  /** Nothing is sent while something is missing: all of it is said at once. */
  async register(registration: Registration): Promise<void> {
    if (this.busy) return;
    this.problems = registrationTexts(registrationProblems(registration));
    if (this.problems.length > 0) return;
    if (await this.#open(() => this.#api.register(registration))) {
      runInAction(() => {
        this.busy = false;
        this.registered = registration.email.trim().toLowerCase();
      });
    }
  }

  /** On to the school; it stays busy while the browser leaves. */
  async goOn(request: SignInCodeRequest | null): Promise<void> {
    this.busy = true;
    const handed = await this.#handOver.execute(request);
    if (!handed.ok) this.#refuse(handed.refusal);
  }

  async resend(): Promise<void> {
    const isSent = await this.#resend.execute(this.registered ?? '');
    runInAction(() => (this.resent = isSent));
  }

  async #open(ask: () => Answer<OpenSession>): Promise<boolean> {
    this.busy = true;
    this.problems = [];
    const opened = await ask();
    if (opened.ok) await this.#keeper.adopt(opened.value);
    else this.#refuse(opened.refusal);
    return opened.ok;
  }

  #refuse({ field, detail }: { readonly field: string | null; readonly detail: string }): void {
    runInAction(() => {
      this.busy = false;
      this.problems = [{ field, message: detail }];
    });
  }
}
