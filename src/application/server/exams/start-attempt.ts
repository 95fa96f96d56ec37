import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { deadlineOf, mayStart, type StartRefusal } from '#domain/exams/attempt.ts';
import { pickQuestions } from '#domain/exams/draw.ts';
import type { Exam } from '#domain/exams/exam.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { closeIfOverdue } from './close-attempt.ts';
import { type ExamAccessRefusal, goingOn, ownedExam } from './exam-access.ts';

export type StartAttemptRefusal = ExamAccessRefusal | StartRefusal;

/** Starts an attempt, or goes on with the one that is open (EXAM-2; decisions.md, Exams). The server's clock rules. */
export class StartAttempt {
  constructor(
    private readonly records: ExamRecords,
    private readonly ownership: Ownership,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  async execute(examId: number, userId: string): Promise<Result<ExamAttempt, StartAttemptRefusal>> {
    const now = this.clock.now();
    const exam = await ownedExam(this.records, this.ownership, examId, userId, now);
    if (!exam.ok) return this.#withoutAccess(examId, userId, now, exam);
    const running = await this.#running(exam.value, userId, now);
    if (running !== null) return accept(running);
    const tally = await this.records.tallyOf(exam.value, userId, limaDay(now));
    const start = mayStart(tally);
    if (!start.ok) return start;
    return this.#add(exam.value, userId, start.value.additional, now);
  }

  /** What is running goes on, where access only ran out since; nothing is begun. */
  async #withoutAccess(
    examId: number,
    userId: string,
    now: Date,
    refused: Result<never, ExamAccessRefusal>,
  ): Promise<Result<ExamAttempt, StartAttemptRefusal>> {
    const exam = await this.records.find(examId);
    if (exam === null) return refused;
    const of = { productId: exam.productId, userId, now };
    const running = await goingOn(this.records, this.ownership, of, (attempt) => attempt.examId === examId);
    return running === null ? refused : accept(running);
  }

  async #add(
    exam: Exam,
    userId: string,
    additional: boolean,
    now: Date,
  ): Promise<Result<ExamAttempt, StartAttemptRefusal>> {
    const attempt = {
      id: this.ids.newId(),
      examId: exam.id,
      userId,
      day: limaDay(now),
      additional,
      startedAt: now,
      deadlineAt: deadlineOf(exam, now),
      draw: { seed: this.ids.newSecret(16), count: exam.draws },
      passMark: exam.passMark,
    };
    const questions = pickQuestions(await this.records.questionsOf(exam.id), attempt.draw);
    // Used before it is begun: of several starts at once the others wait here, and see what became of the first.
    if (!additional || (await this.records.useAdditionalAttempt(exam.id, userId))) {
      if (await this.records.addAttempt(attempt, questions, exam.attemptsADay)) {
        return accept({ ...attempt, answers: {}, savedAt: null, result: null });
      }
      if (additional) await this.records.giveBackAdditionalAttempt(exam.id, userId);
    }
    return this.#overtaken(exam, userId, now);
  }

  /** Goes on with what another start of the student began meanwhile, or says that nothing is left. */
  async #overtaken(exam: Exam, userId: string, now: Date): Promise<Result<ExamAttempt, StartAttemptRefusal>> {
    const other = await this.#running(exam, userId, now);
    if (other !== null) return accept(other);
    // Whoever came first has begun and handed in the last one of the day meanwhile.
    const start = mayStart(await this.records.tallyOf(exam, userId, limaDay(now)));
    if (start.ok) throw new Error(`Exam ${exam.id}: an open attempt was in the way and is gone`);
    return start;
  }

  async #running(exam: Exam, userId: string, now: Date): Promise<ExamAttempt | null> {
    for (const attempt of await this.records.openAttempts(exam.productId, userId)) {
      const isOfThisExam = attempt.examId === exam.id;
      if (isOfThisExam && (await closeIfOverdue(this.records, exam, attempt, now)) === null) return attempt;
    }
    return null;
  }
}
