import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StaffComplaintsApi } from '#application/browser/complaints/ports/staff-complaints-api.ts';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { StaffComplaint, StaffComplaints } from '#application/read-models/complaints/staff-complaints.ts';
import { LeftDrafts } from '#ui/school/staff/desk/left-drafts.ts';
import { type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';
import { repliedText } from './texts.ts';

type Kind = 'action' | 'answer';

/** The complaints book on the desk, and what is being written under its sheets. */
export class StaffComplaintsStore {
  /** Null until the page shows what it loaded. */
  book: StaffComplaints | null = null;
  /** What is typed for each, by number. */
  texts: Readonly<Record<string, string>> = {};
  /** Who answers, as typed; null: whoever is signed in. */
  signer: string | null = null;
  /** Why the last press at a sheet did nothing, by number. */
  problems: Readonly<Record<string, CallRefusal>> = {};
  /** What came of the last press. */
  said: SaidOfPress | null = null;
  /** What is being sent. */
  busy: { readonly number: string; readonly kind: Kind } | null = null;
  readonly #api: StaffComplaintsApi;
  readonly #ids: IdGenerator;
  readonly #left: LeftDrafts<string>;

  constructor(api: StaffComplaintsApi, drafts: FormDrafts, ids: IdGenerator) {
    this.#api = api;
    this.#left = new LeftDrafts(drafts, 'reclamaciones');
    this.#ids = ids;
    makeAutoObservable(this, {
      book: observableRef,
      texts: observableRef,
      problems: observableRef,
      said: observableRef,
      busy: observableRef,
    });
  }

  /** Shows the book, and under its sheets what was typed there before a reload. */
  show(book: StaffComplaints): void {
    this.book = book;
    for (const { number } of book.waiting) {
      void this.#left.bringBack(
        number,
        () => this.texts[number] === undefined,
        (text) => (this.texts = { ...this.texts, [number]: text }),
      );
    }
  }

  write(number: string, text: string): void {
    this.texts = { ...this.texts, [number]: text };
    this.#left.keep(number, text);
    this.forget(number);
  }

  sign(by: string): void {
    this.signer = by;
    this.problems = {};
  }

  /** Writes under a sheet. What somebody else wrote there meanwhile is shown first; nothing is sent then. */
  async reply(sheet: StaffComplaint, kind: Kind, by: string): Promise<void> {
    if (this.busy !== null) return;
    const { number, events } = sheet;
    this.busy = { number, kind };
    this.forget(number);
    const reply = { kind, by, text: this.texts[number] ?? '' };
    const answer = await this.#api.reply(number, reply, events.length, this.#ids.newId());
    if (answer.ok) await this.#read(repliedText(sheet, kind), () => this.sent(number));
    else if (answer.refusal.kind === 'complaint-moved') await this.#read(`Hoja ${number}: ${answer.refusal.detail}`);
    else this.refuse(number, answer.refusal);
    runInAction(() => (this.busy = null));
  }

  /** @param done what is said. @param settle what becomes of what was typed, where it was taken. */
  async #read(done: string, settle?: () => void): Promise<void> {
    const book = await this.#api.read();
    runInAction(() => {
      if (book.ok) this.show(book.value);
      settle?.();
      const said = saidOf(done, book.ok);
      this.said = { ...said, isProblem: said.isProblem || settle === undefined };
    });
  }

  private sent(number: string): void {
    this.write(number, '');
    this.#left.forget(number);
  }

  private refuse(number: string, refusal: CallRefusal): void {
    this.problems = { ...this.problems, [number]: refusal };
  }

  private forget(number: string): void {
    const { [number]: _, ...others } = this.problems;
    this.problems = others;
  }
}
