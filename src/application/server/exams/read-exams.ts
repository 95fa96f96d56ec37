import type { Clock } from '#application/ports/clock.ts';
import type { ExamContent } from '#application/read-models/exams/exam-overview.ts';
import type { AttemptResult, ExamAttempt, ExamRecords } from '#application/server/exams/ports/exam-records.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { AttemptTally } from '#domain/exams/attempt.ts';
import { countDrawn } from '#domain/exams/draw.ts';
import type { Exam, Question } from '#domain/exams/exam.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { askedQuestions } from './asked-questions.ts';
import { closeIfOverdue } from './close-attempt.ts';
import { goingOn } from './exam-access.ts';

export type ReadExamsRefusal = { readonly kind: 'exam-not-found' } | { readonly kind: 'exam-not-owned' };

export interface ExamReading {
  readonly exam: Exam;
  readonly moduleTitle: string | null;
  readonly tally: AttemptTally;
  readonly openAttempt: ExamAttempt | null;
  /** Without keys, and only while an attempt is open. */
  readonly questions: readonly Question[];
  /** How many an attempt that begins now would ask. */
  readonly questionCount: number;
  /** The day of the last attempt. */
  readonly lastDay: PlainDate | null;
  readonly lastClosedAttemptId: string | null;
  /** Earliest first. */
  readonly closed: readonly { readonly attemptId: string; readonly result: AttemptResult }[];
}

export interface ContentExams {
  readonly content: ExamContent;
  readonly exams: readonly ExamReading[];
}

/** Reads the exams of a content and how a student stands; attempts whose time is over are closed on the way. */
export class ReadExams {
  constructor(
    private readonly records: ExamRecords,
    private readonly ownership: Ownership,
    private readonly clock: Clock,
  ) {}

  async execute(
    by: { readonly slug: string } | { readonly id: number },
    userId: string,
  ): Promise<Result<ContentExams, ReadExamsRefusal>> {
    const content = await this.records.findContent(by);
    if (content === null) return refuse({ kind: 'exam-not-found' });
    const now = this.clock.now();
    if (!(await this.ownership.owns(userId, content.id, now))) {
      const running = await goingOn(this.records, this.ownership, { productId: content.id, userId, now });
      if (running === null) return refuse({ kind: 'exam-not-owned' });
    }
    const moduleTitles = await this.records.moduleTitles(content.id);
    const exams: ExamReading[] = [];
    for (const exam of await this.records.ofProduct(content.id)) {
      const moduleTitle = exam.moduleId === null ? null : (moduleTitles.get(exam.moduleId) ?? null);
      exams.push({ ...(await this.#read(exam, userId, now)), moduleTitle });
    }
    return accept({ content, exams });
  }

  async #read(exam: Exam, userId: string, now: Date): Promise<Omit<ExamReading, 'moduleTitle'>> {
    const open = await this.#openAttempt(exam, userId, now);
    const tally = await this.records.tallyOf(exam, userId, limaDay(now));
    const bank = await this.records.questionsOf(exam.id);
    const closed = await this.records.closedAttempts(exam.id, userId);
    return {
      exam,
      tally,
      openAttempt: open,
      questions: open === null ? [] : (await askedQuestions(this.records, open)).map(withoutKey),
      questionCount: countDrawn(bank.length, exam.draws),
      lastDay: open?.day ?? closed.at(-1)?.day ?? null,
      lastClosedAttemptId: closed.at(-1)?.id ?? null,
      closed: closed.flatMap(({ id, result }) => (result === null ? [] : [{ attemptId: id, result }])),
    };
  }

  async #openAttempt(exam: Exam, userId: string, now: Date): Promise<ExamAttempt | null> {
    const open = await this.records.openAttempts(exam.productId, userId);
    const attempt = open.find((each) => each.examId === exam.id) ?? null;
    if (attempt === null) return null;
    return (await closeIfOverdue(this.records, exam, attempt, now)) === null ? attempt : null;
  }
}

/** Named one by one: a field added to the key side later must not slip through. */
function withoutKey(question: Question): Question {
  const { id, kind, text, options, image, points } = question;
  return { id, kind, text, options, image, points };
}
