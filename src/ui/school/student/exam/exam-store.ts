import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { isFinal } from '#application/browser/shared/is-final.ts';
import type { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import type { OpenAttempt, ExamWithQuestions } from '#application/read-models/exams/exam-attempt.ts';
import type { AnswerMemory } from '#application/browser/exams/answer-memory.ts';
import type { Clock } from '#application/ports/clock.ts';
import { countAnswered } from '#domain/exams/answers.ts';
import { attemptCounter } from '#domain/exams/attempt.ts';
import type { Answers, Question } from '#domain/exams/exam.ts';
import { AnswerSaving } from './answer-saving.ts';
import { firstUnanswered, AttemptClock, type ExamPhase, GrowingPause, type SavedState } from './exam-state.ts';

/** One student's passage through one exam (EXAM-2). The school's clock, attempts and grading rule; this keeps the screen. */
export class ExamStore {
  phase: ExamPhase = 'loading';
  exam: ExamWithQuestions | null = null;
  saving: AnswerSaving | null = null;
  attemptId: string | null = null;
  /** Index of the question on the screen. */
  current = 0;
  /** Whole seconds until the deadline. */
  secondsLeft = 0;
  /** What went wrong last, in words for the student. */
  failure: CallRefusal | null = null;
  isStarting = false;
  /** The counter shown, read before the start (EXAM-5). */
  attemptNumber = 1;

  readonly #api: ExamApi;
  readonly #clock: Clock;
  readonly #memory: AnswerMemory;
  #slug = '';
  #examId: number | null = null;
  #left: AttemptClock | null = null;
  /** Between one handing in by itself, when time is over, and the next. */
  readonly #pause: GrowingPause;

  constructor(api: ExamApi, clock: Clock, memory: AnswerMemory) {
    this.#api = api;
    this.#clock = clock;
    this.#memory = memory;
    this.#pause = new GrowingPause(clock);
    makeAutoObservable(
      this,
      { exam: observableRef, failure: observableRef, saving: observableRef },
      { autoBind: true },
    );
  }

  get questions(): readonly Question[] {
    return this.exam?.questions ?? [];
  }

  get question(): Question | null {
    return this.questions[this.current] ?? null;
  }

  get answers(): Answers {
    return this.saving?.answers ?? {};
  }

  get savedState(): SavedState {
    return this.saving?.state ?? 'saved';
  }

  get isOpenElsewhere(): boolean {
    return this.saving?.isOpenElsewhere ?? false;
  }

  /** The places of the questions, from 0, whose answers the school does not take. */
  get refused(): readonly number[] {
    return this.questions.flatMap(({ id }, place) => (this.saving?.refused.includes(String(id)) ? [place] : []));
  }

  get answered(): number {
    return countAnswered(this.questions, this.saving?.taken ?? {});
  }

  isAnswered({ id }: Question): boolean {
    return (this.saving?.taken[String(id)]?.length ?? 0) > 0;
  }

  /** Loads an exam (null: the general one); goes on with an attempt that is open. */
  async load(slug: string, examId: number | null): Promise<void> {
    this.#slug = slug;
    this.#examId = examId;
    this.#forgetLastVisit();
    const loaded = await this.#api.load(slug, examId);
    if (!loaded.ok) return this.#notAvailable(loaded.refusal);
    if (loaded.value.openAttemptId === null) {
      runInAction(() => {
        this.exam = loaded.value;
        this.attemptNumber = attemptCounter(loaded.value.usedToday);
        this.phase = 'rules';
      });
      return;
    }
    const review = await this.#api.review(loaded.value.openAttemptId);
    if (!review.ok) return this.#notAvailable(review.refusal);
    this.#run(loaded.value, review.value.attempt, review.value.counter ?? attemptCounter(loaded.value.usedToday));
  }

  /** Starts an attempt; a refusal leaves the rules on the screen with the reason. */
  async start(): Promise<void> {
    if (this.exam === null || this.isStarting) return;
    this.isStarting = true;
    this.failure = null;
    const started = await this.#api.start(this.exam.id);
    const loaded = started.ok ? await this.#api.load(this.#slug, this.#examId) : null;
    runInAction(() => {
      this.isStarting = false;
      if (!started.ok) this.failure = started.refusal;
      else if (loaded !== null && !loaded.ok) this.failure = loaded.refusal;
    });
    if (started.ok && loaded?.ok === true) this.#run(loaded.value, started.value, this.attemptNumber);
  }

  /** Notes an answer and sends all of them to the school. */
  answer(questionId: number, optionIds: readonly string[]): void {
    if (this.phase === 'running') this.saving?.give(questionId, optionIds);
  }

  goTo(index: number): void {
    this.current = Math.min(Math.max(index, 0), Math.max(0, this.questions.length - 1));
  }

  /** There is a reason to ask the school at once: the network is back, or the student is. */
  async reach(): Promise<void> {
    if (this.phase !== 'running') return;
    this.#pause.end();
    await this.saving?.send(true);
  }

  /** Called every second: counts down, sends again what did not get through, hands in when time is over. */
  tick(): void {
    if (this.phase !== 'running' || this.#left === null) return;
    this.secondsLeft = this.#left.secondsLeft;
    if (this.secondsLeft > 0) this.saving?.sendAgain();
    else if (this.#pause.isOver) void this.submit(true);
  }

  /**
   * Hands the attempt in. Without an answer from the school everything stays as it is, to be handed in again.
   *
   * @param isOver nobody can change an answer any more: those that the school does not take are left out, for the others to count.
   */
  async submit(isOver = false): Promise<void> {
    const { exam, saving, attemptId } = this;
    if (this.phase !== 'running' || exam === null || saving === null || attemptId === null) return;
    this.phase = 'submitting';
    if (!isOver) this.failure = null;
    // What another tab answered counts as well.
    await saving.send(true);
    const answers = isOver ? saving.taken : saving.answers;
    const submitted = await this.#api.submit({ attemptId, answers, examId: exam.id, contentSlug: this.#slug });
    runInAction(() => {
      if (submitted.ok || submitted.refusal.kind === 'already-submitted-otherwise') this.phase = 'finished';
      else {
        this.failure = submitted.refusal;
        this.phase = 'running';
        if (isOver) this.#pause.grow(isFinal(submitted.refusal));
      }
    });
  }

  #forgetLastVisit(): void {
    this.phase = 'loading';
    this.exam = null;
    this.attemptId = null;
    this.current = 0;
    this.failure = null;
    this.saving = null;
    this.#pause.end();
  }

  #run(exam: ExamWithQuestions, attempt: OpenAttempt, attemptNumber: number): void {
    this.#left = new AttemptClock(this.#clock, attempt);
    const saving = new AnswerSaving(this.#api, this.#clock, this.#memory, attempt, () => {
      if (this.saving === saving) void this.submit(true);
    });
    runInAction(() => {
      this.exam = exam;
      this.attemptId = attempt.id;
      this.attemptNumber = attemptNumber;
      this.saving = saving;
      this.current = Math.max(0, firstUnanswered(exam.questions, saving.answers));
      this.phase = 'running';
    });
    this.tick();
    void saving.send();
  }

  #notAvailable(refusal: CallRefusal): void {
    runInAction(() => {
      this.failure = refusal;
      this.phase = 'not-available';
    });
  }
}
