import { type Kysely, sql } from 'kysely';
import type { CodeUse } from '#application/read-models/cart/code-sales.ts';
import { CodeSales, type CodeOfSeller } from '#application/server/cart/ports/code-sales.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { ConfirmedSale } from '#domain/orders/sales-by-month.ts';
import { money } from '#domain/shared/money.ts';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { isSoldWith } from './sold-with-code.ts';
import { sellersOfMailbox } from './sellers-of-mailbox.ts';

/** As the engines say a sum; null: of nothing. */
type Summed = number | string | null;

export class CodeSalesInSql extends CodeSales {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async uses(
    codeId: number,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly found: readonly CodeUse[]; readonly total: number }> {
    const ofCode = this.#ordersOf(codeId);
    const { total } = await ofCode
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await ofCode
      .innerJoin('users', 'users.id', 'orders.user_id')
      .select(['orders.number', 'orders.status', 'orders.discount', 'orders.new_total', 'code_uses.used_at'])
      .select([...nameColumns, 'users.email'])
      .orderBy('code_uses.used_at', 'desc')
      .orderBy('orders.number', 'desc')
      .offset(offset)
      .limit(limit)
      .execute();
    const found = rows.map((row) => ({
      number: row.number,
      state: row.status as OrderState,
      buyer: { name: nameOfAccount(row), email: row.email },
      usedAt: row.used_at,
      taken: money(row.discount),
      total: money(row.new_total),
    }));
    return { found, total: Number(total) };
  }

  async confirmed(codeId: number): Promise<readonly ConfirmedSale[]> {
    const neverDueOf = (column: 'net' | 'discount') => sql<Summed>`(
      select sum(order_lines.${sql.ref(column)}) from order_lines where order_id = orders.id and is_never_due = 1
    )`;
    const returned = sql<Summed>`(select sum(amount) from refunds where order_id = orders.id and state = 'done')`;
    const rows = await this.db
      .selectFrom('orders')
      .select(['confirmed_at', 'new_total', 'discount'])
      .select([returned.as('returned'), neverDueOf('net').as('neverDue'), neverDueOf('discount').as('neverTaken')])
      .where(isSoldWith(this.db, sql.val(codeId)))
      .execute();
    return rows.flatMap((row) => {
      if (row.confirmed_at === null) return [];
      const neverDue = Number(row.neverDue ?? 0);
      return [
        {
          confirmedAt: new Date(row.confirmed_at),
          sold: money(row.new_total - neverDue),
          taken: money(row.discount - Number(row.neverTaken ?? 0)),
          returned: money(Number(row.returned ?? 0)),
          neverDue: money(neverDue),
        },
      ];
    });
  }

  async codesOfMailbox(email: EmailAddress): Promise<readonly CodeOfSeller[]> {
    const rows = await sellersOfMailbox(this.db, email)
      .innerJoin('discount_codes', 'discount_codes.id', 'sellers.discount_code_id')
      .select(['discount_codes.id', 'discount_codes.word', 'sellers.trade_name as tradeName'])
      .orderBy('sellers.trade_name')
      .orderBy('sellers.id')
      .execute();
    return rows;
  }

  async codeOfSeller(sellerId: number): Promise<{ readonly id: number; readonly word: string } | null> {
    const row = await this.db
      .selectFrom('sellers')
      .innerJoin('discount_codes', 'discount_codes.id', 'sellers.discount_code_id')
      .select(['discount_codes.id', 'discount_codes.word'])
      .where('sellers.id', '=', sellerId)
      .executeTakeFirst();
    return row ?? null;
  }

  #ordersOf(codeId: number) {
    return this.db
      .selectFrom('code_uses')
      .innerJoin('orders', 'orders.id', 'code_uses.order_id')
      .where('code_uses.code_id', '=', codeId);
  }
}
