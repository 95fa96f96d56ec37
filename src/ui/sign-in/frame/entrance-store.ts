import { makeAutoObservable, runInAction } from 'mobx';
import type { AccountApi, TypedRegistration } from '#application/browser/accounts/ports/account-api.ts';
import type { SignInCodeRequest } from '#domain/accounts/sign-in-code-request.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { HandOver } from '#application/browser/accounts/hand-over.ts';
import type { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { formProblems, missingTexts } from '#domain/accounts/registration-texts.ts';
import { factorTexts } from '#domain/accounts/factor/second-factor-texts.ts';
import type { Result } from '#domain/shared/result.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';
import type { SentLetter } from '#ui/sign-in/register/sent-letter.ts';

/** Getting into the school, with an account or with a new one. */
export class EntranceStore {
  busy = false;
  problems: readonly FormProblem[] = [];
  /** What was typed as e-mail, for the other form. */
  email = '';
  /** The address that cannot be signed in with before its letter's link is opened; null: it is not that. */
  unverified: string | null = null;
  /** The password was right, and what was typed waits for the code of the second factor: never further than this page. Null: nothing waits. */
  forCode: { readonly email: string; readonly password: string } | null = null;
  /** Why the link of a letter opens no account any more; null: it may. */
  linkProblem: CallRefusal | null = null;
  /** An account was opened, and the way on from it failed: path of the school to go on to, or ''. */
  openedFor: string | null = null;
  /** What was typed to register, until an account is open: never further than this page. */
  typed: TypedRegistration | null = null;
  readonly letter: SentLetter;
  readonly #api: AccountApi;
  readonly #keeper: SessionKeeper;
  readonly #handOver: HandOver;

  constructor(api: AccountApi, keeper: SessionKeeper, handOver: HandOver, letter: SentLetter) {
    this.#api = api;
    this.#keeper = keeper;
    this.#handOver = handOver;
    this.letter = letter;
    makeAutoObservable(this, { letter: false });
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
    this.unverified = null;
    this.linkProblem = null;
    this.openedFor = null;
    this.forCode = null;
    this.busy = false;
  }

  /**
   * Whether somebody is signed in now; it stays busy until they are where they go on to. Nothing is sent while a field is empty: each
   * is named.
   */
  async signIn(email: string, password: string): Promise<boolean> {
    if (this.busy) return false;
    this.email = email;
    this.unverified = null;
    this.problems = [
      ...(email.trim() === '' ? [{ field: 'email', message: missingTexts.email }] : []),
      ...(password === '' ? [{ field: 'password', message: missingTexts.password }] : []),
    ];
    if (this.problems.length > 0) return false;
    return (await this.#open(() => this.#api.signIn(email, password), { email, password })).ok;
  }

  /** The second step: the code of what waits for it. Whether somebody is signed in now. */
  async signInWithCode(code: string): Promise<boolean> {
    const { forCode } = this;
    if (this.busy || forCode === null) return false;
    if (code.trim() === '') {
      this.problems = [{ field: 'code', message: factorTexts['factor-needed'] }];
      return false;
    }
    return (await this.#open(() => this.#api.signIn(forCode.email, forCode.password, code), forCode)).ok;
  }

  /**
   * Nothing is sent while something is missing: all of it is said at once.
   * @param returnTo where to go on to once the account is open; empty: nowhere in particular.
   */
  async register(registration: TypedRegistration, returnTo: string): Promise<void> {
    if (this.busy) return;
    this.typed = registration;
    this.problems = formProblems(registration);
    if (this.problems.length > 0) return;
    this.busy = true;
    const asked = await this.#api.register(registration, returnTo);
    if (!asked.ok) return this.#refuse(asked.refusal);
    this.letter.wentTo(asked.value);
    runInAction(() => (this.busy = false));
  }

  /** Opens the account by the link of its letter, and goes on to where it was asked for. */
  async openAccount(token: string, password: string): Promise<void> {
    if (this.busy) return;
    const opened = await this.#open(() => this.#api.openAccount(token, password));
    if (!opened.ok) return;
    const { returnTo } = opened.value;
    if (!(await this.#goTo(null, returnTo))) runInAction(() => (this.openedFor = returnTo));
  }

  /** Once more on to where the account was asked for. */
  async goOnFromOpening(): Promise<void> {
    await this.#goTo(null, this.openedFor ?? '');
  }

  /** On to the school; it stays busy while the browser leaves. */
  async goOn(request: SignInCodeRequest | null): Promise<void> {
    await this.#goTo(request, '');
  }

  async #goTo(request: SignInCodeRequest | null, returnTo: string): Promise<boolean> {
    runInAction(() => {
      this.busy = true;
      this.problems = [];
    });
    const handed = await this.#handOver.execute(request, returnTo);
    if (!handed.ok) this.#refuse(handed.refusal);
    return handed.ok;
  }

  /** @param typed what waits for a code, if one is asked for. */
  async #open<S extends OpenSession>(
    ask: () => Answer<S>,
    typed: EntranceStore['forCode'] = null,
  ): Promise<Result<S, CallRefusal>> {
    this.busy = true;
    this.problems = [];
    this.unverified = null;
    const opened = await ask();
    if (opened.ok) {
      runInAction(() => (this.typed = null));
      await this.#keeper.adopt(opened.value);
    } else if (opened.refusal.kind === 'factor-needed' && typed !== null) this.#askForCode(typed);
    else this.#refuse(opened.refusal);
    return opened;
  }

  #askForCode(typed: EntranceStore['forCode']): void {
    runInAction(() => {
      this.busy = false;
      this.forCode = typed;
    });
  }

  #refuse(refusal: CallRefusal): void {
    const { kind, field, detail } = refusal;
    const email = emailAddress(this.email);
    runInAction(() => {
      this.busy = false;
      // The password was changed meanwhile.
      if (kind === 'wrong-credentials') this.forCode = null;
      if (kind === 'email-unverified') this.unverified = email.ok ? email.value : this.email;
      else if (field === 'token') this.linkProblem = refusal;
      else this.problems = [{ field, message: detail }];
    });
  }
}
