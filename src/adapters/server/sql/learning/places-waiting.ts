import { type Kysely, sql } from 'kysely';
import type { OrderChoices } from '#application/server/orders/ports/orders.ts';
import type { PlacesWaiting } from '#domain/learning/seminars/places.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { methodsThatWait } from '#domain/orders/order-steps.ts';

/** Whether the card of an order is being charged, its gateway is silent, or its voucher waits for an answer. */
const isBeingPaid = sql<number>`case when
  exists (select 1 from payment_attempts where payment_attempts.order_id = orders.id and payment_attempts.status in ('authorizing', 'unknown'))
  or exists (select 1 from vouchers where vouchers.order_id = orders.id and vouchers.state in ('sent', 'review'))
  then 1 else 0 end`;

/** Lines of orders, of a seminar and of plans that name it. */
function linesOfSeminar(db: Kysely<SchoolDatabase>, seminarId: number) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .leftJoin('gifts', 'gifts.order_id', 'orders.id')
    .select(['orders.id', 'orders.user_id', 'orders.status', 'order_lines.product_id', 'order_lines.choices'])
    .select(['products.plan_seats', 'gifts.order_id as gift', isBeingPaid.as('is_being_paid')])
    .where((each) =>
      each.or([
        each('order_lines.product_id', '=', seminarId),
        each(
          'order_lines.product_id',
          'in',
          each
            .selectFrom('plan_products')
            .select('plan_products.plan_id')
            .where('plan_products.product_id', '=', seminarId)
            .where('plan_products.removed_at', 'is', null),
        ),
      ]),
    );
}

/** What waits for places of a seminar: what is being paid, deposits and codes of cash that are waited for, and gifts that nobody has accepted. */
export async function placesWaiting(
  db: Kysely<SchoolDatabase>,
  seminarId: number,
  now: Date,
): Promise<readonly PlacesWaiting[]> {
  const rows = await linesOfSeminar(db, seminarId)
    .where((each) =>
      each.or([
        each('orders.status', '=', 'pending'),
        each.and([each('orders.status', 'in', ['continue', 'expired']), each(isBeingPaid, '=', 1)]),
        each.and([
          each('orders.status', '=', 'continue'),
          each('orders.payment_method', 'in', methodsThatWait),
          each('orders.expires_at', '>', now.toISOString()),
          // Nobody pays it any more.
          each('users.disabled_at', 'is', null),
        ]),
        each.and([
          each('orders.status', 'in', ['confirmed', 'finished']),
          each('gifts.accepted_at', 'is', null),
          // Of a paid gift that is given; one whose money went back is due no more.
          each('gifts.due_at', 'is not', null),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => {
    const { seats = 0, seatsAlone = false } = JSON.parse(row.choices) as OrderChoices;
    return {
      orderId: row.id,
      userId: row.user_id,
      productId: row.product_id,
      persons: seats + (seatsAlone ? 0 : (row.plan_seats ?? 1)),
      isFurther: seatsAlone,
      isGift: row.gift !== null,
      isBeingPaid: row.status !== 'continue' || Number(row.is_being_paid) === 1,
    };
  });
}
