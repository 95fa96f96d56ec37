import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { MailboxApi } from '#application/browser/accounts/ports/mailbox-api.ts';
import type { TakeSession } from '#application/browser/accounts/take-session.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { CODE_MALFORMED } from '#domain/accounts/mailbox/mailbox-texts.ts';
import { typedMailboxCode } from '#domain/accounts/mailbox/mailbox-proof.ts';
import { missingTexts, personProblemText } from '#domain/accounts/registration-texts.ts';
import { TERMS_NEEDED } from '#domain/legal/consent.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';

const name = 'escuela.correo';

/** What the page is waiting for: the address, the code of its letter, or the press on the link of one. */
export type MailboxStep = 'email' | 'code' | 'link';

/** Buying with an e-mail alone: the letter that is asked for, and what it brought. Source: decision 0097. */
export class MailboxStore {
  step: MailboxStep = 'email';
  email = '';
  acceptsTerms = false;
  problems: readonly FormProblem[] = [];
  /** Why the school did not do what was asked, where no field is at fault. */
  refusal: CallRefusal | null = null;
  busy: 'asking' | 'entering' | null = null;
  /** Another letter is on its way. */
  isSentAgain = false;
  readonly #api: MailboxApi;
  readonly #take: TakeSession;
  readonly #tab: TabStorage;
  #hasSession = false;

  constructor(api: MailboxApi, take: TakeSession, tab: TabStorage) {
    this.#api = api;
    this.#take = take;
    this.#tab = tab;
    makeAutoObservable(this, { problems: observableRef, refusal: observableRef });
  }

  /** Takes up where this tab was. @param hasLink whether the page was opened by the link of a letter. */
  begin(hasLink: boolean): void {
    this.say(null);
    const kept = this.#tab.read(name) ?? '';
    if (this.email === '') this.email = kept;
    this.step = hasLink ? 'link' : kept === '' ? 'email' : 'code';
  }

  typeEmail(email: string): void {
    this.email = email;
  }

  acceptTerms(accepts: boolean): void {
    this.acceptsTerms = accepts;
  }

  /** Another address, or another browser than the letter's: the form stands as it was typed. */
  askAnew(): void {
    this.say(null);
    this.step = 'email';
    this.#tab.write(name, '');
  }

  /** Has a letter sent to what was typed. */
  async ask(): Promise<void> {
    const problems = problemsOf(this.email, this.acceptsTerms);
    if (problems.length > 0) {
      this.problems = problems;
      return;
    }
    await this.send();
  }

  /** Has one more sent to the same mailbox: the terms were accepted with the first. */
  async askAgain(): Promise<void> {
    if (await this.send()) runInAction(() => (this.isSentAgain = true));
  }

  /** Whether the code let the buyer in. */
  async enterCode(typed: string): Promise<boolean> {
    if (typedMailboxCode(typed) === null) {
      this.say(null);
      this.problems = [{ field: 'code', message: CODE_MALFORMED }];
      return false;
    }
    return this.enter({ code: typed });
  }

  /** Whether the link did. */
  enterLink(link: string): Promise<boolean> {
    return this.enter({ link });
  }

  private async send(): Promise<boolean> {
    if (this.busy !== null) return false;
    this.say(null);
    this.busy = 'asking';
    const asked = await this.#api.askCode(this.email, true);
    runInAction(() => {
      this.busy = null;
      if (!asked.ok) return this.say(asked.refusal);
      this.email = asked.value;
      this.step = 'code';
      this.#tab.write(name, asked.value);
    });
    return asked.ok;
  }

  private async enter(brought: { readonly code: string } | { readonly link: string }): Promise<boolean> {
    if (this.busy !== null) return false;
    this.say(null);
    this.busy = 'entering';
    const refusal = await this.take(brought);
    runInAction(() => {
      this.busy = null;
      if (refusal !== null) this.say(refusal);
      else this.#tab.write(name, '');
    });
    return refusal === null;
  }

  /** What was brought is used once: where only the rest failed, only the rest is tried again. */
  private async take(brought: { readonly code: string } | { readonly link: string }): Promise<CallRefusal | null> {
    if (!this.#hasSession) {
      const opened = await this.#api.enter(brought);
      if (!opened.ok) return opened.refusal;
      this.#hasSession = true;
      const taken = await this.#take.execute(opened.value);
      return taken.ok ? null : taken.refusal;
    }
    const taken = await this.#take.finish();
    return taken.ok ? null : taken.refusal;
  }

  private say(refusal: CallRefusal | null): void {
    const isOfField = refusal !== null && refusal.field !== null;
    this.problems = isOfField ? [{ field: refusal.field, message: refusal.detail }] : [];
    this.refusal = isOfField ? null : refusal;
    this.isSentAgain = false;
  }
}

function problemsOf(email: string, acceptsTerms: boolean): readonly FormProblem[] {
  const problems: FormProblem[] = [];
  if (email.trim() === '') problems.push({ field: 'email', message: missingTexts.email });
  else if (!emailAddress(email).ok)
    problems.push({ field: 'email', message: personProblemText({ kind: 'email-invalid' }) });
  if (!acceptsTerms) problems.push({ field: 'acceptsTerms', message: TERMS_NEEDED });
  return problems;
}
