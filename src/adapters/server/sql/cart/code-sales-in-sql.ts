import type { Kysely } from 'kysely';
import type { CodeUse } from '#application/read-models/cart/code-sales.ts';
import { CodeSales, type CodeOfSeller } from '#application/server/cart/ports/code-sales.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { ConfirmedSale } from '#domain/orders/sales-by-month.ts';
import { money } from '#domain/shared/money.ts';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { sellersOfMailbox } from './sellers-of-mailbox.ts';

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
    const rows = await this.#ordersOf(codeId)
      .leftJoin('refunds', (join) => join.onRef('refunds.order_id', '=', 'orders.id').on('refunds.state', '=', 'done'))
      .select(['orders.confirmed_at', 'orders.new_total', 'orders.discount'])
      .select(({ fn }) => fn.sum<number | string | null>('refunds.amount').as('returned'))
      .where('orders.status', 'in', ['confirmed', 'finished'])
      .groupBy(['orders.id', 'orders.confirmed_at', 'orders.new_total', 'orders.discount'])
      .execute();
    return rows.flatMap(({ confirmed_at: at, new_total: sold, discount, returned }) =>
      at === null
        ? []
        : [
            {
              confirmedAt: new Date(at),
              sold: money(sold),
              taken: money(discount),
              returned: money(Number(returned ?? 0)),
            },
          ],
    );
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
