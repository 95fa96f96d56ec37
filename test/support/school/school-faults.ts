import { type RawBuilder, sql } from 'kysely';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';

/** What can never be true of a school, whenever it is looked at: half of a transaction would show as one of these. */
const impossible: Readonly<Record<string, RawBuilder<{ id: string }>>> = {
  'an order whose lines are not its sum': sql`
    select o.id from orders o left join order_lines l on l.order_id = o.id group by o.id, o.total, o.new_total, o.base, o.tax
    having coalesce(sum(l.price), -1) <> o.total or sum(l.net) <> o.new_total or sum(l.base) <> o.base or sum(l.tax) <> o.tax`,
  'a paid order that gives nothing': sql`
    select o.id from orders o where o.status in ('confirmed', 'finished')
      and not exists (select 1 from grants g where g.order_id = o.id)
      and not exists (select 1 from gifts g where g.order_id = o.id)`,
  'a grant of an order that is not paid': sql`
    select o.id from grants g join orders o on o.id = g.order_id where o.status not in ('confirmed', 'finished')`,
  'a finished order without its receipt': sql`
    select o.id from orders o where o.status = 'finished' and o.billing <> 'null'
      and not exists (select 1 from receipts r where r.order_id = o.id)`,
  'a receipt whose order is not finished': sql`
    select r.id from receipts r join orders o on o.id = r.order_id where o.status <> 'finished'`,
  'a series with a gap': sql`
    select series as id from receipts group by series having count(*) <> max(number)`,
  'a paid attempt whose order is not paid': sql`
    select a.id from payment_attempts a join orders o on o.id = a.order_id
    where a.status = 'paid' and o.status not in ('confirmed', 'finished')
      and not exists (select 1 from surplus_payments s where s.attempt_id = a.id)`,
  'a voucher that waits while its order does not': sql`
    select v.id from vouchers v join orders o on o.id = v.order_id where v.state in ('sent', 'review') and o.status <> 'pending'`,
};

/** Every such thing that is there, in words. */
export async function faultsOfSchool({ db }: OpenDatabase): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const [what, query] of Object.entries(impossible)) {
    const { rows } = await query.execute(db);
    faults.push(...rows.map(({ id }) => `${what}: ${id}`));
  }
  return faults;
}
