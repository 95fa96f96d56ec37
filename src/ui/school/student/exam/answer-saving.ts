import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AnswerMemory } from '#application/browser/exams/answer-memory.ts';
import { AnswerSheet } from '#application/browser/exams/answer-sheet.ts';
import type { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { isFinal } from '#application/browser/shared/is-final.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { OpenAttempt } from '#application/read-models/exams/exam-attempt.ts';
import type { Answers } from '#domain/exams/exam.ts';
import { GrowingPause, type SavedState } from './exam-state.ts';

/** The answers of one attempt on their way to the school: one call at a time, until it has all that it takes. */
export class AnswerSaving {
  answers: Answers;
  /** All of them but what the school does not take, and the questions of that. */
  taken: Answers;
  refused: readonly string[] = [];
  state: SavedState = 'saved';
  /** The school took nothing when it was asked last, and not because of what was answered. */
  isCutOff = false;
  /** Another tab or device answers in the same attempt. */
  isOpenElsewhere = false;

  readonly #api: ExamApi;
  readonly #attemptId: string;
  readonly #sheet: AnswerSheet;
  readonly #pause: GrowingPause;
  readonly #whenClosed: () => void;

  /** @param whenClosed told when the school takes nothing any more, because the attempt is over. */
  constructor(api: ExamApi, clock: Clock, memory: AnswerMemory, attempt: OpenAttempt, whenClosed: () => void) {
    this.#api = api;
    this.#attemptId = attempt.id;
    this.#sheet = new AnswerSheet(memory, attempt);
    this.#pause = new GrowingPause(clock);
    this.#whenClosed = whenClosed;
    this.answers = this.#sheet.answers;
    this.taken = this.#sheet.taken;
    makeAutoObservable(this, { answers: observableRef, taken: observableRef, refused: observableRef });
  }

  /** Notes an answer and sends what the school does not have. */
  give(questionId: number, optionIds: readonly string[]): void {
    this.#sheet.give(questionId, optionIds);
    this.#show();
    void this.send();
  }

  /** Sends what is not saved yet; `always`: even nothing, to learn what another tab answered. */
  async send(always = false): Promise<void> {
    if (!always && !this.#sheet.hasUnsent) return;
    const sent = this.#sheet.send();
    if (sent === null) return;
    this.state = 'saving';
    const saved = await this.#api.save(this.#attemptId, sent);
    const isAnswered = runInAction(() => (saved.ok ? this.#arrived(saved.value.answers) : this.#failed(saved.refusal)));
    if (isAnswered) await this.send();
  }

  /** Sends once more what did not get through, when it is time to. */
  sendAgain(): void {
    if (this.#pause.isOver) void this.send();
  }

  #arrived(all: Answers): true {
    if (this.#sheet.arrived(all)) this.isOpenElsewhere = true;
    this.#reached();
    return true;
  }

  /** @returns whether the school said no to what was sent, and not to the attempt or to nobody. */
  #failed(refusal: CallRefusal): boolean {
    if (isFinal(refusal) && refusal.kind !== 'attempt-closed') {
      this.#sheet.refuse();
      this.#reached();
      return true;
    }
    this.isCutOff = true;
    this.#sheet.failed();
    this.#pause.grow();
    if (refusal.kind === 'attempt-closed') this.#whenClosed();
    else if (this.#sheet.hasUnsent) this.state = waitingFor(refusal);
    else this.#rest();
    return false;
  }

  #reached(): void {
    this.isCutOff = false;
    this.#pause.end();
    this.#rest();
    this.#show();
  }

  /** Nothing is on its way, and nothing waits. */
  #rest(): void {
    this.state = this.#sheet.refused.length > 0 ? 'refused' : 'saved';
  }

  #show(): void {
    this.answers = this.#sheet.answers;
    this.taken = this.#sheet.taken;
    this.refused = this.#sheet.refused;
  }
}

function waitingFor({ status }: CallRefusal): SavedState {
  if (status === null) return 'waiting-for-network';
  return status === 401 ? 'signed-out' : 'waiting-for-school';
}
