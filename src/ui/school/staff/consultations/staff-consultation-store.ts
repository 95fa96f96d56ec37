import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StaffConsultationApi } from '#application/browser/learning/ports/staff-consultation-api.ts';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { Reads } from '#application/browser/shared/ports/reads.ts';
import { type StaffConsultations, staffConsultations } from '#application/read-models/learning/staff-consultations.ts';
import { consultationAnswerOf, type ConsultationFilter } from '#domain/learning/consultation.ts';
import { consultationAnswerTexts } from '#domain/learning/consultation-texts.ts';
import { type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';
import { ANSWERED } from './texts.ts';

/** What a list is asked for; content '': all. */
export interface ConsultationsAsked {
  readonly which: ConsultationFilter;
  readonly content: string;
  readonly page: number;
}

/** A page of questions, and the answer that is being written to one of them. */
export class StaffConsultationStore {
  /** As it was last read after an answer; null: nothing was answered since the page was loaded. */
  list: StaffConsultations | null = null;
  /** The question that is being answered. */
  open: string | null = null;
  words = '';
  /** What is wrong with the words, or why they were not taken. */
  problem: string | null = null;
  isBusy = false;
  said: SaidOfPress | null = null;
  readonly #api: StaffConsultationApi;
  readonly #reads: Reads;
  readonly #drafts: FormDrafts;
  private loaded: StaffConsultations | null = null;
  #asked: ConsultationsAsked = { which: 'waiting', content: '', page: 1 };

  constructor(api: StaffConsultationApi, reads: Reads, drafts: FormDrafts) {
    this.#api = api;
    this.#reads = reads;
    this.#drafts = drafts;
    makeAutoObservable<this, 'loaded'>(this, {
      loaded: observableRef,
      list: observableRef,
      said: observableRef,
    });
  }

  /** A page that was loaded, or what became of it since. */
  of(loaded: StaffConsultations): StaffConsultations {
    return (this.loaded === loaded ? this.list : null) ?? loaded;
  }

  /** Shows a page that was loaded; nothing is open or said on it yet. */
  show(loaded: StaffConsultations, asked: ConsultationsAsked): void {
    this.loaded = loaded;
    this.list = null;
    this.#asked = asked;
    this.open = null;
    this.said = null;
  }

  /** Opens the answer to a question, with what was typed before and never sent. */
  async begin(id: string): Promise<void> {
    this.open = id;
    this.words = '';
    this.problem = null;
    const kept = (await this.#drafts.read(draftOf(id)))?.['text'] ?? '';
    runInAction(() => {
      if (this.open === id && this.words === '') this.words = kept;
    });
  }

  /** What was typed is there when it is opened again. */
  leave(): void {
    this.open = null;
  }

  write(words: string): void {
    this.words = words;
    this.problem = null;
    if (this.open !== null) this.#drafts.write(draftOf(this.open), { text: words });
  }

  /** Sends what was written. What cannot be sent stays, with what is wrong with it. */
  async send(): Promise<void> {
    const id = this.open;
    if (id === null || this.isBusy) return;
    const text = consultationAnswerOf(this.words);
    if (!text.ok) return this.refuse(consultationAnswerTexts[text.refusal.kind]);
    this.isBusy = true;
    const answer = await this.#api.answer(id, text.value);
    if (answer.ok) this.#drafts.forget(draftOf(id));
    const list = answer.ok ? await this.#renewed() : null;
    runInAction(() => {
      this.isBusy = false;
      if (!answer.ok) return this.refuse(answer.refusal.detail);
      this.open = null;
      if (list !== null) this.list = list;
      this.said = saidOf(ANSWERED, list !== null);
    });
  }

  async #renewed(): Promise<StaffConsultations | null> {
    const { which, content, page } = this.#asked;
    const list = await this.#reads.ask(staffConsultations, { which, content, page: String(page) });
    return list.ok ? list.value : null;
  }

  private refuse(problem: string): void {
    this.problem = problem;
  }
}

const draftOf = (id: string): string => `respuesta-consulta.${id}`;
