import type { Kysely } from 'kysely';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { type NoteContent, creditNoteOf, creditNoteRows } from './credit-note-rows.ts';

export class CreditNotesInSql extends CreditNotes {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(note: CreditNote): Promise<void> {
    const { orderNumber, issuer, buyer, lines, totals, hash, consultAt, reason } = note;
    const corrects = { ...note.corrects, issuedAt: note.corrects.issuedAt.toISOString() };
    const content = { orderNumber, issuer, buyer, lines, totals, hash, consultAt, reason, corrects } as NoteContent;
    await this.db
      .insertInto('credit_notes')
      .values({
        id: note.id,
        refund_id: note.refundId,
        order_id: note.orderId,
        user_id: note.userId,
        series: note.series,
        number: note.number,
        issued_at: note.issuedAt.toISOString(),
        total: totals.total,
        content: JSON.stringify(content),
        tax_state: note.taxState,
        tax_answer: null,
        is_signed: 0,
      })
      .execute();
  }

  async find(id: string): Promise<CreditNote | null> {
    const row = await creditNoteRows(this.db).where('credit_notes.id', '=', id).executeTakeFirst();
    return row === undefined ? null : creditNoteOf(row);
  }

  async named(series: string, number: number): Promise<CreditNote | null> {
    const row = await creditNoteRows(this.db)
      .where('credit_notes.series', '=', series)
      .where('credit_notes.number', '=', number)
      .executeTakeFirst();
    return row === undefined ? null : creditNoteOf(row);
  }

  async ofRefund(refundId: string): Promise<CreditNote | null> {
    const row = await creditNoteRows(this.db).where('credit_notes.refund_id', '=', refundId).executeTakeFirst();
    return row === undefined ? null : creditNoteOf(row);
  }

  async ofOrder(orderId: string): Promise<readonly CreditNote[]> {
    const rows = await creditNoteRows(this.db)
      .where('credit_notes.order_id', '=', orderId)
      .orderBy('credit_notes.issued_at')
      .orderBy('credit_notes.number')
      .execute();
    return rows.map(creditNoteOf);
  }

  async ofUser(userId: string, limit: number): Promise<readonly CreditNote[]> {
    const rows = await creditNoteRows(this.db)
      .where('credit_notes.user_id', '=', userId)
      .orderBy('credit_notes.issued_at', 'desc')
      .orderBy('credit_notes.number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(creditNoteOf);
  }

  async settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void> {
    await this.db
      .updateTable('credit_notes')
      .set({ tax_state: state, tax_answer: answer })
      .where('id', '=', id)
      .where('tax_state', '=', 'not-sent')
      .execute();
  }
}
