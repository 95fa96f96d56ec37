import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import type { OpenAttempt, ExamWithQuestions } from '#application/read-models/exams/exam-attempt.ts';
import { AnswerSheet } from '#application/browser/exams/answer-sheet.ts';
import type { AnswerMemory } from '#application/browser/exams/answer-memory.ts';
import type { Clock } from '#application/ports/clock.ts';
import { countAnswered } from '#domain/exams/answers.ts';
import { attemptCounter } from '#domain/exams/attempt.ts';
import type { Answers, Question } from '#domain/exams/exam.ts';
import { firstUnanswered, AttemptClock, type ExamPhase, type SavedState } from './exam-state.ts';

/** One student's passage through one exam (EXAM-2). The school's clock, attempts and grading rule; this keeps the screen. */
export class ExamStore {
  phase: ExamPhase = 'loading';
  exam: ExamWithQuestions | null = null;
  attemptId: string | null = null;
  answers: Answers = {};
  /** Index of the question on the screen. */
  current = 0;
  savedState: SavedState = 'saved';
  /** Another tab or device answers in the same attempt. */
  isOpenElsewhere = false;
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
  #sheet: AnswerSheet | null = null;

  constructor(api: ExamApi, clock: Clock, memory: AnswerMemory) {
    this.#api = api;
    this.#clock = clock;
    this.#memory = memory;
    makeAutoObservable(
      this,
      { answers: observableRef, exam: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  get questions(): readonly Question[] {
    return this.exam?.questions ?? [];
  }

  get question(): Question | null {
    return this.questions[this.current] ?? null;
  }

  get answered(): number {
    return countAnswered(this.questions, this.answers);
  }

  isAnswered(question: Question): boolean {
    return (this.answers[String(question.id)]?.length ?? 0) > 0;
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
    const { exam } = this;
    const started = await this.#api.start(exam.id);
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
    if (this.phase !== 'running' || this.#sheet === null) return;
    this.#sheet.give(questionId, optionIds);
    this.answers = this.#sheet.answers;
    void this.save();
  }

  goTo(index: number): void {
    this.current = Math.min(Math.max(index, 0), Math.max(0, this.questions.length - 1));
  }

  /** Sends what is not saved yet, one call at a time; `always`: even nothing, to learn what another tab answered. */
  async save(always = false): Promise<void> {
    const sheet = this.#sheet;
    if (this.attemptId === null || sheet === null || !(always || sheet.hasUnsent)) return;
    const sent = sheet.send();
    if (sent === null) return;
    this.savedState = 'saving';
    const saved = await this.#api.save(this.attemptId, sent);
    if (sheet !== this.#sheet) return;
    runInAction(() => {
      if (saved.ok) {
        if (sheet.arrived(saved.value.answers)) this.isOpenElsewhere = true;
        this.answers = sheet.answers;
        this.savedState = 'saved';
      } else {
        sheet.failed();
        if (saved.refusal.kind === 'attempt-closed') void this.submit();
        else this.savedState = 'waiting-for-network';
      }
    });
    if (saved.ok) await this.save();
  }

  /** Called every second: counts down, retries a save that failed, submits when time is over. */
  tick(): void {
    if (this.phase !== 'running' || this.#left === null) return;
    this.secondsLeft = this.#left.secondsLeft;
    if (this.savedState === 'waiting-for-network') void this.save();
    if (this.secondsLeft === 0) void this.submit();
  }

  /** Hands the attempt in. Without an answer from the school everything stays as it is, to be handed in again. */
  async submit(): Promise<void> {
    if (this.phase !== 'running' || this.exam === null || this.attemptId === null) return;
    this.phase = 'submitting';
    this.failure = null;
    // What another tab answered counts as well.
    await this.save(true);
    const { attemptId, answers } = this;
    const submitted = await this.#api.submit({ attemptId, answers, examId: this.exam.id, contentSlug: this.#slug });
    runInAction(() => {
      if (submitted.ok || submitted.refusal.kind === 'already-submitted-otherwise') this.phase = 'finished';
      else {
        this.failure = submitted.refusal;
        this.phase = 'running';
      }
    });
  }

  #forgetLastVisit(): void {
    this.phase = 'loading';
    this.exam = null;
    this.attemptId = null;
    this.answers = {};
    this.current = 0;
    this.savedState = 'saved';
    this.failure = null;
    this.isOpenElsewhere = false;
    this.#sheet = null;
  }

  #run(exam: ExamWithQuestions, attempt: OpenAttempt, attemptNumber: number): void {
    this.#left = new AttemptClock(this.#clock, attempt);
    runInAction(() => {
      this.exam = exam;
      this.attemptId = attempt.id;
      this.attemptNumber = attemptNumber;
      this.#sheet = new AnswerSheet(this.#memory, attempt);
      this.answers = this.#sheet.answers;
      this.current = Math.max(0, firstUnanswered(exam.questions, this.answers));
      this.phase = 'running';
    });
    this.tick();
    void this.save();
  }

  #notAvailable(refusal: CallRefusal): void {
    runInAction(() => {
      this.failure = refusal;
      this.phase = 'not-available';
    });
  }
}
