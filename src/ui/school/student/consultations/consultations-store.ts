import { makeAutoObservable, observableRef } from 'mobx';
import type { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import type { LearningApi } from '#application/browser/learning/ports/learning-api.ts';
import type { ListedConsultation } from '#application/read-models/learning/listed-consultation.ts';
import { questionTexts } from '#domain/learning/consultation-texts.ts';
import { questionOf, type QuestionRefusal } from '#domain/learning/consultation.ts';
import { DraftedText } from '#ui/school/student/comments/drafted-text.ts';

/** The questions of a content, and the one being written. */
export class ConsultationsStore {
  consultations: readonly ListedConsultation[];
  /** What is written; it stays until it was sent. */
  readonly draft: DraftedText;
  problem: string | null = null;
  isSending = false;
  /** A question was sent since the page was opened. */
  wasSent = false;
  readonly #api: LearningApi;
  readonly #slug: string;

  constructor(api: LearningApi, slug: string, consultations: readonly ListedConsultation[], drafts: FormDrafts) {
    this.#api = api;
    this.#slug = slug;
    this.draft = new DraftedText(drafts, `consulta.${slug}`);
    this.consultations = consultations;
    makeAutoObservable(this, { consultations: observableRef });
  }

  get own(): readonly ListedConsultation[] {
    return this.consultations.filter(({ own }) => own);
  }

  get others(): readonly ListedConsultation[] {
    return this.consultations.filter(({ own }) => !own);
  }

  write(text: string): void {
    this.draft.write(text);
    this.problem = null;
    this.wasSent = false;
  }

  /** Sends what is written, if it is a question. */
  async send(): Promise<void> {
    if (this.isSending) return;
    const question = questionOf(this.draft.text);
    if (!question.ok) return this.refuse(question.refusal);
    this.begin();
    const answer = await this.#api.ask(this.#slug, question.value);
    if (answer.ok) this.take(answer.value);
    else this.fail(answer.refusal.detail);
  }

  private refuse(refusal: QuestionRefusal): void {
    this.problem = questionTexts[refusal.kind];
  }

  private begin(): void {
    this.isSending = true;
    this.problem = null;
  }

  private take(consultations: readonly ListedConsultation[]): void {
    this.consultations = consultations;
    this.draft.end();
    this.isSending = false;
    this.wasSent = true;
  }

  private fail(problem: string): void {
    this.problem = problem;
    this.isSending = false;
  }
}
