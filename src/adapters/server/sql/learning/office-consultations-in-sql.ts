import { type Kysely, sql } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { ConsultedContent } from '#application/read-models/learning/staff-consultations.ts';
import {
  type ConsultationQuery,
  type FoundConsultations,
  type KeptConsultation,
  OfficeConsultations,
  type TeachersName,
} from '#application/server/learning/ports/office-consultations.ts';

export class OfficeConsultationsInSql extends OfficeConsultations {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async list({ which, taughtBy, contentSlug, offset, limit }: ConsultationQuery): Promise<FoundConsultations> {
    const asked = consultationsIn(this.db, taughtBy)
      .where((row) => (which === 'waiting' ? consultationWaits : row.not(consultationWaits)))
      .$if(contentSlug !== null, (query) => query.where('products.slug', '=', contentSlug ?? ''));
    const [rows, { total }] = await Promise.all([
      shown(asked)
        .$if(which === 'waiting', (query) => query.orderBy('consultations.asked_at'))
        .$if(which === 'answered', (query) => query.orderBy('consultations.answered_at', 'desc'))
        .orderBy('consultations.id')
        .offset(offset)
        .limit(limit)
        .execute(),
      asked.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { consultations: rows.map(keptConsultation), total: Number(total) };
  }

  async find(id: string): Promise<KeptConsultation | null> {
    const row = await shown(consultationsIn(this.db, null)).where('consultations.id', '=', id).executeTakeFirst();
    return row === undefined ? null : keptConsultation(row);
  }

  contents(taughtBy: string | null): Promise<readonly ConsultedContent[]> {
    return consultationsIn(this.db, taughtBy)
      .select(['products.slug', 'products.title'])
      .distinct()
      .orderBy('products.title')
      .orderBy('products.slug')
      .execute();
  }

  async teachersOf(productId: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .innerJoin('users', 'users.id', 'staff.user_id')
      .select('users.id')
      .distinct()
      .where('product_staff.product_id', '=', productId)
      .orderBy('users.id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async namesIn(productIds: readonly number[], userId: string): Promise<ReadonlyMap<number, TeachersName>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .select(['product_staff.product_id', 'staff.slug', 'staff.full_name'])
      .where('product_staff.product_id', 'in', productIds)
      .where('staff.user_id', '=', userId)
      .execute();
    return new Map(rows.map(({ product_id: id, slug, full_name: name }) => [id, { slug, name }]));
  }
}

/** Whether nobody has answered it yet. */
export const consultationWaits = sql<boolean>`consultations.answer is null`;

/** Of all contents, or of those that an account teaches. */
export function consultationsIn(db: Kysely<SchoolDatabase>, taughtBy: string | null) {
  return db
    .selectFrom('consultations')
    .innerJoin('products', 'products.id', 'consultations.product_id')
    .$if(taughtBy !== null, (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom('product_staff')
            .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
            .select('staff.id')
            .whereRef('product_staff.product_id', '=', 'products.id')
            .where('staff.user_id', '=', taughtBy ?? ''),
        ),
      ),
    );
}

/** With what is read of each. */
function shown(asked: ReturnType<typeof consultationsIn>) {
  return asked
    .innerJoin('users', 'users.id', 'consultations.user_id')
    .leftJoin('staff as teacher', 'teacher.id', 'consultations.answered_by')
    .selectAll('consultations')
    .select(['products.slug', 'products.title', 'products.kind'])
    .select(['users.given_names', 'users.paternal_surname', 'teacher.full_name as teacher']);
}

type Row = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number];

function keptConsultation(row: Row): KeptConsultation {
  const { answer, answered_at: answeredAt } = row;
  return {
    id: row.id,
    productId: row.product_id,
    userId: row.user_id,
    content: { slug: row.slug, title: row.title, kind: row.kind },
    author: { givenNames: row.given_names, paternalSurname: row.paternal_surname },
    question: row.question,
    askedAt: new Date(row.asked_at),
    answer: answer === null || answeredAt === null ? null : { text: answer, at: new Date(answeredAt), by: row.teacher },
  };
}
