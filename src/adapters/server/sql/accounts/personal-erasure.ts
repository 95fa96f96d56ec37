import { type Kysely, sql } from 'kysely';
import { lettersTo } from './letters-to.ts';
import { forgottenPeople } from '#adapters/server/sql/orders/gift-rows.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

type Database = Kysely<SchoolDatabase>;

/** Takes away how somebody studied. Certificates stay: whoever holds one must be able to prove it. */
export async function eraseStudies(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('class_progress').where('user_id', '=', userId).execute();
  await db.deleteFrom('seminar_attendance').where('user_id', '=', userId).execute();
  await db.updateTable('seminar_attendance').set({ marked_by: null }).where('marked_by', '=', userId).execute();
  await db.deleteFrom('seminar_notices').where('user_id', '=', userId).execute();
  await db.deleteFrom('recording_notices').where('user_id', '=', userId).execute();
  await db.deleteFrom('study_clocks').where('user_id', '=', userId).execute();
  await db.deleteFrom('exam_attempts').where('user_id', '=', userId).execute();
  await db.deleteFrom('exam_allowances').where('user_id', '=', userId).execute();
  await db.deleteFrom('content_comments').where('user_id', '=', userId).execute();
  await db.deleteFrom('review_votes').where('user_id', '=', userId).execute();
  await db
    .deleteFrom('review_votes')
    .where('review_id', 'in', db.selectFrom('content_ratings').select('id').where('user_id', '=', userId))
    .execute();
  await db.deleteFrom('content_ratings').where('user_id', '=', userId).execute();
  await db.deleteFrom('consultations').where('user_id', '=', userId).execute();
  await db.deleteFrom('annotations').where('user_id', '=', userId).execute();
  await db.deleteFrom('bookmarks').where('user_id', '=', userId).execute();
  await db.deleteFrom('reading_places').where('user_id', '=', userId).execute();
  await db.deleteFrom('reading_settings').where('user_id', '=', userId).execute();
}

/** Takes away what somebody told or was told, and their place in plans. Proofs of consents and of payments stay. */
export async function eraseWords(db: Database, userId: string, email: string): Promise<void> {
  await db.deleteFrom('profile_details').where('user_id', '=', userId).execute();
  await db.deleteFrom('billing_records').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await db.deleteFrom('email_tokens').where('user_id', '=', userId).execute();
  await db.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await db.deleteFrom('pending_registrations').where('email', '=', email).execute();
  await db.deleteFrom('mailbox_proofs').where('email', '=', email).execute();
  await db
    .deleteFrom('sign_in_failures')
    .where(sql`substr(email || ' ', 1, ${email.length + 1})`, '=', `${email} `)
    .execute();
  await db.updateTable('refunds').set({ words: '' }).where('user_id', '=', userId).execute();
  await db.updateTable('disputes').set({ words: '', answer: '' }).where('user_id', '=', userId).execute();
  await db.deleteFrom('order_notices').where('user_id', '=', userId).execute();
  await db.deleteFrom('saved_products').where('user_id', '=', userId).execute();
  await db.deleteFrom('saved_letters_stopped').where('user_id', '=', userId).execute();
  await db
    .deleteFrom('message_answers')
    .where('message_id', 'in', (of) => of.selectFrom('messages').select('id').where('user_id', '=', userId))
    .execute();
  await db.deleteFrom('messages').where('user_id', '=', userId).execute();
  await db.deleteFrom('news_subscriptions').where('email', '=', email).execute();
  await db
    .deleteFrom('team_invitations')
    .where((row) => row.or([row('email', '=', email), row('accepted_by', '=', userId)]))
    .execute();
  await db.deleteFrom('account_roles').where('user_id', '=', userId).execute();
  await db.updateTable('staff').set({ user_id: null }).where('user_id', '=', userId).execute();
  await db.deleteFrom('idempotency_keys').where('owner', '=', userId).execute();
  await eraseLetters(db, email);
  await eraseCart(db, userId);
  await eraseGifts(db, userId);
  await leavePlans(db, userId, email);
}

/** Letters on their way arrive; the copies of those that did are not needed. */
async function eraseLetters(db: Database, email: string): Promise<void> {
  await db
    .deleteFrom('outbox_mails')
    .where('id', 'in', lettersTo(db, email).select('id'))
    .where('sent_at', 'is not', null)
    .execute();
}

/**
 * For whom gifts were and what their letters said goes, of those somebody gave and of those they were given. What is paid and not
 * accepted stays until it is: it is somebody else's, who would lose it.
 */
async function eraseGifts(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('gifts')
    .set(forgottenPeople)
    .where((row) =>
      row.or([
        row('accepted_by', '=', userId),
        row.and([
          row('order_id', 'in', db.selectFrom('orders').select('id').where('user_id', '=', userId)),
          row.or([row('accepted_at', 'is not', null), row('due_at', 'is', null)]),
        ]),
      ]),
    )
    .execute();
}

async function eraseCart(db: Database, userId: string): Promise<void> {
  const carts = db.selectFrom('carts').select('id').where('user_id', '=', userId);
  await db.deleteFrom('cart_lines').where('cart_id', 'in', carts).execute();
  await db.updateTable('cart_events').set({ user_id: null }).where('user_id', '=', userId).execute();
  await db.updateTable('carts').set({ user_id: null, cookie_hash: null }).where('user_id', '=', userId).execute();
}

/** Nobody uses a deleted account's plan, and no list names it any more. */
async function leavePlans(db: Database, userId: string, email: string): Promise<void> {
  await db
    .updateTable('plan_members')
    .set({ state: 'removed', seat: null, name: '', email: '' })
    .where((row) => row.or([row('owner_id', '=', userId), row('user_id', '=', userId), row('email', '=', email)]))
    .execute();
  await db
    .deleteFrom('responsibles')
    .where((row) => row.or([row('owner_id', '=', userId), row('user_id', '=', userId)]))
    .execute();
}
