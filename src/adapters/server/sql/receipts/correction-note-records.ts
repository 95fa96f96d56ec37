import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import {
  correctionNoteRows,
  creditNoteOf,
  noteValues,
  replacedCorrectionOf,
  replacedCorrectionRows,
} from './credit-note-rows.ts';
import { lastIssuedFirst, oldestFirst, replacedValues } from './kinds-of-document.ts';

/** Credit notes of no refund: each takes back a receipt that was made out anew. Source: decision 0132. */
export class CorrectionNoteRecords {
  constructor(private readonly db: Kysely<SchoolDatabase>) {}

  /** @throws when the receipt that it takes back was not made out anew. */
  async add(note: CreditNote): Promise<void> {
    const { series, number } = note.corrects;
    const { id: receiptId } = await this.db
      .selectFrom('corrected_receipts')
      .select('id')
      .where('series', '=', series)
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    await this.db
      .insertInto('correction_notes')
      .values({ ...noteValues(note), receipt_id: receiptId })
      .execute();
  }

  async find(id: string): Promise<CreditNote | null> {
    const row = await correctionNoteRows(this.db).where('correction_notes.id', '=', id).executeTakeFirst();
    if (row !== undefined) return creditNoteOf(row);
    const replaced = await replacedCorrectionRows(this.db).where('replaced.id', '=', id).executeTakeFirst();
    return replaced === undefined ? null : replacedCorrectionOf(replaced);
  }

  async named(series: string, number: number): Promise<CreditNote | null> {
    const row = await correctionNoteRows(this.db)
      .where('correction_notes.series', '=', series)
      .where('correction_notes.number', '=', number)
      .executeTakeFirst();
    if (row !== undefined) return creditNoteOf(row);
    const replaced = await replacedCorrectionRows(this.db)
      .where('replaced.series', '=', series)
      .where('replaced.number', '=', number)
      .executeTakeFirst();
    return replaced === undefined ? null : replacedCorrectionOf(replaced);
  }

  async ofOrder(orderId: string): Promise<readonly CreditNote[]> {
    const rows = await correctionNoteRows(this.db).where('correction_notes.order_id', '=', orderId).execute();
    const replaced = await replacedCorrectionRows(this.db).where('replaced.order_id', '=', orderId).execute();
    return [...rows.map(creditNoteOf), ...replaced.map(replacedCorrectionOf)].toSorted(oldestFirst);
  }

  async ofUser(userId: string, limit: number): Promise<readonly CreditNote[]> {
    const rows = await correctionNoteRows(this.db)
      .where('correction_notes.user_id', '=', userId)
      .orderBy('correction_notes.issued_at', 'desc')
      .orderBy('correction_notes.number', 'desc')
      .limit(limit)
      .execute();
    const replaced = await replacedCorrectionRows(this.db)
      .where('replaced.user_id', '=', userId)
      .orderBy('replaced.issued_at', 'desc')
      .orderBy('replaced.number', 'desc')
      .limit(limit)
      .execute();
    return [...rows.map(creditNoteOf), ...replaced.map(replacedCorrectionOf)].toSorted(lastIssuedFirst);
  }

  async replace(id: string, by: CreditNote): Promise<void> {
    const old = await this.db
      .selectFrom('correction_notes as note')
      .leftJoin('signed_correction_notes as signed', 'signed.credit_note_id', 'note.id')
      .leftJoin('correction_note_sendings as sending', 'sending.credit_note_id', 'note.id')
      .selectAll('note')
      .select(['signed.xml', 'signed.digest', 'signed.signed_at'])
      .select(['sending.tries', 'sending.tried_at', 'sending.code', 'sending.answer', 'sending.notes', 'sending.cdr'])
      .where('note.id', '=', id)
      .executeTakeFirstOrThrow();
    await this.db.insertInto('replaced_correction_notes').values(replacedValues(old, by.issuedAt)).execute();
    await this.db.deleteFrom('correction_note_sendings').where('credit_note_id', '=', id).execute();
    await this.db.deleteFrom('signed_correction_notes').where('credit_note_id', '=', id).execute();
    // The letter that it went with is of the receipt as well, and goes on without it; one of its own would say a number that holds no more.
    await this.db
      .deleteFrom('outbox_mails')
      .where('correction_note_id', '=', id)
      .where('receipt_id', 'is', null)
      .where('sent_at', 'is', null)
      .execute();
    await this.db
      .updateTable('outbox_mails')
      .set({ correction_note_id: null })
      .where('correction_note_id', '=', id)
      .execute();
    await this.db.deleteFrom('correction_notes').where('id', '=', id).execute();
    await this.add(by);
  }

  async settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void> {
    await this.db
      .updateTable('correction_notes')
      .set({ tax_state: state, tax_answer: answer })
      .where('id', '=', id)
      .where('tax_state', '=', 'not-sent')
      .execute();
  }
}
