import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import type { StaffMessagesApi } from '#application/browser/support/ports/staff-messages-api.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import {
  type StaffMessage,
  type StaffMessages,
  staffMessages,
} from '#application/read-models/support/staff-messages.ts';
import {
  messageAnswerOf,
  messageAnswerTexts,
  type MessageFilter,
  type MessageGroup,
} from '#domain/support/message-answer.ts';
import { LeftDrafts } from '#ui/school/staff/desk/left-drafts.ts';
import { type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';
import { type MessageDone, messageDoneTexts } from './texts.ts';

/** What a list is asked for. */
export interface MessagesAsked {
  readonly which: MessageFilter;
  readonly group: MessageGroup;
  readonly page: number;
}

/** A page of messages, and what is being done about one of them. */
export class StaffMessagesStore {
  /** As it was last read after a change; null: nothing was changed since the page was loaded. */
  list: StaffMessages | null = null;
  /** The message that is being answered. */
  open: string | null = null;
  /** What is typed as its answer. */
  words = '';
  /** What is wrong with that. */
  problem: string | null = null;
  /** The message that is being changed. */
  busy: string | null = null;
  /** Messages that somebody else saw to since the list was read. */
  taken: ReadonlySet<string> = new Set();
  /** What came of the last press, and of which message. */
  said: (SaidOfPress & { readonly id: string }) | null = null;
  readonly #api: StaffMessagesApi;
  readonly #reads: Reads;
  readonly #ids: IdGenerator;
  readonly #left: LeftDrafts<string>;
  private loaded: StaffMessages | null = null;
  #asked: MessagesAsked = { which: 'waiting', group: 'all', page: 1 };
  /** The key of what is typed: tried again, it is one answer. */
  #key: string | null = null;

  constructor(api: StaffMessagesApi, reads: Reads, drafts: FormDrafts, ids: IdGenerator) {
    this.#api = api;
    this.#reads = reads;
    this.#ids = ids;
    this.#left = new LeftDrafts(drafts, 'mensajes');
    makeAutoObservable<this, 'loaded'>(this, {
      loaded: observableRef,
      list: observableRef,
      taken: observableRef,
      said: observableRef,
    });
  }

  /** A page that was loaded, or what became of it since. */
  of(loaded: StaffMessages): StaffMessages {
    return (this.loaded === loaded ? this.list : null) ?? loaded;
  }

  /** Shows a page that was loaded; nothing is open or said on it yet. */
  show(loaded: StaffMessages, asked: MessagesAsked): void {
    this.loaded = loaded;
    this.list = null;
    this.#asked = asked;
    this.open = null;
    this.taken = new Set();
    this.said = null;
  }

  /** Opens the form of an answer, with what was typed there before. */
  begin({ id }: StaffMessage): void {
    this.open = id;
    this.words = this.#left.get(id) ?? '';
    this.problem = null;
    this.#key = null;
    void this.#left.bringBack(
      id,
      () => this.open === id && this.words === '',
      (words) => (this.words = words),
    );
  }

  leave(): void {
    this.open = null;
  }

  write(words: string): void {
    this.words = words;
    this.problem = null;
    this.#key = null;
    if (this.open !== null) this.#left.keep(this.open, words);
  }

  /** Sends what was typed. What cannot be sent stays, with what is wrong with it. */
  async send(message: StaffMessage): Promise<void> {
    const text = messageAnswerOf(this.words);
    if (!text.ok) return this.refuse(messageAnswerTexts[text.refusal.kind]);
    const key = (this.#key ??= this.#ids.newId());
    await this.#change(message, 'answered', () => this.#api.answer(message.id, text.value, key));
  }

  async settle(message: StaffMessage): Promise<void> {
    await this.#change(message, 'settled', () => this.#api.settle(message.id));
  }

  async reopen(message: StaffMessage): Promise<void> {
    await this.#change(message, 'reopened', () => this.#api.reopen(message.id));
  }

  /** Makes one change, then reads the page anew; presses in between change nothing. */
  async #change(message: StaffMessage, done: MessageDone, call: () => Answer<unknown>): Promise<void> {
    if (this.busy !== null) return;
    const { id } = message;
    this.busy = id;
    const answer = await call();
    const list = answer.ok ? await this.#renewed() : null;
    runInAction(() => {
      this.busy = null;
      if (!answer.ok) {
        if (answer.refusal.kind === 'message-settled') this.taken = new Set([...this.taken, id]);
        // What is typed stays where it stands, a colleague's answer or not.
        if (this.open === id) this.refuse(answer.refusal.detail);
        else this.said = { id, text: answer.refusal.detail, isProblem: true };
        return;
      }
      if (done === 'answered') this.#left.forget(id);
      this.open = this.open === id ? null : this.open;
      if (list !== null) this.list = list;
      this.said = { id, ...saidOf(messageDoneTexts[done](message), list !== null) };
    });
  }

  async #renewed(): Promise<StaffMessages | null> {
    const { which, group, page } = this.#asked;
    const list = await this.#reads.ask(staffMessages, { which, group, page: String(page) });
    return list.ok ? list.value : null;
  }

  private refuse(problem: string): void {
    this.problem = problem;
  }
}
