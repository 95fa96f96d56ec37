import type { Kysely, Selectable } from 'kysely';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { ReceiptType } from '#domain/orders/billing-record.ts';
import type { Receipt, TaxState } from '#domain/receipts/receipt.ts';
import type { ReceiptsTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** What of a receipt is kept as one document. */
type Content = Pick<Receipt, 'orderNumber' | 'issuer' | 'buyer' | 'lines' | 'totals' | 'hash' | 'consultAt'>;

export class ReceiptsInSql extends Receipts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async nextNumber(series: string): Promise<number> {
    const { value } = await this.db
      .insertInto('counters')
      .values({ name: `receipts:${series}`, value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet((column) => ({ value: column('counters.value', '+', 1) })),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    return value;
  }

  async add(receipt: Receipt): Promise<void> {
    const { orderNumber, issuer, buyer, lines, totals, hash, consultAt } = receipt;
    const content = { orderNumber, issuer, buyer, lines, totals, hash, consultAt } as Content;
    await this.db
      .insertInto('receipts')
      .values({
        id: receipt.id,
        order_id: receipt.orderId,
        user_id: receipt.userId,
        type: receipt.type,
        series: receipt.series,
        number: receipt.number,
        issued_at: receipt.issuedAt.toISOString(),
        total: totals.total,
        content: JSON.stringify(content),
        tax_state: receipt.taxState,
        tax_answer: null,
      })
      .execute();
  }

  async find(id: string): Promise<Receipt | null> {
    const row = await this.db.selectFrom('receipts').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : receiptOf(row);
  }

  async ofOrder(orderId: string): Promise<Receipt | null> {
    const row = await this.db.selectFrom('receipts').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    return row === undefined ? null : receiptOf(row);
  }

  async ofUser(userId: string, limit: number): Promise<readonly Receipt[]> {
    const rows = await this.db
      .selectFrom('receipts')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('issued_at', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(receiptOf);
  }

  async unsent(limit: number): Promise<readonly Receipt[]> {
    const rows = await this.db
      .selectFrom('receipts')
      .selectAll()
      .where('tax_state', '=', 'not-sent')
      .orderBy('issued_at')
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(receiptOf);
  }

  async settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void> {
    await this.db
      .updateTable('receipts')
      .set({ tax_state: state, tax_answer: answer })
      .where('id', '=', id)
      .where('tax_state', '=', 'not-sent')
      .execute();
  }
}

function receiptOf(row: Selectable<ReceiptsTable>): Receipt {
  return {
    ...(JSON.parse(row.content) as Content),
    id: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    type: row.type as ReceiptType,
    series: row.series,
    number: row.number,
    issuedAt: new Date(row.issued_at),
    taxState: row.tax_state as TaxState,
  };
}
