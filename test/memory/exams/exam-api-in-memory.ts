import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ExamApi } from '#application/browser/exams/ports/exam-api.ts';
import type { AttemptReview } from '#application/read-models/exams/attempt-review.ts';
import type { OpenAttempt, SavedAnswers, ExamWithQuestions } from '#application/read-models/exams/exam-attempt.ts';
import type { ExamsOfContent } from '#application/read-models/exams/exam-overview.ts';
import { ReadAttempt } from '#application/server/exams/read-attempt.ts';
import { overviewOf } from '#application/server/exams/exam-overview.ts';
import { ReadExams } from '#application/server/exams/read-exams.ts';
import { SaveAnswers } from '#application/server/exams/save-answers.ts';
import { StartAttempt } from '#application/server/exams/start-attempt.ts';
import { SubmitAnswers } from '#application/server/exams/submit-answers.ts';
import type { ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { Submission } from '#domain/exams/answers.ts';
import { examState, moduleExamsPassed } from '#domain/exams/attempt.ts';
import { type Answers, formatGrade } from '#domain/exams/exam.ts';
import { accept, refuse, type Refusal, type Result } from '#domain/shared/result.ts';

/** The school's own use cases over records in memory, as one student's browser reaches them. Can be cut off. */
export class ExamApiInMemory extends ExamApi {
  /** True: no call gets through, as without a network. */
  isOffline = false;

  readonly #read: ReadExams;
  readonly #review: ReadAttempt;
  readonly #start: StartAttempt;
  readonly #save: SaveAnswers;
  readonly #submit: SubmitAnswers;

  constructor(
    records: ExamRecords,
    ownership: Ownership,
    private readonly clock: Clock,
    ids: IdGenerator,
    private readonly userId: string,
  ) {
    super();
    this.#read = new ReadExams(records, ownership, clock);
    this.#review = new ReadAttempt(records, ownership, clock);
    this.#start = new StartAttempt(records, ownership, clock, ids);
    this.#save = new SaveAnswers(records, ownership, clock);
    this.#submit = new SubmitAnswers(records, ownership, clock);
  }

  async ofContent(slug: string): Promise<Result<ExamsOfContent, CallRefusal>> {
    const found = await this.#reach(() => this.#read.execute({ slug }, this.userId));
    if (!found.ok) return found;
    const { content, exams } = found.value;
    const modular = exams.filter(({ exam }) => exam.moduleId !== null);
    return accept({
      content,
      moduleExamsPassed: moduleExamsPassed(modular.map(({ tally }) => examState(tally.best))),
      exams: exams.map(overviewOf),
    });
  }

  async load(slug: string, examId: number | null): Promise<Result<ExamWithQuestions, CallRefusal>> {
    const found = await this.#reach(() => this.#read.execute({ slug }, this.userId));
    if (!found.ok) return found;
    const reading = found.value.exams.find(({ exam }) =>
      examId === null ? exam.moduleId === null : exam.id === examId,
    );
    if (reading === undefined) return refuse(refusalOf({ kind: 'exam-not-found' }));
    const overview = overviewOf(reading);
    const lastAttempt = overview.closedAttempts.at(-1) ?? null;
    return accept({ ...overview, lastAttempt, questions: reading.questions });
  }

  async start(examId: number): Promise<Result<OpenAttempt, CallRefusal>> {
    const started = await this.#reach(() => this.#start.execute(examId, this.userId));
    return started.ok ? accept(this.#openAttempt(started.value)) : started;
  }

  async save(attemptId: string, answers: Answers): Promise<Result<SavedAnswers, CallRefusal>> {
    const saved = await this.#reach(() => this.#save.execute(attemptId, this.userId, answers));
    return saved;
  }

  async submit(submission: Submission): Promise<Result<{ readonly finalGrade: string }, CallRefusal>> {
    const { attemptId, examId, answers } = submission;
    const submitted = await this.#reach(() => this.#submit.execute(attemptId, examId, this.userId, answers));
    return submitted.ok ? accept({ finalGrade: formatGrade(submitted.value.result.grade) }) : submitted;
  }

  async review(attemptId: string): Promise<Result<AttemptReview, CallRefusal>> {
    const read = await this.#reach(() => this.#review.execute(attemptId, this.userId));
    if (!read.ok) return read;
    const { content, exam, attempt, counter, closed } = read.value;
    return accept({
      attempt: this.#openAttempt(attempt),
      counter,
      exam: { id: exam.id, title: exam.title, passMark: formatGrade(exam.passMark), keyTelling: exam.keyTelling },
      content: { slug: content.slug, title: content.title },
      result:
        closed === null
          ? null
          : {
              grade: formatGrade(closed.result.grade),
              passed: closed.result.passed,
              points: closed.result.points,
              maxPoints: closed.result.maxPoints,
              closedAt: closed.result.closedAt.toISOString(),
              closedBy: closed.result.closedBy,
              questions: closed.review,
            },
    });
  }

  #openAttempt({ id, examId, startedAt, deadlineAt, answers, savedAt }: ExamAttempt): OpenAttempt {
    return { id, examId, startedAt, deadlineAt, serverNow: this.clock.now(), answers, savedAt };
  }

  async #reach<T>(call: () => Promise<Result<T, Refusal>>): Promise<Result<T, CallRefusal>> {
    if (this.isOffline) return refuse({ ...refusalOf({ kind: 'offline' }), status: null });
    const result = await call();
    return result.ok ? result : refuse(refusalOf(result.refusal));
  }
}

function refusalOf({ kind }: Refusal): CallRefusal {
  return { kind, status: 409, detail: `No se pudo: ${kind}`, field: null, data: {} };
}
