import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import { type Kysely, sql, SqliteAdapter } from 'kysely';
import {
  type BankWithAttempts,
  ExamBanks,
  type ExamUse,
  type PublishedExam,
  type PublishedModule,
} from '#application/server/exams/ports/exam-banks.ts';
import { pickQuestions } from '#domain/exams/draw.ts';
import { type EditedExam, editedOf, type ExamsContent, typedGrade } from '#domain/exams/exams-content.ts';
import { keepAsked } from './asked-questions.ts';
import { firstAttempts } from './first-attempts.ts';
import { examRowsOf, questionsOfExam } from './exam-queries.ts';
import { examOf } from './exam-rows.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** How many rows are read or written at once. */
const atOnce = 200;

export class ExamBanksInSql extends ExamBanks {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async read(productId: number): Promise<ExamsContent> {
    const exams: EditedExam[] = [];
    for (const row of await examRowsOf(this.db, productId)) {
      const { id, moduleId, title, passMark, attemptsADay, minutes, draws, keyTelling } = examOf(row);
      const bank = await questionsOfExam(this.db, id);
      exams.push({
        id,
        moduleId,
        title,
        passMark: typedGrade(passMark),
        attemptsADay: String(attemptsADay),
        minutes: String(minutes),
        draws: draws === null ? '' : String(draws),
        keyTelling,
        questions: bank.map(({ id: questionId, ...draft }) => editedOf(questionId, draft)),
      });
    }
    return { exams };
  }

  async modules(productId: number): Promise<readonly PublishedModule[]> {
    return this.db
      .selectFrom('modules')
      .select(['id', 'title', 'draft_id as draftId'])
      .where('product_id', '=', productId)
      .orderBy('position')
      .orderBy('id')
      .execute();
  }

  async uses(productId: number): Promise<readonly ExamUse[]> {
    const rows = await this.db
      .selectFrom('exams')
      .leftJoin('exam_attempts', 'exam_attempts.exam_id', 'exams.id')
      .select(['exams.id', 'exams.title', 'exam_attempts.status'])
      .select(({ fn }) => fn.count<number>('exam_attempts.id').as('count'))
      .where('exams.product_id', '=', productId)
      .where('exams.removed_at', 'is', null)
      .groupBy(['exams.id', 'exams.title', 'exam_attempts.status'])
      .orderBy('exams.id')
      .execute();
    const uses = new Map<number, ExamUse>();
    for (const { id, title, status, count } of rows) {
      const use = uses.get(id) ?? { id, title, open: 0, closed: 0 };
      uses.set(id, status === null ? use : { ...use, [status === 'open' ? 'open' : 'closed']: Number(count) });
    }
    return [...uses.values()];
  }

  async write(productId: number, exams: readonly PublishedExam[], now: Date): Promise<void> {
    if (!this.db.isTransaction) {
      return this.db.transaction().execute((db) => new ExamBanksInSql(db).write(productId, exams, now));
    }
    await this.#serialise();
    const live = (await examRowsOf(this.db, productId)).map(({ id }) => id);
    for (const examId of live) await this.#giveTheirQuestions(examId);
    const questions = new Set(await this.#questionIds(live));
    let [nextExam, nextQuestion] = await this.#nextNumbers();
    const kept = new Set<number>();
    const written = new Set<number>();
    for (const exam of exams) {
      const isKnown = exam.id !== null && live.includes(exam.id) && !kept.has(exam.id);
      const examId = isKnown && exam.id !== null ? exam.id : nextExam++;
      await this.#writeExam(productId, examId, exam, isKnown);
      kept.add(examId);
      for (const [index, question] of exam.questions.entries()) {
        const { id } = question;
        const isOld = id !== null && questions.has(id) && !written.has(id);
        const questionId = isOld && id !== null ? id : nextQuestion++;
        await this.#writeQuestion(examId, questionId, question, index + 1, isOld);
        written.add(questionId);
      }
    }
    await this.#removeQuestions([...questions].filter((id) => !written.has(id)));
    for (const examId of live.filter((id) => !kept.has(id))) await this.#removeExam(examId, now);
  }

  async withAttempts(productId: number): Promise<readonly BankWithAttempts[]> {
    const banks: BankWithAttempts[] = [];
    for (const { id: examId } of await examRowsOf(this.db, productId)) {
      const bank = await questionsOfExam(this.db, examId);
      banks.push({ examId, bank, attempts: await firstAttempts(this.db, examId, bank) });
    }
    return banks;
  }

  /** Numbers are given to one publishing at a time; SQLite has but one that writes. */
  async #serialise(): Promise<void> {
    if (this.db.getExecutor().adapter instanceof SqliteAdapter) return;
    await sql`lock table exams in share row exclusive mode`.execute(this.db);
  }

  /** Attempts that began before questions were kept with them get theirs, and their pass mark, while the bank is as it was. */
  async #giveTheirQuestions(examId: number): Promise<void> {
    const { pass_mark: passMark } = await this.db
      .selectFrom('exams')
      .select('pass_mark')
      .where('id', '=', examId)
      .executeTakeFirstOrThrow();
    const attempts = await this.db
      .selectFrom('exam_attempts')
      .select(['id', 'seed', 'drawn'])
      .where('exam_id', '=', examId)
      .where('asked', 'is', null)
      .execute();
    if (attempts.length === 0) return;
    const bank = await questionsOfExam(this.db, examId);
    const digests = new Map((await keepAsked(this.db, bank)).map((digest, index) => [bank[index]?.id, digest]));
    for (const { id, seed, drawn } of attempts) {
      const asked = pickQuestions(bank, { seed, count: drawn }).map((question) => digests.get(question.id));
      const change = { asked: JSON.stringify(asked), pass_mark: passMark };
      await this.db.updateTable('exam_attempts').set(change).where('id', '=', id).execute();
    }
  }

  async #writeExam(productId: number, id: number, exam: PublishedExam, isKnown: boolean): Promise<void> {
    const row = {
      module_id: exam.moduleId,
      title: exam.title,
      pass_mark: exam.passMark,
      attempts_a_day: exam.attemptsADay,
      minutes: exam.minutes,
      draws: exam.draws,
      key_telling: exam.keyTelling,
    };
    if (isKnown) await this.db.updateTable('exams').set(row).where('id', '=', id).execute();
    else
      await this.db
        .insertInto('exams')
        .values({ id, product_id: productId, ...row })
        .execute();
  }

  async #writeQuestion(
    examId: number,
    id: number,
    question: PublishedExam['questions'][number],
    position: number,
    isOld: boolean,
  ): Promise<void> {
    const row = {
      exam_id: examId,
      position,
      kind: question.kind,
      text: question.text,
      options: JSON.stringify(question.options),
      key: JSON.stringify(question.key),
      points: question.points,
      reason: question.reason,
      image_file: question.image?.source ?? null,
      image_text: question.image?.text ?? null,
    };
    if (isOld) await this.db.updateTable('exam_questions').set(row).where('id', '=', id).execute();
    else
      await this.db
        .insertInto('exam_questions')
        .values({ id, ...row })
        .execute();
  }

  async #removeQuestions(ids: readonly number[]): Promise<void> {
    for (const some of inParts(ids, atOnce)) {
      await this.db.deleteFrom('exam_questions').where('id', 'in', some).execute();
    }
  }

  /** One that somebody sat stays for them, and is of no module: that may go as well. */
  async #removeExam(id: number, now: Date): Promise<void> {
    const sat = await this.db.selectFrom('exam_attempts').select('id').where('exam_id', '=', id).executeTakeFirst();
    if (sat !== undefined) {
      const gone = { removed_at: now.toISOString(), module_id: null };
      await this.db.updateTable('exams').set(gone).where('id', '=', id).execute();
      return;
    }
    await this.db.deleteFrom('exam_allowances').where('exam_id', '=', id).execute();
    await this.db.deleteFrom('exams').where('id', '=', id).execute();
  }

  async #questionIds(examIds: readonly number[]): Promise<readonly number[]> {
    if (examIds.length === 0) return [];
    const rows = await this.db.selectFrom('exam_questions').select('id').where('exam_id', 'in', examIds).execute();
    return rows.map(({ id }) => id);
  }

  /** The numbers that a new exam and a new question get; of questions none that an attempt still asks by. */
  async #nextNumbers(): Promise<[exam: number, question: number]> {
    const exam = await this.db.selectFrom('exams').select('id').orderBy('id', 'desc').executeTakeFirst();
    const live = await this.db.selectFrom('exam_questions').select('id').orderBy('id', 'desc').executeTakeFirst();
    const asked = await this.db
      .selectFrom('asked_questions')
      .select('question_id')
      .orderBy('question_id', 'desc')
      .executeTakeFirst();
    return [(exam?.id ?? 0) + 1, Math.max(live?.id ?? 0, asked?.question_id ?? 0) + 1];
  }
}
