import type { Kysely } from 'kysely';
import { sellersOfMailbox } from '#adapters/server/sql/cart/sellers-of-mailbox.ts';
import { instantsOf } from '#adapters/server/sql/receipts/books/touched-orders.ts';
import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import {
  type AgreedShare,
  type KeptShares,
  RevenueShares,
  type ShareChoice,
} from '#application/server/receipts/shares/ports/revenue-shares.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import type { CreditedLine } from '#domain/receipts/credit-note.ts';
import type { OrderSnapshot } from '#domain/orders/order-snapshot.ts';
import type { ShareParty } from '#domain/receipts/shares/share-rates.ts';
import type { SoldLine } from '#domain/receipts/shares/share-statement.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';

/** Orders that are looked up at once. */
const atOnce = 400;

export class RevenueSharesInSql extends RevenueShares {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async rates(): Promise<readonly AgreedShare[]> {
    const rows = await this.db.selectFrom('revenue_shares').selectAll().orderBy('set_at').orderBy('id').execute();
    return rows.map((row) => ({
      id: row.id,
      party: partyOf(row.party, row.party_id),
      productId: row.product_id,
      rate: rate(row.rate),
      from: row.from_day as PlainDate,
      setBy: row.set_by,
      setAt: new Date(row.set_at),
    }));
  }

  async agree({ id, party, productId, rate: points, from, setBy, setAt }: AgreedShare): Promise<void> {
    await this.db
      .insertInto('revenue_shares')
      .values({
        id,
        party: party.kind,
        party_id: party.id,
        product_id: productId,
        rate: points,
        from_day: from,
        set_by: setBy,
        set_at: setAt.toISOString(),
      })
      .execute();
  }

  async choices(): Promise<readonly ShareChoice[]> {
    const teachers = await this.db
      .selectFrom('product_staff')
      .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
      .innerJoin('products', 'products.id', 'product_staff.product_id')
      .select(['staff.id', 'staff.full_name as name', 'products.id as productId', 'products.title'])
      .distinct()
      .where('products.status', '=', 'published')
      .orderBy('staff.full_name')
      .orderBy('products.title')
      .orderBy('products.id')
      .execute();
    const sellers = await this.db
      .selectFrom('sellers')
      .select(['id', 'trade_name as name'])
      .where('verified', '=', 1)
      .orderBy('trade_name')
      .orderBy('id')
      .execute();
    return [
      ...teachers.map(({ id, name, productId, title }) => ({
        party: { kind: 'teacher', id } as const,
        name,
        product: { id: productId, title },
      })),
      ...sellers.map(({ id, name }) => ({ party: { kind: 'seller', id } as const, name, product: null })),
    ];
  }

  async names(parties: readonly ShareParty[]): Promise<ReadonlyMap<string, string>> {
    const idsOf = (kind: ShareParty['kind']) => parties.filter((each) => each.kind === kind).map(({ id }) => id);
    const names = new Map<string, string>();
    const [teachers, sellers] = [idsOf('teacher'), idsOf('seller')];
    if (teachers.length > 0) {
      const rows = await this.db.selectFrom('staff').select(['id', 'full_name']).where('id', 'in', teachers).execute();
      for (const row of rows) names.set(`teacher ${row.id}`, row.full_name);
    }
    if (sellers.length > 0) {
      const rows = await this.db
        .selectFrom('sellers')
        .select(['id', 'trade_name'])
        .where('id', 'in', sellers)
        .execute();
      for (const row of rows) names.set(`seller ${row.id}`, row.trade_name);
    }
    return names;
  }

  async lines(month: BookMonth): Promise<readonly SoldLine[]> {
    const { from, until } = instantsOf(month);
    const touched = await this.db
      .selectFrom('orders')
      .select('id')
      .where('confirmed_at', '>=', from)
      .where('confirmed_at', '<', until)
      .union(
        this.db
          .selectFrom('refunds')
          .select('order_id as id')
          .where('state', '=', 'done')
          .where('updated_at', '>=', from)
          .where('updated_at', '<', until),
      )
      .execute();
    const lines: SoldLine[] = [];
    for (const ids of inParts(
      touched.map(({ id }) => id),
      atOnce,
    ))
      lines.push(...(await this.#linesOf(ids)));
    return lines.toSorted((one, other) => one.orderNumber - other.orderNumber);
  }

  async keep(month: BookMonth, shares: KeptShares): Promise<void> {
    await this.db
      .insertInto('closed_shares')
      .values({ month, shares: JSON.stringify(shares) })
      .execute();
  }

  async kept(month: BookMonth): Promise<KeptShares | null> {
    const row = await this.db
      .selectFrom('closed_shares')
      .select('shares')
      .where('month', '=', month)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.shares) as KeptShares);
  }

  async partiesOf(userId: string): Promise<readonly ShareParty[]> {
    const teachers = await this.db.selectFrom('staff').select('id').where('user_id', '=', userId).execute();
    const account = await this.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .where('email_verified_at', 'is not', null)
      .executeTakeFirst();
    const sellers =
      account === undefined
        ? []
        : await sellersOfMailbox(this.db, account.email).select('sellers.id').orderBy('sellers.id').execute();
    return [
      ...teachers.map(({ id }) => ({ kind: 'teacher', id }) as const),
      ...sellers.map(({ id }) => ({ kind: 'seller', id }) as const),
    ];
  }

  async #linesOf(ids: readonly string[]): Promise<readonly SoldLine[]> {
    const rows = await this.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['orders.id', 'orders.number', 'orders.confirmed_at', 'order_lines.product_id', 'order_lines.title'])
      .select(['order_lines.base', 'orders.snapshot'])
      .where('orders.id', 'in', ids)
      .where('orders.status', 'in', ['confirmed', 'finished'])
      // What its buyer had is given back beside the order, and was never sold.
      .where('order_lines.is_never_due', '=', 0)
      .orderBy('orders.number')
      .orderBy('order_lines.position')
      .execute();
    const sellers = await this.db
      .selectFrom('sellers')
      .select(['id', 'discount_code_id'])
      .where('discount_code_id', 'is not', null)
      .orderBy('id', 'desc')
      .execute();
    const sellerOf = new Map(sellers.map((row) => [row.discount_code_id, row.id]));
    const refunds = await this.db
      .selectFrom('refunds')
      .select(['order_id', 'lines', 'updated_at'])
      .where('order_id', 'in', ids)
      .where('state', '=', 'done')
      .orderBy('updated_at')
      .orderBy('number')
      .execute();
    const backOf = (orderId: string, productId: number): SoldLine['returns'] =>
      refunds
        .filter((refund) => refund.order_id === orderId)
        .flatMap(({ lines, updated_at: at }) =>
          (JSON.parse(lines) as readonly CreditedLine[])
            .filter((line) => line.productId === productId)
            .map(({ base }) => ({ base: money(base), on: limaDay(new Date(at)) })),
        );
    return rows.flatMap(({ id, number, confirmed_at: at, product_id: productId, title, base, snapshot }) =>
      at === null
        ? []
        : [
            {
              orderNumber: number,
              productId,
              title,
              // What the order was frozen with: the use of its code is given back with its money.
              sellerId: sellerOf.get((JSON.parse(snapshot) as OrderSnapshot).code?.id ?? null) ?? null,
              soldOn: limaDay(new Date(at)),
              base: money(base),
              returns: backOf(id, productId),
            },
          ],
    );
  }
}

const partyOf = (kind: string, id: number): ShareParty => ({ kind: kind === 'seller' ? 'seller' : 'teacher', id });
