import type { Kysely } from 'kysely';
import type { PersonalRecord } from '#application/server/accounts/ports/personal-records.ts';
import { lettersTo } from './letters-to.ts';
import { givenBackTo } from './personal-refunds.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

type Database = Kysely<SchoolDatabase>;
type Part<K extends keyof PersonalRecord> = Promise<Pick<PersonalRecord, K>>;

/** How somebody paid, and what was in their cart. */
export async function payingOf(
  db: Database,
  userId: string,
): Part<
  | 'payments'
  | 'gifts'
  | 'vouchers'
  | 'surplusPayments'
  | 'refunds'
  | 'disputes'
  | 'creditNotes'
  | 'discountCodes'
  | 'cart'
  | 'cartHistory'
  | 'savedProducts'
  | 'orderNotices'
> {
  const payments = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
    .select(['orders.number as order', 'payment_attempts.gateway', 'payment_attempts.status'])
    .select([
      'payment_attempts.amount',
      'payment_attempts.card_mask as card',
      'payment_attempts.created_at as createdAt',
    ])
    .where('orders.user_id', '=', userId)
    .orderBy('payment_attempts.created_at')
    .execute();
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['bank', 'operation_number as operationNumber', 'paid_on as paidOn', 'amount', 'payer_name as payerName'])
    .select(['state', 'sent_at as sentAt', 'decided_at as decidedAt', 'decision_reason as decisionReason'])
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute();
  const discountCodes = await db
    .selectFrom('code_uses')
    .innerJoin('discount_codes', 'discount_codes.id', 'code_uses.code_id')
    .select(['discount_codes.word', 'code_uses.used_at as usedAt'])
    .where('code_uses.user_id', '=', userId)
    .orderBy('code_uses.used_at')
    .execute();
  const orderNotices = await db
    .selectFrom('order_notices')
    .select(['kind', 'text', 'at', 'seen_at as seenAt'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const gifts = await giftsOf(db, userId);
  const back = await givenBackTo(db, userId);
  return { payments, gifts, vouchers, ...back, discountCodes, orderNotices, ...(await cartOf(db, userId)) };
}

/** What somebody gave, with whom it was for; and what they were given as its letter said it, not to whose address that went. */
async function giftsOf(db: Database, userId: string): Promise<PersonalRecord['gifts']> {
  const gifts = db
    .selectFrom('gifts')
    .innerJoin('orders', 'orders.id', 'gifts.order_id')
    .select(['gifts.giver_name as giverName', 'gifts.recipient_name as recipientName', 'gifts.message'])
    .select(['gifts.sent_at as sentAt', 'gifts.accepted_at as acceptedAt'])
    .orderBy('orders.number');
  const given = await gifts
    .select(['orders.number as order', 'gifts.recipient_email as recipientEmail', 'gifts.send_on as sendOn'])
    .where('orders.user_id', '=', userId)
    .execute();
  const received = await gifts.where('orders.user_id', '<>', userId).where('gifts.accepted_by', '=', userId).execute();
  return [...given, ...received];
}

async function cartOf(db: Database, userId: string): Part<'cart' | 'cartHistory' | 'savedProducts'> {
  const cart = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .innerJoin('products', 'products.id', 'cart_lines.product_id')
    .select(['products.title', 'cart_lines.added_at as addedAt', 'carts.code_word as codeWord'])
    .where('carts.user_id', '=', userId)
    .orderBy('cart_lines.position')
    .execute();
  const cartHistory = await db
    .selectFrom('cart_events')
    .innerJoin('products', 'products.id', 'cart_events.product_id')
    .select(['products.title', 'cart_events.kind', 'cart_events.at'])
    .where('cart_events.user_id', '=', userId)
    .orderBy('cart_events.at')
    .execute();
  const savedProducts = await db
    .selectFrom('saved_products')
    .innerJoin('products', 'products.id', 'saved_products.product_id')
    .select(['products.title', 'saved_products.saved_at as savedAt', 'saved_products.known_price as knownPrice'])
    .where('saved_products.user_id', '=', userId)
    .orderBy('saved_products.saved_at')
    .execute();
  return { cart, cartHistory, savedProducts };
}

/** What somebody said of contents, where they stopped reading, and what became of their certificates and exams besides. */
export async function studyTracesOf(
  db: Database,
  userId: string,
): Part<
  'comments' | 'ratings' | 'reviewVotes' | 'readingPlaces' | 'readingSettings' | 'extraAttempts' | 'certificateReissues'
> {
  const comments = await db
    .selectFrom('content_comments')
    .innerJoin('products', 'products.id', 'content_comments.product_id')
    .select(['products.title as content', 'content_comments.text'])
    .select(['content_comments.written_at as writtenAt', 'content_comments.changed_at as changedAt'])
    .where('content_comments.user_id', '=', userId)
    .orderBy('content_comments.written_at')
    .execute();
  const ratings = await db
    .selectFrom('content_ratings')
    .innerJoin('products', 'products.id', 'content_ratings.product_id')
    .select(['products.title as content', 'content_ratings.stars', 'content_ratings.opinion', 'content_ratings.at'])
    .select(['content_ratings.answer', 'content_ratings.hidden_at as hiddenAt'])
    .select(['content_ratings.hidden_reason as hiddenReason'])
    .where('content_ratings.user_id', '=', userId)
    .orderBy('content_ratings.at')
    .execute();
  const reviewVotes = await db
    .selectFrom('review_votes')
    .select(['kind', 'reason', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  const readingPlaces = await db
    .selectFrom('reading_places')
    .innerJoin('products', 'products.id', 'reading_places.product_id')
    .select(['products.title as book', 'reading_places.section_slug as section', 'reading_places.device'])
    .select(['reading_places.at'])
    .where('reading_places.user_id', '=', userId)
    .orderBy('reading_places.at')
    .execute();
  const readingSettings = await db
    .selectFrom('reading_settings')
    .select(['settings', 'changed_at as changedAt'])
    .where('user_id', '=', userId)
    .execute();
  const extraAttempts = await db
    .selectFrom('exam_allowances')
    .innerJoin('exams', 'exams.id', 'exam_allowances.exam_id')
    .select(['exams.title', 'exam_allowances.granted', 'exam_allowances.consumed'])
    .where('exam_allowances.user_id', '=', userId)
    .orderBy('exams.id')
    .execute();
  const certificateReissues = await db
    .selectFrom('certificate_reissues')
    .innerJoin('certificates', 'certificates.code', 'certificate_reissues.code')
    .select(['certificate_reissues.code', 'certificate_reissues.at', 'certificate_reissues.reason'])
    .select(['certificate_reissues.former_name as formerName'])
    .select(['certificate_reissues.former_document as formerDocument'])
    .where('certificates.user_id', '=', userId)
    .orderBy('certificate_reissues.at')
    .execute();
  return { comments, ratings, reviewVotes, readingPlaces, readingSettings, extraAttempts, certificateReissues };
}

/** The plans somebody shares or has a seat in; of an owner's seats also whom they invited. */
export async function plansOf(db: Database, userId: string): Part<'planSeats' | 'responsibilities'> {
  const planSeats = await db
    .selectFrom('plan_members')
    .innerJoin('products', 'products.id', 'plan_members.plan_id')
    .select(['products.title as plan', 'plan_members.name', 'plan_members.email', 'plan_members.state'])
    .select(['plan_members.invited_at as invitedAt', 'plan_members.accepted_at as acceptedAt'])
    .where((row) => row.or([row('plan_members.owner_id', '=', userId), row('plan_members.user_id', '=', userId)]))
    .orderBy('plan_members.invited_at')
    .execute();
  const responsibilities = await db
    .selectFrom('responsibles')
    .innerJoin('users', 'users.id', 'responsibles.user_id')
    .select(['users.given_names as responsible', 'responsibles.since'])
    .where((row) => row.or([row('responsibles.owner_id', '=', userId), row('responsibles.user_id', '=', userId)]))
    .orderBy('responsibles.since')
    .execute();
  return { planSeats, responsibilities };
}

/** What was sent to somebody's address. The texts of letters are not repeated: they carry keys to the account. */
export async function lettersOf(db: Database, userId: string): Part<'letters' | 'newsletter' | 'emailChanges'> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  const email = user?.email ?? '';
  const letters =
    email === ''
      ? []
      : await lettersTo(db, email)
          .select(['recipient', 'subject', 'created_at as createdAt', 'sent_at as sentAt'])
          .orderBy('created_at')
          .execute();
  const subscriptions = await db
    .selectFrom('news_subscriptions')
    .select(['subscribed_at as at', 'confirmed_at as confirmedAt', 'unsubscribed_at as endedAt'])
    .where('email', '=', email)
    .execute();
  const consents = await db
    .selectFrom('news_consents')
    .select(['at', 'event', 'text_version as textVersion', 'address'])
    .where('email', '=', email)
    .orderBy('at')
    .execute();
  const emailChanges = await db
    .selectFrom('email_changes')
    .select(['email', 'created_at as askedAt', 'used_at as confirmedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const stopped = await db
    .selectFrom('saved_letters_stopped')
    .select('at as savedLettersStoppedAt')
    .where('user_id', '=', userId)
    .execute();
  return { letters, newsletter: [...subscriptions, ...consents, ...stopped], emailChanges };
}
