import type { ExamContent } from '#application/read-models/exams/exam-overview.ts';
import {
  type AttemptResult,
  type ExamAttempt,
  ExamRecords,
  type ExamSettings,
  type NewAttempt,
} from '#application/server/exams/ports/exam-records.ts';
import { bestOf, type AttemptTally } from '#domain/exams/attempt.ts';
import type { Answers, Exam, KeyedQuestion } from '#domain/exams/exam.ts';
import type { PlainDate } from '#domain/shared/dates.ts';

/** A content with its exams, as a twin is filled. Modules stand in their order. */
export interface ContentWithExams extends ExamContent {
  readonly modules: readonly { readonly id: number; readonly title: string }[];
  readonly exams: readonly (Exam & { readonly questions: readonly KeyedQuestion[] })[];
}

/** Exams and attempts in this process's memory. */
export class ExamRecordsInMemory extends ExamRecords {
  readonly #attempts = new Map<string, ExamAttempt>();
  readonly #kept = new Map<string, readonly KeyedQuestion[]>();
  readonly #allowances = new Map<string, { granted: number; consumed: number }>();

  readonly #settings = new Map<number, ExamSettings>();

  constructor(private readonly contents: readonly ContentWithExams[]) {
    super();
  }

  findContent(by: { readonly slug: string } | { readonly id: number }): Promise<ExamContent | null> {
    const found = this.contents.find((content) => ('slug' in by ? content.slug === by.slug : content.id === by.id));
    return Promise.resolve(found === undefined ? null : { id: found.id, slug: found.slug, title: found.title });
  }

  moduleTitles(productId: number): Promise<ReadonlyMap<number, string>> {
    const modules = this.contents.find(({ id }) => id === productId)?.modules ?? [];
    return Promise.resolve(new Map(modules.map(({ id, title }) => [id, title])));
  }

  find(examId: number): Promise<Exam | null> {
    const exam = this.#exam(examId);
    return Promise.resolve(exam === undefined ? null : withoutQuestions(exam));
  }

  findSat(examId: number): Promise<Exam | null> {
    return this.find(examId);
  }

  ofProduct(productId: number): Promise<readonly Exam[]> {
    const content = this.contents.find(({ id }) => id === productId);
    const place = (exam: Exam): number => {
      const index = content?.modules.findIndex(({ id }) => id === exam.moduleId) ?? -1;
      return index === -1 ? Number.MAX_SAFE_INTEGER : index;
    };
    const exams = this.#exams()
      .filter((exam) => exam.productId === productId)
      .toSorted((one, other) => place(one) - place(other) || one.id - other.id);
    return Promise.resolve(exams.map(withoutQuestions));
  }

  set(examId: number, settings: ExamSettings): Promise<void> {
    this.#settings.set(examId, settings);
    return Promise.resolve();
  }

  questionsOf(examId: number): Promise<readonly KeyedQuestion[]> {
    return Promise.resolve(this.#exam(examId)?.questions ?? []);
  }

  tallyOf(exam: Exam, userId: string, day: PlainDate): Promise<AttemptTally> {
    const attempts = this.#attemptsAt(exam.id, userId);
    const allowance = this.#allowances.get(`${exam.id} ${userId}`);
    return Promise.resolve({
      attemptsADay: exam.attemptsADay,
      usedToday: attempts.filter((attempt) => attempt.day === day && !attempt.additional).length,
      usedInAll: attempts.length,
      additionalGranted: allowance?.granted ?? 0,
      additionalUsed: allowance?.consumed ?? 0,
      best: bestOf(
        attempts.flatMap(({ result }) => (result === null ? [] : [{ grade: result.grade, passed: result.passed }])),
      ),
      openAttemptId: attempts.find(({ result }) => result === null)?.id ?? null,
    });
  }

  findAttempt(attemptId: string): Promise<ExamAttempt | null> {
    return Promise.resolve(this.#attempts.get(attemptId) ?? null);
  }

  holdAttempt(attemptId: string): Promise<ExamAttempt | null> {
    return this.findAttempt(attemptId);
  }

  closedAttempts(examId: number, userId: string): Promise<readonly ExamAttempt[]> {
    return Promise.resolve(this.#attemptsAt(examId, userId).filter(({ result }) => result !== null));
  }

  openAttempts(productId: number, userId: string): Promise<readonly ExamAttempt[]> {
    const exams = new Set(this.contents.find(({ id }) => id === productId)?.exams.map(({ id }) => id));
    const open = [...this.#attempts.values()].filter(
      (attempt) => exams.has(attempt.examId) && attempt.userId === userId && attempt.result === null,
    );
    return Promise.resolve(open);
  }

  keptQuestions(attemptId: string): Promise<readonly KeyedQuestion[] | null> {
    return Promise.resolve(this.#kept.get(attemptId) ?? null);
  }

  addAttempt(attempt: NewAttempt, questions: readonly KeyedQuestion[], attemptsADay: number): Promise<boolean> {
    const others = this.#attemptsAt(attempt.examId, attempt.userId);
    const ofDay = others.filter(({ day, additional }) => day === attempt.day && !additional);
    const isAdded =
      others.every(({ result }) => result !== null) && (attempt.additional || ofDay.length < attemptsADay);
    if (isAdded) {
      this.#attempts.set(attempt.id, { ...attempt, answers: {}, savedAt: null, result: null });
      this.#kept.set(attempt.id, questions);
    }
    return Promise.resolve(isAdded);
  }

  useAdditionalAttempt(examId: number, userId: string): Promise<boolean> {
    const allowance = this.#allowances.get(`${examId} ${userId}`);
    if (allowance === undefined || allowance.consumed >= allowance.granted) return Promise.resolve(false);
    allowance.consumed += 1;
    return Promise.resolve(true);
  }

  giveBackAdditionalAttempt(examId: number, userId: string): Promise<void> {
    const allowance = this.#allowances.get(`${examId} ${userId}`);
    if (allowance !== undefined && allowance.consumed > 0) allowance.consumed -= 1;
    return Promise.resolve();
  }

  grantAdditionalAttempts(examId: number, userId: string, count: number): Promise<void> {
    const { granted, consumed } = this.#allowances.get(`${examId} ${userId}`) ?? { granted: 0, consumed: 0 };
    this.#allowances.set(`${examId} ${userId}`, { granted: granted + count, consumed });
    return Promise.resolve();
  }

  saveAnswers(attemptId: string, answers: Answers, at: Date): Promise<boolean> {
    return this.#changeOpen(attemptId, { answers, savedAt: at });
  }

  closeAttempt(attemptId: string, answers: Answers, result: AttemptResult): Promise<boolean> {
    return this.#changeOpen(attemptId, { answers, result });
  }

  #changeOpen(attemptId: string, change: Partial<ExamAttempt>): Promise<boolean> {
    const attempt = this.#attempts.get(attemptId);
    if (attempt === undefined || attempt.result !== null) return Promise.resolve(false);
    this.#attempts.set(attemptId, { ...attempt, ...change });
    return Promise.resolve(true);
  }

  #exam(examId: number): ContentWithExams['exams'][number] | undefined {
    return this.#exams().find(({ id }) => id === examId);
  }

  #exams(): ContentWithExams['exams'] {
    return this.contents.flatMap(({ exams }) => exams).map((exam) => ({ ...exam, ...this.#settings.get(exam.id) }));
  }

  #attemptsAt(examId: number, userId: string): ExamAttempt[] {
    return [...this.#attempts.values()]
      .filter((attempt) => attempt.examId === examId && attempt.userId === userId)
      .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  }
}

function withoutQuestions({ questions: _questions, ...exam }: ContentWithExams['exams'][number]): Exam {
  return exam;
}
