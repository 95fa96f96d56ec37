import { type Kysely, sql } from 'kysely';
import { isUsable } from '#adapters/server/sql/catalogue/usable-products.ts';
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
import { askedByDigest, digestsOf, keepAsked } from './asked-questions.ts';
import { examRowsOf, questionsOfExam } from './exam-queries.ts';
import { attemptOf, examOf, newAttemptRow } from './exam-rows.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ExamRecordsInSql extends ExamRecords {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async findContent(by: { readonly slug: string } | { readonly id: number }): Promise<ExamContent | null> {
    const published = this.db.selectFrom('products').select(['id', 'slug', 'title']).where(isUsable);
    const query = 'slug' in by ? published.where('slug', '=', by.slug) : published.where('id', '=', by.id);
    return (await query.executeTakeFirst()) ?? null;
  }

  async moduleTitles(productId: number): Promise<ReadonlyMap<number, string>> {
    const rows = await this.db
      .selectFrom('modules')
      .select(['id', 'title'])
      .where('product_id', '=', productId)
      .execute();
    return new Map(rows.map((row) => [row.id, row.title]));
  }

  async find(examId: number): Promise<Exam | null> {
    const row = await this.#exam(examId).where('exams.removed_at', 'is', null).executeTakeFirst();
    return row === undefined ? null : examOf(row);
  }

  async findSat(examId: number): Promise<Exam | null> {
    const row = await this.#exam(examId).executeTakeFirst();
    return row === undefined ? null : examOf(row);
  }

  async ofProduct(productId: number): Promise<readonly Exam[]> {
    return (await examRowsOf(this.db, productId)).map(examOf);
  }

  async set(examId: number, { draws, keyTelling }: ExamSettings): Promise<void> {
    await this.db.updateTable('exams').set({ draws, key_telling: keyTelling }).where('id', '=', examId).execute();
  }

  questionsOf(examId: number): Promise<readonly KeyedQuestion[]> {
    return questionsOfExam(this.db, examId);
  }

  async tallyOf(exam: Exam, userId: string, day: PlainDate): Promise<AttemptTally> {
    const rows = await this.db
      .selectFrom('exam_attempts')
      .select(['id', 'day', 'additional', 'status', 'grade', 'passed'])
      .where('exam_id', '=', exam.id)
      .where('user_id', '=', userId)
      .orderBy('started_at')
      .execute();
    const allowance = await this.db
      .selectFrom('exam_allowances')
      .select(['granted', 'consumed'])
      .where('exam_id', '=', exam.id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    const closed = rows.filter((row) => row.status === 'closed');
    return {
      attemptsADay: exam.attemptsADay,
      usedToday: rows.filter((row) => row.day === day && row.additional === 0).length,
      usedInAll: rows.length,
      additionalGranted: allowance?.granted ?? 0,
      additionalUsed: allowance?.consumed ?? 0,
      best: bestOf(closed.map((row) => ({ grade: row.grade ?? 0, passed: row.passed === 1 }))),
      openAttemptId: rows.find((row) => row.status === 'open')?.id ?? null,
    };
  }

  async findAttempt(attemptId: string): Promise<ExamAttempt | null> {
    const row = await this.db.selectFrom('exam_attempts').selectAll().where('id', '=', attemptId).executeTakeFirst();
    return row === undefined ? null : attemptOf(row);
  }

  async holdAttempt(attemptId: string): Promise<ExamAttempt | null> {
    const row = await this.db
      .updateTable('exam_attempts')
      .set((row) => ({ status: row.ref('status') }))
      .where('id', '=', attemptId)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : attemptOf(row);
  }

  async closedAttempts(examId: number, userId: string): Promise<readonly ExamAttempt[]> {
    const rows = await this.db
      .selectFrom('exam_attempts')
      .selectAll()
      .where('exam_id', '=', examId)
      .where('user_id', '=', userId)
      .where('status', '=', 'closed')
      .orderBy('started_at')
      .execute();
    return rows.map(attemptOf);
  }

  async openAttempts(productId: number, userId: string): Promise<readonly ExamAttempt[]> {
    const rows = await this.db
      .selectFrom('exam_attempts')
      .innerJoin('exams', 'exams.id', 'exam_attempts.exam_id')
      .selectAll('exam_attempts')
      .where('exams.product_id', '=', productId)
      .where('exam_attempts.user_id', '=', userId)
      .where('exam_attempts.status', '=', 'open')
      .execute();
    return rows.map(attemptOf);
  }

  async keptQuestions(attemptId: string): Promise<readonly KeyedQuestion[] | null> {
    const row = await this.db
      .selectFrom('exam_attempts')
      .select('asked')
      .where('id', '=', attemptId)
      .executeTakeFirst();
    if (row === undefined || row.asked === null) return null;
    return askedByDigest(this.db, digestsOf(row.asked));
  }

  async addAttempt(attempt: NewAttempt, questions: readonly KeyedQuestion[], attemptsADay: number): Promise<boolean> {
    const asked = await keepAsked(this.db, questions);
    const row = newAttemptRow(attempt, asked);
    // A parameter of a select has no type of its own on PostgreSQL.
    const typed = (value: string | number | null) =>
      typeof value === 'string' ? sql`cast(${value} as text)` : sql`cast(${value} as integer)`;
    const { numAffectedRows } = await sql`
      insert into exam_attempts (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      select ${sql.join(Object.values(row).map(typed))}
      where ${row.additional} = 1 or ${attemptsADay} > (
        select count(*) from exam_attempts
        where exam_id = ${row.exam_id} and user_id = ${row.user_id} and day = ${row.day} and additional = 0
      )
      on conflict do nothing`.execute(this.db);
    return Number(numAffectedRows ?? 0) > 0;
  }

  async useAdditionalAttempt(examId: number, userId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('exam_allowances')
      .set((column) => ({ consumed: column('consumed', '+', 1) }))
      .where('exam_id', '=', examId)
      .where('user_id', '=', userId)
      .whereRef('consumed', '<', 'granted')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async giveBackAdditionalAttempt(examId: number, userId: string): Promise<void> {
    await this.db
      .updateTable('exam_allowances')
      .set((column) => ({ consumed: column('consumed', '-', 1) }))
      .where('exam_id', '=', examId)
      .where('user_id', '=', userId)
      .where('consumed', '>', 0)
      .execute();
  }

  async grantAdditionalAttempts(examId: number, userId: string, count: number): Promise<void> {
    await this.db
      .insertInto('exam_allowances')
      .values({ exam_id: examId, user_id: userId, granted: count, consumed: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['exam_id', 'user_id'])
          .doUpdateSet((column) => ({ granted: column('exam_allowances.granted', '+', count) })),
      )
      .execute();
  }

  async saveAnswers(attemptId: string, answers: Answers, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('exam_attempts')
      .set({ answers: JSON.stringify(answers), saved_at: at.toISOString() })
      .where('id', '=', attemptId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async closeAttempt(attemptId: string, answers: Answers, result: AttemptResult): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('exam_attempts')
      .set({
        status: 'closed',
        answers: JSON.stringify(answers),
        closed_at: result.closedAt.toISOString(),
        closed_by: result.closedBy,
        submit_hash: result.submitHash,
        points: result.points,
        max_points: result.maxPoints,
        grade: result.grade,
        passed: result.passed ? 1 : 0,
      })
      .where('id', '=', attemptId)
      .where('status', '=', 'open')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  #exam(examId: number) {
    return this.db
      .selectFrom('exams')
      .innerJoin('products', 'products.id', 'exams.product_id')
      .selectAll('exams')
      .where('exams.id', '=', examId)
      .where(isUsable);
  }
}
