import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { SupportApi } from '#application/browser/support/ports/support-api.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { fieldRefusalText, onlyDigits, onlyNameLetters, CAPTCHA_MISSING } from '#domain/support/message-fields.ts';
import { nothingPicked, type PickedProblem, problemPath } from '#domain/support/problem-picker.ts';
import { type SupportDraft, supportProblems } from '#domain/support/support-request.ts';
import type { CaptchaStore } from './captcha-store.ts';

/** Milliseconds: until 'Seleccione uno de los problemas' leaves, and until a sent form closes (SUPPORT-4, SUPPORT-7). */
const pickerFaultStays = 5000;
const closesAfter = 4000;

/** Under which name the tab keeps what is typed. */
const form = 'soporte';

const failureText = 'Se produjo un error. Intente nuevamente.';

type Field = keyof SupportDraft | 'image' | 'captcha';

/** The support form, from the radio to the thanks. What was typed stays until it was sent. Source: SUPPORT-1 to 7. */
export class SupportStore {
  draft: SupportDraft;
  picked: PickedProblem;
  image: ChosenFile | null = null;
  /** Null: they could not be read. */
  userTypes: readonly string[] | null = [];
  state: 'writing' | 'sending' | 'sent' = 'writing';
  /** What is wrong, by field. */
  faults: Partial<Record<Field, string>> = {};
  /** The literal text of SUPPORT-7; null: nothing failed. */
  failure: string | null = null;
  readonly captcha: CaptchaStore;
  /** Filled in from the profile, and therefore disabled. */
  readonly known: ReadonlySet<keyof SupportDraft>;
  readonly #api: SupportApi;
  readonly #logger: Logger;
  readonly #onClose: () => void;
  readonly #drafts: FormDrafts;
  readonly #blank: SupportDraft;
  #isShown = false;
  #pickerTimer: ReturnType<typeof setTimeout> | undefined;
  #closeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    api: SupportApi,
    captcha: CaptchaStore,
    logger: Logger,
    profile: Profile | null,
    picked: PickedProblem,
    onClose: () => void,
    drafts: FormDrafts,
  ) {
    this.#drafts = drafts;
    this.#api = api;
    this.#logger = logger;
    this.#onClose = onClose;
    this.captcha = captcha;
    this.picked = picked;
    this.#blank = blankFor(profile);
    this.draft = this.#blank;
    const told = ['givenNames', 'surnames', 'email', 'phone'] as const;
    this.known = new Set(told.filter((field) => this.#blank[field] !== ''));
    makeAutoObservable(this, { draft: observableRef, picked: observableRef, image: observableRef, known: false });
  }

  /** The form is there. Returns what ends that, and what it waits for. */
  show(): () => void {
    this.#isShown = true;
    return () => {
      this.#isShown = false;
      clearTimeout(this.#pickerTimer);
      clearTimeout(this.#closeTimer);
    };
  }

  async loadUserTypes(): Promise<void> {
    const answer = await this.#api.userTypes();
    runInAction(() => {
      this.userTypes = answer.ok ? answer.value : null;
      if (!answer.ok) this.log('the user types could not be read', answer.refusal);
    });
  }

  /** Shows what was typed and not sent before, save what the profile says; unless something is being typed. */
  async resume(): Promise<void> {
    const kept = await this.#drafts.read(form);
    const typed = Object.entries(kept ?? {}).filter(([name]) => !this.known.has(name as keyof SupportDraft));
    runInAction(() => {
      if (this.draft === this.#blank) this.draft = { ...this.#blank, ...Object.fromEntries(typed) };
    });
  }

  write(field: keyof SupportDraft, typed: string): void {
    const isName = field === 'givenNames' || field === 'surnames';
    const text = isName ? onlyNameLetters(typed) : field === 'phone' ? onlyDigits(typed) : typed;
    this.draft = { ...this.draft, [field]: text };
    this.#drafts.write(form, { ...this.draft });
    delete this.faults[field];
  }

  pick(picked: PickedProblem): void {
    this.picked = picked;
    delete this.faults.problem;
  }

  attach(image: ChosenFile | null): void {
    this.image = image;
    delete this.faults.image;
  }

  refuseImage(text: string): void {
    this.image = null;
    this.faults.image = text;
  }

  /** Sends the form when nothing stands in its way; says what does otherwise. */
  async send(): Promise<void> {
    if (this.state !== 'writing') return;
    this.failure = null;
    const draft = { ...this.draft, problem: problemPath(this.picked) ?? '' };
    this.faults = Object.fromEntries(supportProblems(draft).map((each) => [each.field, fieldRefusalText(each)]));
    clearTimeout(this.#pickerTimer);
    if (this.faults.problem !== undefined)
      this.#pickerTimer = setTimeout(() => this.forgetPickerFault(), pickerFaultStays);
    if (!this.captcha.isAllowed) this.faults.captcha = CAPTCHA_MISSING;
    if (Object.keys(this.faults).length > 0) return;
    this.state = 'sending';
    const sent = await this.#api.report(draft, this.image, this.captcha.answer);
    runInAction(() => (sent.ok ? this.thank() : this.fail(sent.refusal)));
  }

  private thank(): void {
    this.state = 'sent';
    // Whoever closed it meanwhile may have it open again, and be writing something else.
    if (!this.#isShown) return void this.forgetWhatWasSent();
    this.draft = this.#blank;
    this.#drafts.forget(form);
    this.picked = nothingPicked;
    this.image = null;
    this.captcha.reset();
    this.#closeTimer = setTimeout(this.#onClose, closesAfter);
  }

  private async forgetWhatWasSent(): Promise<void> {
    const kept = await this.#drafts.read(form);
    if (JSON.stringify(kept) === JSON.stringify(this.draft)) this.#drafts.forget(form);
  }

  private fail(refusal: CallRefusal): void {
    this.state = 'writing';
    this.failure = failureText;
    this.log('a support request was not sent', refusal);
    const { field, detail } = refusal;
    if (field !== null) this.faults[field as Field] = detail;
    if (field === 'captcha') this.captcha.reset();
  }

  private forgetPickerFault(): void {
    delete this.faults.problem;
  }

  private log(message: string, { kind, requestId }: CallRefusal): void {
    this.#logger.warn(message, { kind, requestId });
  }
}

function blankFor(profile: Profile | null): SupportDraft {
  const surnames = [profile?.paternalSurname, profile?.maternalSurname].filter(Boolean).join(' ');
  return {
    option: '',
    givenNames: profile?.givenNames ?? '',
    surnames,
    email: profile?.email ?? '',
    phone: profile?.phone ?? '',
    problem: '',
    userType: '',
    subject: '',
    text: '',
  };
}
