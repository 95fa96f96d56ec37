import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { DisputeEvidence } from '#application/read-models/payments/dispute-evidence.ts';

type Uses = DisputeEvidence['uses'];
type Db = Kysely<SchoolDatabase>;

/** How an account used some products, the first first. */
export async function evidenceOfUse(db: Db, userId: string, productIds: readonly number[]): Promise<Uses> {
  if (productIds.length === 0) return [];
  const parts = [
    accessOf(db, userId, productIds),
    classesOf(db, userId, productIds),
    readingOf(db, userId, productIds),
    sessionsOf(db, userId, productIds),
    examsOf(db, userId, productIds),
    certificatesOf(db, userId, productIds),
  ];
  return (await Promise.all(parts)).flat().toSorted((one, other) => (one.at < other.at ? -1 : 1));
}

async function accessOf(db: Db, userId: string, productIds: readonly number[]): Promise<Uses> {
  const rows = await db
    .selectFrom('grants')
    .innerJoin('products', 'products.id', 'grants.product_id')
    .select(['products.title', 'grants.granted_at as at'])
    .where('grants.user_id', '=', userId)
    .where('grants.product_id', 'in', productIds)
    .execute();
  return rows.map((row) => ({ kind: 'access', detail: '', ...row }));
}

async function classesOf(db: Db, userId: string, productIds: readonly number[]): Promise<Uses> {
  const rows = await db
    .selectFrom('class_progress')
    .innerJoin('classes', 'classes.id', 'class_progress.class_id')
    .innerJoin('products', 'products.id', 'class_progress.product_id')
    .select(['products.title', 'classes.title as detail', 'class_progress.updated_at', 'class_progress.completed_at'])
    .where('class_progress.user_id', '=', userId)
    .where('class_progress.product_id', 'in', productIds)
    .execute();
  return rows.map(({ title, detail, updated_at: at, completed_at: completedAt }) =>
    completedAt === null
      ? { kind: 'class', title, detail, at }
      : { kind: 'class-completed', title, detail, at: completedAt },
  );
}

async function readingOf(db: Db, userId: string, productIds: readonly number[]): Promise<Uses> {
  const rows = await db
    .selectFrom('reading_places')
    .innerJoin('products', 'products.id', 'reading_places.product_id')
    .select(['products.title', 'reading_places.section_slug as detail', 'reading_places.at'])
    .where('reading_places.user_id', '=', userId)
    .where('reading_places.product_id', 'in', productIds)
    .execute();
  return rows.map((row) => ({ kind: 'reading', ...row }));
}

async function sessionsOf(db: Db, userId: string, productIds: readonly number[]): Promise<Uses> {
  const rows = await db
    .selectFrom('seminar_attendance')
    .innerJoin('seminar_sessions as session', 'session.id', 'seminar_attendance.session_id')
    .innerJoin('products', 'products.id', 'session.product_id')
    .select(['products.title', 'session.starts_at as at'])
    .where('seminar_attendance.user_id', '=', userId)
    .where('seminar_attendance.is_present', '=', 1)
    .where('session.product_id', 'in', productIds)
    .execute();
  return rows.map((row) => ({ kind: 'session', detail: '', ...row }));
}

async function examsOf(db: Db, userId: string, productIds: readonly number[]): Promise<Uses> {
  const rows = await db
    .selectFrom('exam_attempts')
    .innerJoin('exams', 'exams.id', 'exam_attempts.exam_id')
    .innerJoin('products', 'products.id', 'exams.product_id')
    .select(['products.title', 'exams.title as detail', 'exam_attempts.started_at as at'])
    .where('exam_attempts.user_id', '=', userId)
    .where('exams.product_id', 'in', productIds)
    .execute();
  return rows.map((row) => ({ kind: 'exam', ...row }));
}

async function certificatesOf(db: Db, userId: string, productIds: readonly number[]): Promise<Uses> {
  const rows = await db
    .selectFrom('certificates')
    .select(['product_title as title', 'code as detail', 'issued_at as at'])
    .where('user_id', '=', userId)
    .where('product_id', 'in', productIds)
    .execute();
  return rows.map((row) => ({ kind: 'certificate', ...row }));
}
