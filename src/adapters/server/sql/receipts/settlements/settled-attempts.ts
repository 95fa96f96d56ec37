import type { Kysely } from 'kysely';
import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import { lostDisputes } from '#adapters/server/sql/receipts/books/lost-disputes.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { GatewayCharge } from '#domain/receipts/settlements/settlement-facts.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { money, NOTHING } from '#domain/shared/money.ts';

/** Ids that are asked for at once. */
const atOnce = 400;

/** Attempts of some gateways as what they settle is compared with: what each charged, what went back of it, and what banks want of it. */
export async function chargesOf(
  db: Kysely<SchoolDatabase>,
  attemptIds: ReadonlySet<string>,
  gateways: readonly string[],
): Promise<readonly GatewayCharge[]> {
  const charges: GatewayCharge[] = [];
  for (const ids of inParts([...attemptIds], atOnce)) {
    const attempts = await db
      .selectFrom('payment_attempts')
      .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
      .selectAll('payment_attempts')
      .select('orders.number as order_number')
      .where('payment_attempts.id', 'in', ids)
      .where('payment_attempts.gateway', 'in', gateways)
      .execute();
    const surplus = await db.selectFrom('surplus_payments').selectAll().where('attempt_id', 'in', ids).execute();
    const refunds = await db
      .selectFrom('refunds')
      .select(['attempt_id', 'number', 'amount', 'updated_at'])
      .where('attempt_id', 'in', ids)
      .where('state', '=', 'done')
      .where('dispute_id', 'is', null)
      .orderBy('number')
      .execute();
    const lost = await lostDisputes(db).where('attempt_id', 'in', ids).orderBy('number').execute();
    const disputes = await db
      .selectFrom('disputes')
      .select(['attempt_id', 'number', 'amount', 'state'])
      .where('attempt_id', 'in', ids)
      .where('state', 'in', ['open', 'answered', 'won'])
      .orderBy('number')
      .execute();
    charges.push(
      ...attempts.map((attempt): GatewayCharge => {
        const over = surplus.find((each) => each.attempt_id === attempt.id);
        // One that was known as refused and charged all the same is told by its surplus alone.
        const at = attempt.status === 'paid' ? attempt.updated_at : (over?.arrived_at ?? null);
        return {
          gateway: attempt.gateway,
          purchaseNumber: attempt.purchase_number,
          transactionId: attempt.transaction_id,
          orderNumber: attempt.order_number,
          amount: money(attempt.amount),
          surplusBack: over?.given_back_at === null || over === undefined ? NOTHING : money(over.amount),
          chargedOn: at === null ? null : limaDay(new Date(at)),
          disputes: disputes
            .filter((each) => each.attempt_id === attempt.id)
            .map(({ number, amount, state }) => ({ number, amount: money(amount), isWon: state === 'won' })),
          refunds: [...refunds, ...lost.map((each) => ({ ...each, number: null }))]
            .filter((each) => each.attempt_id === attempt.id)
            .map(({ number, amount, updated_at: on }) => ({
              number,
              amount: money(amount),
              on: limaDay(new Date(on)),
            })),
        };
      }),
    );
  }
  return charges;
}
