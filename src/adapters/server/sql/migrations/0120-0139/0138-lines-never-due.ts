import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * Lines of orders whose product their buyer had when the order was paid. Of orders that were paid before it was noted: those without a
 * grant of an order of which money was kept for that reason, unless a refund took the grant away.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table order_lines add column is_never_due integer not null default 0 check (is_never_due in (0, 1))',
    `update order_lines set is_never_due = 1
      where exists (
        select 1 from surplus_payments
        where surplus_payments.order_id = order_lines.order_id
          and surplus_payments.reason = 'products-owned' and surplus_payments.is_overpaid = 0
      )
      and exists (
        select 1 from orders where orders.id = order_lines.order_id and orders.status in ('confirmed', 'finished')
      )
      and not exists (
        select 1 from grants
        where grants.order_id = order_lines.order_id and grants.product_id = order_lines.product_id
      )
      and not exists (
        select 1 from refunds
        where refunds.order_id = order_lines.order_id and refunds.state = 'done'
          and refunds.lines like '%"productId":' || order_lines.product_id || ',%'
      )`,
  ]);
}
