import type { Kysely } from 'kysely';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { Receipt, TaxState } from '#domain/receipts/receipt.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { type ReceiptContent, receiptOf, receiptRows } from './receipt-rows.ts';

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
    const content = { orderNumber, issuer, buyer, lines, totals, hash, consultAt } as ReceiptContent;
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
        is_signed: 0,
      })
      .execute();
  }

  async find(id: string): Promise<Receipt | null> {
    const row = await receiptRows(this.db).where('receipts.id', '=', id).executeTakeFirst();
    return row === undefined ? null : receiptOf(row);
  }

  async named(series: string, number: number): Promise<Receipt | null> {
    const row = await receiptRows(this.db)
      .where('receipts.series', '=', series)
      .where('receipts.number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : receiptOf(row);
  }

  async ofOrder(orderId: string): Promise<Receipt | null> {
    const row = await receiptRows(this.db).where('receipts.order_id', '=', orderId).executeTakeFirst();
    return row === undefined ? null : receiptOf(row);
  }

  async ofUser(userId: string, limit: number): Promise<readonly Receipt[]> {
    const rows = await receiptRows(this.db)
      .where('receipts.user_id', '=', userId)
      .orderBy('receipts.issued_at', 'desc')
      .orderBy('receipts.number', 'desc')
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
