import type { Kysely } from 'kysely';
import { Receipts } from '#application/server/receipts/ports/receipts.ts';
import type { Receipt, TaxState } from '#domain/receipts/receipt.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { lastIssuedFirst, type ofReceipts, replacedValues } from './kinds-of-document.ts';
import {
  correctedReceiptOf,
  correctedRows,
  type ReceiptContent,
  receiptOf,
  receiptRows,
  replacedReceiptOf,
  replacedRows,
} from './receipt-rows.ts';

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
    const { orderNumber, issuer, buyer, lines, totals, hash, consultAt, detraction } = receipt;
    const content = { orderNumber, issuer, buyer, lines, totals, hash, consultAt, detraction } as ReceiptContent;
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
    if (row !== undefined) return receiptOf(row);
    const replaced = await replacedRows(this.db).where('replaced.id', '=', id).executeTakeFirst();
    if (replaced !== undefined) return replacedReceiptOf(replaced);
    const corrected = await correctedRows(this.db).where('corrected.id', '=', id).executeTakeFirst();
    return corrected === undefined ? null : correctedReceiptOf(corrected);
  }

  async named(series: string, number: number): Promise<Receipt | null> {
    const row = await receiptRows(this.db)
      .where('receipts.series', '=', series)
      .where('receipts.number', '=', number)
      .executeTakeFirst();
    if (row !== undefined) return receiptOf(row);
    const replaced = await replacedRows(this.db)
      .where('replaced.series', '=', series)
      .where('replaced.number', '=', number)
      .executeTakeFirst();
    if (replaced !== undefined) return replacedReceiptOf(replaced);
    const corrected = await correctedRows(this.db)
      .where('corrected.series', '=', series)
      .where('corrected.number', '=', number)
      .executeTakeFirst();
    return corrected === undefined ? null : correctedReceiptOf(corrected);
  }

  async ofOrder(orderId: string): Promise<Receipt | null> {
    const row = await receiptRows(this.db).where('receipts.order_id', '=', orderId).executeTakeFirst();
    return row === undefined ? null : receiptOf(row);
  }

  replace(id: string, by: Receipt): Promise<readonly string[]> {
    return this.#archive(id, by, 'replaced_receipts');
  }

  correct(id: string, by: Receipt): Promise<readonly string[]> {
    return this.#archive(id, by, 'corrected_receipts');
  }

  /** Moves one with what was signed of it and what was answered out of the way of another one of its order. */
  async #archive(
    id: string,
    by: Receipt,
    archive: (typeof ofReceipts)['archives'][number],
  ): Promise<readonly string[]> {
    const old = await this.db
      .selectFrom('receipts')
      .leftJoin('signed_receipts as signed', 'signed.receipt_id', 'receipts.id')
      .leftJoin('receipt_sendings as sending', 'sending.receipt_id', 'receipts.id')
      .selectAll('receipts')
      .select(['signed.xml', 'signed.digest', 'signed.signed_at'])
      .select(['sending.tries', 'sending.tried_at', 'sending.code', 'sending.answer', 'sending.notes', 'sending.cdr'])
      .where('receipts.id', '=', id)
      .executeTakeFirstOrThrow();
    await this.db.insertInto(archive).values(replacedValues(old, by.issuedAt)).execute();
    await this.db.deleteFrom('receipt_sendings').where('receipt_id', '=', id).execute();
    await this.db.deleteFrom('signed_receipts').where('receipt_id', '=', id).execute();
    // What was sent with a letter was sent; one that did not go would say a number that holds no more.
    const dropped = await this.db
      .deleteFrom('outbox_mails')
      .where('receipt_id', '=', id)
      .where('sent_at', 'is', null)
      .returning('correction_note_id')
      .execute();
    await this.db.updateTable('outbox_mails').set({ receipt_id: null }).where('receipt_id', '=', id).execute();
    await this.db.deleteFrom('receipts').where('id', '=', id).execute();
    await this.add(by);
    return dropped.flatMap(({ correction_note_id: note }) => (note === null ? [] : [note]));
  }

  async ofUser(userId: string, limit: number): Promise<readonly Receipt[]> {
    const rows = await receiptRows(this.db)
      .where('receipts.user_id', '=', userId)
      .orderBy('receipts.issued_at', 'desc')
      .orderBy('receipts.number', 'desc')
      .limit(limit)
      .execute();
    const replaced = await replacedRows(this.db)
      .where('replaced.user_id', '=', userId)
      .orderBy('replaced.issued_at', 'desc')
      .orderBy('replaced.number', 'desc')
      .limit(limit)
      .execute();
    const corrected = await correctedRows(this.db)
      .where('corrected.user_id', '=', userId)
      .orderBy('corrected.issued_at', 'desc')
      .orderBy('corrected.number', 'desc')
      .limit(limit)
      .execute();
    const found = [...rows.map(receiptOf), ...replaced.map(replacedReceiptOf), ...corrected.map(correctedReceiptOf)];
    return found.toSorted(lastIssuedFirst).slice(0, limit);
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
