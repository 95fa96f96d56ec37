import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { CAPTCHA_MISSING } from '#domain/support/message-fields.ts';
import {
  type VisitorDraft,
  type VisitorMessageKind,
  visitorProblems,
  visitorRefusalText,
} from '#domain/support/visitor-message.ts';
import type { FormProblem } from '#ui/kit/forms/form-errors.tsx';
import type { PostedForm } from '#ui/school/boot/posted-form.ts';
import type { CaptchaStore } from '#ui/school/layouts/support/captcha-store.ts';

const blank: VisitorDraft = { name: '', email: '', phone: '', subject: '', link: '', text: '' };

export const visitorFields = Object.keys(blank) as readonly (keyof VisitorDraft)[];

/** A message or an application being written. What was typed stays until it was sent. */
export class MessageStore {
  draft: VisitorDraft = blank;
  state: 'writing' | 'sending' | 'sent' = 'writing';
  problems: readonly FormProblem[] = [];
  readonly captcha: CaptchaStore;
  readonly #api: SupportApi;
  readonly #kind: VisitorMessageKind;
  readonly #drafts: FormDrafts;

  /** @param posted the form that the page answers: what was typed into it, and what is wrong. */
  constructor(
    api: SupportApi,
    captcha: CaptchaStore,
    kind: VisitorMessageKind,
    drafts: FormDrafts,
    posted: PostedForm | null = null,
  ) {
    if (posted !== null) {
      this.draft = { ...blank, ...posted.values };
      this.problems = posted.problems;
    }
    this.#api = api;
    this.#drafts = drafts;
    this.#kind = kind;
    this.captcha = captcha;
    makeAutoObservable(this, { draft: observableRef, problems: observableRef });
  }

  /** Begins with what stands in the form, if something was typed before the script came; else with what was typed and not sent before. After hydration, never before. */
  async resume(typed: Partial<VisitorDraft> = {}): Promise<void> {
    for (const [field, text] of Object.entries(typed)) {
      if (text !== this.draft[field as keyof VisitorDraft]) this.write(field as keyof VisitorDraft, text);
    }
    const kept = await this.#drafts.read(this.#form);
    runInAction(() => {
      if (kept !== null && this.draft === blank) this.draft = { ...blank, ...kept };
    });
  }

  write(field: keyof VisitorDraft, text: string): void {
    this.draft = { ...this.draft, [field]: text };
    this.#drafts.write(this.#form, { ...this.draft });
  }

  problemOf(field: keyof VisitorDraft | 'captcha'): string | undefined {
    return this.problems.find((each) => each.field === field)?.message;
  }

  async send(): Promise<void> {
    if (this.state !== 'writing') return;
    const problems: FormProblem[] = visitorProblems(this.#kind, this.draft).map((each) => ({
      field: each.field,
      message: visitorRefusalText(this.#kind, each),
    }));
    if (!this.captcha.isAllowed) problems.push({ field: 'captcha', message: CAPTCHA_MISSING });
    this.problems = problems;
    if (problems.length > 0) return;
    this.state = 'sending';
    const { answer } = this.captcha;
    const sent =
      this.#kind === 'contact'
        ? await this.#api.write(this.draft, answer)
        : await this.#api.apply(this.#kind, this.draft, answer);
    runInAction(() => (sent.ok ? this.thank() : this.fail(sent.refusal)));
  }

  /** Back to an empty form. */
  begin(): void {
    this.state = 'writing';
  }

  get #form(): string {
    return `mensaje.${this.#kind}`;
  }

  private thank(): void {
    this.state = 'sent';
    this.draft = blank;
    this.#drafts.forget(this.#form);
    this.captcha.reset();
  }

  private fail({ field, detail }: CallRefusal): void {
    this.state = 'writing';
    this.problems = [{ field, message: detail }];
    if (field === 'captcha') this.captcha.reset();
  }
}
