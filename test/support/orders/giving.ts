import type { LightMyRequestResponse } from 'fastify';
import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { TypedGift } from '#domain/orders/gift.ts';
import type { Shopper } from '#test/support/cart/shop.ts';
import type { TestSchool } from '#test/support/school/test-school.ts';
import { typedGift } from './gift-builders.ts';

export const approvedCard = '4111 1111 1111 1111';

/** Puts something for somebody else into the cart. */
export async function putGift(
  buyer: Shopper,
  slug: string,
  planPriceId: number | null = null,
): Promise<LightMyRequestResponse> {
  return buyer.call('POST', '/api/v1/cart/gift-additions', { slug, planPriceId });
}

/** Orders what is in the cart as a gift; the order's id. */
export async function orderGift(
  buyer: Shopper,
  expectedTotal: string,
  gift: Partial<TypedGift> = {},
  changes: object = {},
): Promise<string> {
  const placed = await buyer.order(expectedTotal, { gift: typedGift(gift), ...changes });
  if (placed.statusCode !== 201) throw new Error(placed.body);
  return placed.json<{ id: string }>().id;
}

/** Pays an order with a card that is approved. */
export async function payByCard(buyer: Shopper, orderId: string): Promise<void> {
  const { page } = (await buyer.startPayment(orderId)).json<{ page: string }>();
  const { action, token } = await buyer.typeCard(new URL(page, 'http://school').pathname, approvedCard);
  await buyer.post(new URL(action, 'http://school').pathname, { transactionToken: token });
}

/** The secrets in the letters of gifts that were posted, the oldest first, as long as they are not delivered. */
export async function secretsIn(db: Kysely<SchoolDatabase>): Promise<readonly string[]> {
  const mails = await db.selectFrom('outbox_mails').select('text_body').orderBy('created_at').orderBy('id').execute();
  return mails.flatMap(({ text_body: text }) => {
    const [, secret] = /\/regalo\/([\w-]+)/.exec(text) ?? [];
    return secret ?? [];
  });
}

/** The same of a school. */
export const giftSecrets = ({ db }: TestSchool) => secretsIn(db);

let keys = 0;

/** Accepts a gift. */
export function acceptGift(person: Shopper, secret: string, knowing = false): Promise<LightMyRequestResponse> {
  const key = { 'idempotency-key': `clave-de-aceptar-${++keys}` };
  return person.call('POST', '/api/v1/gift-acceptances', { secret, knowing }, key);
}

/** What accounts were given, by product. */
export async function grantsIn({ db }: TestSchool) {
  return db
    .selectFrom('grants')
    .select(['user_id', 'product_id', 'order_id', 'ends_at', 'is_gift'])
    .orderBy('product_id')
    .orderBy('user_id')
    .execute();
}
