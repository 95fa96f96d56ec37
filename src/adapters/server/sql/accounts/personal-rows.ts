import type { Kysely } from 'kysely';
import type { PersonalRecord } from '#application/server/accounts/ports/personal-records.ts';
import { examAnswersOf } from './exam-answer-rows.ts';
import { accountEventsOf, notesOf } from './personal-long-lists.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

type Database = Kysely<SchoolDatabase>;

/** What somebody bought and how. */
export async function buyingOf(
  db: Database,
  userId: string,
): Promise<Pick<PersonalRecord, 'orders' | 'receipts' | 'billingRecords' | 'owned'>> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['orders.number', 'orders.status', 'orders.created_at as createdAt', 'order_lines.title'])
    .select(['order_lines.net as amount', 'orders.new_total as orderTotal', 'orders.confirmed_at as confirmedAt'])
    .select('orders.terms_version as termsVersion')
    .where('orders.user_id', '=', userId)
    .orderBy('orders.number')
    .orderBy('order_lines.position')
    .execute();
  const receipts = await db
    .selectFrom('receipts')
    .select(['type', 'series', 'number', 'issued_at as issuedAt', 'total'])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('replaced_receipts')
        .select(['type', 'series', 'number', 'issued_at as issuedAt', 'total'])
        .where('user_id', '=', userId),
    )
    .unionAll(
      db
        .selectFrom('corrected_receipts')
        .select(['type', 'series', 'number', 'issued_at as issuedAt', 'total'])
        .where('user_id', '=', userId),
    )
    .orderBy('issuedAt')
    .execute();
  const billingRecords = await db
    .selectFrom('billing_records')
    .select(['receipt_type as receiptType', 'document_type as documentType', 'document_number as documentNumber'])
    .select(['name', 'address', 'email'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const owned = await db
    .selectFrom('grants')
    .innerJoin('products', 'products.id', 'grants.product_id')
    .select(['products.title', 'grants.source', 'grants.granted_at as grantedAt', 'grants.ends_at as endsAt'])
    .where('grants.user_id', '=', userId)
    .orderBy('grants.granted_at')
    .execute();
  return { orders, receipts, billingRecords, owned };
}

/** At which sessions of seminars they were marked. */
function attendanceOf(db: Database, userId: string) {
  return db
    .selectFrom('seminar_attendance')
    .innerJoin('seminar_sessions as session', 'session.id', 'seminar_attendance.session_id')
    .innerJoin('products', 'products.id', 'session.product_id')
    .select([
      'products.title as content',
      'session.starts_at as heldAt',
      'is_present as attended',
      'marked_at as markedAt',
    ])
    .where('seminar_attendance.user_id', '=', userId)
    .orderBy('session.starts_at')
    .execute();
}

/** The hours of consultancies that they have. */
function appointmentsOf(db: Database, userId: string) {
  return db
    .selectFrom('appointments')
    .innerJoin('grants', 'grants.id', 'appointments.grant_id')
    .innerJoin('products', 'products.id', 'grants.product_id')
    .select(['products.title as content', 'appointments.starts_at as heldAt', 'appointments.place'])
    .select(['appointments.room', 'appointments.held_at as completedAt'])
    .where('grants.user_id', '=', userId)
    .orderBy('appointments.starts_at')
    .execute();
}

/** What was issued to them. */
function certificatesOf(db: Database, userId: string) {
  return db
    .selectFrom('certificates')
    .select([
      'code',
      'kind',
      'product_title as content',
      'hours',
      'grade as gradeInTenths',
      'holder_name as holderName',
      'holder_document as holderDocument',
    ])
    .select(['issued_at as issuedAt', 'revoked_at as revokedAt'])
    .where('user_id', '=', userId)
    .orderBy('issued_at')
    .execute();
}

/** How somebody studied and read. */
export async function studyOf(
  db: Database,
  userId: string,
): Promise<
  Pick<
    PersonalRecord,
    'progress' | 'attendance' | 'appointments' | 'exams' | 'examAnswers' | 'certificates' | 'notes' | 'bookmarks'
  >
> {
  const progress = await db
    .selectFrom('class_progress')
    .innerJoin('classes', 'classes.id', 'class_progress.class_id')
    .innerJoin('products', 'products.id', 'class_progress.product_id')
    .select([
      'products.title as content',
      'classes.title as class',
      'class_progress.position_seconds as positionSeconds',
    ])
    .select(['class_progress.completed_at as completedAt', 'class_progress.updated_at as updatedAt'])
    .where('class_progress.user_id', '=', userId)
    .orderBy('class_progress.updated_at')
    .execute();
  const exams = await db
    .selectFrom('exam_attempts')
    .innerJoin('exams', 'exams.id', 'exam_attempts.exam_id')
    .select(['exams.title', 'exam_attempts.started_at as startedAt', 'exam_attempts.closed_at as closedAt'])
    .select(['exam_attempts.grade as gradeInTenths', 'exam_attempts.passed'])
    .where('exam_attempts.user_id', '=', userId)
    .orderBy('exam_attempts.started_at')
    .execute();
  const bookmarks = await db
    .selectFrom('bookmarks')
    .innerJoin('products', 'products.id', 'bookmarks.product_id')
    .select(['products.title as book', 'bookmarks.section_slug as section', 'bookmarks.label'])
    .select(['bookmarks.created_at as createdAt'])
    .where('bookmarks.user_id', '=', userId)
    .orderBy('bookmarks.created_at')
    .execute();
  return {
    progress,
    attendance: await attendanceOf(db, userId),
    appointments: await appointmentsOf(db, userId),
    exams,
    examAnswers: await examAnswersOf(db, userId),
    certificates: await certificatesOf(db, userId),
    notes: await notesOf(db, userId),
    bookmarks,
  };
}

/** What somebody asked, agreed to, and from where they came in. */
export async function peopleOf(
  db: Database,
  userId: string,
): Promise<
  Pick<PersonalRecord, 'consultations' | 'requests' | 'consents' | 'sessions' | 'accountEvents' | 'officeRoles'>
> {
  const consultations = await db
    .selectFrom('consultations')
    .innerJoin('products', 'products.id', 'consultations.product_id')
    .select(['products.title as content', 'consultations.question', 'consultations.asked_at as askedAt'])
    .select(['consultations.answer', 'consultations.answered_at as answeredAt'])
    .where('consultations.user_id', '=', userId)
    .orderBy('consultations.asked_at')
    .execute();
  const requests = await db
    .selectFrom('messages')
    // A message that was opened again has a row for each answer.
    .leftJoin('message_answers', 'message_answers.message_id', 'messages.id')
    .select(['messages.kind', 'messages.subject', 'messages.body', 'messages.sent_at as sentAt'])
    .select(['message_answers.body as answer', 'message_answers.answered_at as answeredAt'])
    .where('messages.user_id', '=', userId)
    .orderBy('messages.sent_at')
    .orderBy('message_answers.answered_at')
    .execute();
  const consents = await db
    .selectFrom('consents')
    .select(['purpose', 'text_version as textVersion', 'granted', 'at', 'address'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('purpose')
    .execute();
  const sessions = await db
    .selectFrom('sessions')
    .select(['app', 'created_at as createdAt', 'ended_at as endedAt', 'address', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const officeRoles = await db
    .selectFrom('account_roles')
    .select(['role as officeRole', 'since'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .orderBy('role')
    .execute();
  return { consultations, requests, consents, sessions, accountEvents: await accountEventsOf(db, userId), officeRoles };
}
