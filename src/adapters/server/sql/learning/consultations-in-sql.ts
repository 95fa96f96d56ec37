import type { Kysely } from 'kysely';
import {
  Consultations,
  type Consultation,
  type NewAnswer,
  type NewConsultation,
  type WaitingConsultation,
} from '#application/server/learning/ports/consultations.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class ConsultationsInSql extends Consultations {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(consultation: NewConsultation): Promise<void> {
    await this.db
      .insertInto('consultations')
      .values({
        id: consultation.id,
        product_id: consultation.productId,
        user_id: consultation.userId,
        question: consultation.question,
        asked_at: consultation.askedAt.toISOString(),
        answer: null,
        answered_at: null,
        answered_by: null,
      })
      .execute();
  }

  async visibleTo(userId: string, productId: number, ofOthers: boolean): Promise<readonly Consultation[]> {
    const rows = await this.db
      .selectFrom('consultations')
      .innerJoin('users', 'users.id', 'consultations.user_id')
      .leftJoin('staff', 'staff.id', 'consultations.answered_by')
      .select([
        'consultations.id',
        'consultations.user_id',
        'consultations.question',
        'consultations.asked_at',
        'consultations.answer',
        'consultations.answered_at',
        'consultations.answer_seen_at',
        'users.given_names',
        'users.paternal_surname',
        'staff.full_name as teacher',
      ])
      .where('consultations.product_id', '=', productId)
      .where((either) =>
        either.or([
          either('consultations.user_id', '=', userId),
          ...(ofOthers ? [either('consultations.answer', 'is not', null)] : []),
        ]),
      )
      .orderBy('consultations.asked_at', 'desc')
      .orderBy('consultations.id')
      .limit(mostShown)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      productId,
      userId: row.user_id,
      author: { givenNames: row.given_names, paternalSurname: row.paternal_surname },
      question: row.question,
      askedAt: new Date(row.asked_at),
      answer:
        row.answer === null || row.answered_at === null
          ? null
          : { text: row.answer, at: new Date(row.answered_at), by: row.teacher, seen: row.answer_seen_at !== null },
    }));
  }

  async countWaiting(userId: string, productId: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('consultations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('answer', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async countUnseen(userId: string, productId: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('consultations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('answer', 'is not', null)
      .where('answer_seen_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async waiting(): Promise<readonly WaitingConsultation[]> {
    const rows = await this.db
      .selectFrom('consultations')
      .innerJoin('products', 'products.id', 'consultations.product_id')
      .selectAll('consultations')
      .select(['products.slug', 'products.title'])
      .where('consultations.answer', 'is', null)
      .orderBy('consultations.asked_at')
      .orderBy('consultations.id')
      .limit(mostShown)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      content: { slug: row.slug, title: row.title },
      question: row.question,
      askedAt: new Date(row.asked_at),
    }));
  }

  async addAnswer(id: string, answer: NewAnswer): Promise<'added' | 'not-waiting' | 'teacher-unknown'> {
    const teacher = await this.#teacher(answer.teacherSlug);
    if (teacher === undefined) return 'teacher-unknown';
    const { numUpdatedRows } = await this.db
      .updateTable('consultations')
      .set({ answer: answer.text, answered_at: answer.at.toISOString(), answered_by: teacher })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? 'added' : 'not-waiting';
  }

  async markSeen(userId: string, productId: number, at: Date): Promise<void> {
    await this.db
      .updateTable('consultations')
      .set({ answer_seen_at: at.toISOString() })
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .where('answer', 'is not', null)
      .where('answer_seen_at', 'is', null)
      .execute();
  }

  async #teacher(slug: string | null): Promise<number | null | undefined> {
    if (slug === null) return null;
    return (await this.db.selectFrom('staff').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
  }
}

/** The port promises the latest; older ones than these nobody scrolls to. */
const mostShown = 200;
