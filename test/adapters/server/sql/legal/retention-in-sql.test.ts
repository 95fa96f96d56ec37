import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { forgottenTables, RetentionInSql } from '#adapters/server/sql/legal/retention-in-sql.ts';
import { ages } from '#domain/legal/retention.ts';
import { retentionContract } from '#test/ports/legal/retention.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { openMigratedSqlite } from '#test/support/school/migrated-sqlite.ts';

eachDatabase('RetentionInSql', (database) => {
  retentionContract(() => ({ db: database().db, retention: new RetentionInSql(database().db) }));
});

const catalogue = 'the school’s own content: it goes when the school takes it away';
const person = 'what somebody has at the school: it goes with their account';
const studies = 'the record of somebody’s studies, on which their certificates rest: it goes with their account';
const money = 'what was sold and paid: tax law, and the proof of what somebody has';
const book = 'the complaints book: the law wants it whole';
const bounded = 'does not grow with use';

/** Tables without an age, each with the reason. A new table stands here, or has an age. */
const kept: Readonly<Record<string, string>> = {
  appointments: 'goes with the purchase whose hour it is',
  gifts: 'for whom an order is: as the order, and its link opens as long as nobody has accepted it',
  account_roles: 'who works for the school, as long as they do',
  annotations: person,
  asked_questions: catalogue,
  bank_accounts: money,
  bank_movements: money,
  billing_records: person,
  book_sections: catalogue,
  content_files: catalogue,
  shared_content_files: catalogue,
  bookmarks: person,
  campaign_images: catalogue,
  campaigns: catalogue,
  catalogue_stamp: bounded,
  categories: catalogue,
  certificate_reissues: studies,
  certificates: 'evidence in the hands of whoever earned them',
  class_progress: studies,
  classes: catalogue,
  closed_month_files: money,
  closed_months: money,
  code_counts: money,
  code_uses: money,
  complaint_events: book,
  complaints: book,
  consents: 'the proof of a consent is the school’s burden, and the law sets it no end',
  consultations: person,
  content_comments: person,
  content_ratings: person,
  counters: bounded,
  corrected_receipts: money,
  correction_note_sendings: money,
  correction_notes: money,
  credit_note_sendings: money,
  credit_notes: money,
  culqi_codes: money,
  culqi_payments: money,
  culqi_refunds: money,
  discount_codes: catalogue,
  earlier_credit_notes: money,
  exam_allowances: studies,
  exam_attempts: studies,
  exam_questions: catalogue,
  exams: catalogue,
  former_addresses: catalogue,
  former_slugs: catalogue,
  grants: money,
  help_questions: catalogue,
  resource_revisions: catalogue,
  holiday_changes: bounded,
  job_leases: bounded,
  last_backups: bounded,
  materials: catalogue,
  modules: catalogue,
  news_consents: 'the proof of a consent is the school’s burden, and the law sets it no end',
  order_lines: money,
  orders: money,
  payment_attempts: money,
  plan_members: person,
  plan_prices: catalogue,
  plan_products: catalogue,
  product_students: catalogue,
  public_stamps: bounded,
  price_options: catalogue,
  product_places: bounded,
  product_openings: 'each goes when it has run out, with the next one',
  product_staff: catalogue,
  product_versions: catalogue,
  products: catalogue,
  profile_details: person,
  published_plan_prices: 'the same of each price of a plan',
  published_prices: 'what was really asked, and when: the proof of every price that a page strikes out',
  rate_counts: 'each count goes when its window has ended, by a task of its own',
  rating_stamp: bounded,
  reading_places: person,
  reading_settings: person,
  receipt_sendings: money,
  receipts: money,
  replaced_correction_notes: money,
  replaced_credit_notes: money,
  replaced_receipts: money,
  recording_notices: person,
  recovery_codes: person,
  responsibles: person,
  review_votes: person,
  saved_letters_stopped: person,
  saved_products: person,
  school_secrets: bounded,
  school_settings: 'who the school said it was, and since when: proof of its terms, prices and receipts',
  second_factors: person,
  refunds: money,
  disputes: money,
  revenue_shares: money,
  closed_shares: money,
  detraction_deposits: money,
  gateway_settlements: money,
  settlement_files: money,
  settlement_file_lines: money,
  settlement_layouts: bounded,
  signed_correction_notes: money,
  signed_credit_notes: money,
  signed_receipts: money,
  simulated_refunds: money,
  sellers: catalogue,
  settings_taken_over: bounded,
  seminar_attendance: person,
  seminar_notices: person,
  seminar_recordings: catalogue,
  seminar_rooms: catalogue,
  seminar_session_staff: catalogue,
  seminar_sessions: catalogue,
  staff: catalogue,
  statement_layouts: bounded,
  study_clocks: studies,
  surplus_payments: money,
  used_captchas: 'each goes when it would have expired, with the next one that is taken',
  users: person,
  visitor_consents: 'the proof of a consent is the school’s burden, and the law sets it no end',
  vouchers: money,
  working_copy_parts: catalogue,
};

test('every table has an age, or stands among those that are kept, with the reason', async () => {
  const { db, close } = await openMigratedSqlite();
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  await close();
  const told = new Set([...forgottenTables, ...Object.keys(kept)]);
  expect(tables.filter((name) => !told.has(name))).toEqual([]);
  expect([...told].filter((name) => !tables.includes(name))).toEqual([]);
  expect(forgottenTables.filter((name) => name in kept)).toEqual([]);
});

test('operators read every age', () => {
  const told = readFileSync('docs/operating.md', 'utf8');
  for (const { what, days } of ages) expect(told).toMatch(new RegExp(`\\| ${what} +\\| +${days} \\|`));
});
