import type { Kysely } from 'kysely';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import { receiptCode, type TaxState } from '#domain/receipts/receipt.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { CorrectionNoteRecords } from './correction-note-records.ts';
import {
  contentOf,
  creditNoteOf,
  creditNoteRows,
  noteValues,
  replacedNoteOf,
  replacedNoteRows,
} from './credit-note-rows.ts';
import { lastIssuedFirst, replacedValues } from './kinds-of-document.ts';

export class CreditNotesInSql extends CreditNotes {
  readonly #corrections: CorrectionNoteRecords;

  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
    this.#corrections = new CorrectionNoteRecords(db);
  }

  async add(note: CreditNote): Promise<void> {
    const { refundId } = note;
    if (refundId === null) return this.#corrections.add(note);
    await this.db
      .insertInto('credit_notes')
      .values({ ...noteValues(note), refund_id: refundId, refers_to: null })
      .execute();
  }

  async find(id: string): Promise<CreditNote | null> {
    const row = await creditNoteRows(this.db).where('credit_notes.id', '=', id).executeTakeFirst();
    if (row !== undefined) return creditNoteOf(row);
    const replaced = await replacedNoteRows(this.db).where('replaced.id', '=', id).executeTakeFirst();
    return replaced === undefined ? this.#corrections.find(id) : replacedNoteOf(replaced);
  }

  async named(series: string, number: number): Promise<CreditNote | null> {
    const row = await creditNoteRows(this.db)
      .where('credit_notes.series', '=', series)
      .where('credit_notes.number', '=', number)
      .executeTakeFirst();
    if (row !== undefined) return creditNoteOf(row);
    const replaced = await replacedNoteRows(this.db)
      .where('replaced.series', '=', series)
      .where('replaced.number', '=', number)
      .executeTakeFirst();
    return replaced === undefined ? this.#corrections.named(series, number) : replacedNoteOf(replaced);
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
    const replaced = await replacedNoteRows(this.db)
      .where('replaced.user_id', '=', userId)
      .orderBy('replaced.issued_at', 'desc')
      .orderBy('replaced.number', 'desc')
      .limit(limit)
      .execute();
    const corrections = await this.#corrections.ofUser(userId, limit);
    const found = [...rows.map(creditNoteOf), ...replaced.map(replacedNoteOf), ...corrections];
    return found.toSorted(lastIssuedFirst).slice(0, limit);
  }

  async replacedOf(refundId: string): Promise<readonly CreditNote[]> {
    const rows = await replacedNoteRows(this.db)
      .where('replaced.refund_id', '=', refundId)
      .orderBy('replaced.issued_at')
      .orderBy('replaced.replaced_at')
      .execute();
    return rows.map(replacedNoteOf);
  }

  correctionsOf(orderId: string): Promise<readonly CreditNote[]> {
    return this.#corrections.ofOrder(orderId);
  }

  async replace(id: string, by: CreditNote): Promise<void> {
    if (by.refundId === null) return this.#corrections.replace(id, by);
    const old = await this.db
      .selectFrom('credit_notes')
      .leftJoin('signed_credit_notes as signed', 'signed.credit_note_id', 'credit_notes.id')
      .leftJoin('credit_note_sendings as sending', 'sending.credit_note_id', 'credit_notes.id')
      .selectAll('credit_notes')
      .select(['signed.xml', 'signed.digest', 'signed.signed_at'])
      .select(['sending.tries', 'sending.tried_at', 'sending.code', 'sending.answer', 'sending.notes', 'sending.cdr'])
      .where('credit_notes.id', '=', id)
      .executeTakeFirstOrThrow();
    const earlier = await this.db
      .selectFrom('earlier_credit_notes')
      .select(['issued_at', 'content', 'xml', 'digest', 'signed_at'])
      .where('credit_note_id', '=', id)
      .orderBy('issued_at')
      .execute();
    await this.db
      .insertInto('replaced_credit_notes')
      .values({ ...replacedValues(old, by.issuedAt), earlier: JSON.stringify(earlier) })
      .execute();
    await this.db.deleteFrom('earlier_credit_notes').where('credit_note_id', '=', id).execute();
    await this.db.deleteFrom('credit_note_sendings').where('credit_note_id', '=', id).execute();
    await this.db.deleteFrom('signed_credit_notes').where('credit_note_id', '=', id).execute();
    // What was sent with a letter was sent; one that did not go would say a number that holds no more.
    await this.db.deleteFrom('outbox_mails').where('credit_note_id', '=', id).where('sent_at', 'is', null).execute();
    await this.db.updateTable('outbox_mails').set({ credit_note_id: null }).where('credit_note_id', '=', id).execute();
    await this.db.deleteFrom('credit_notes').where('id', '=', id).execute();
    await this.add(by);
  }

  async reissue(note: CreditNote): Promise<void> {
    const { id } = note;
    // Writing the row is the lock: whoever keeps what was signed of it comes before or after.
    await this.db.updateTable('credit_notes').set({ is_signed: 0 }).where('id', '=', id).execute();
    const before = await this.db
      .selectFrom('credit_notes')
      .leftJoin('signed_credit_notes as signed', 'signed.credit_note_id', 'credit_notes.id')
      .select(['credit_notes.id as credit_note_id', 'credit_notes.issued_at', 'credit_notes.content'])
      .select(['signed.xml', 'signed.digest', 'signed.signed_at'])
      .where('credit_notes.id', '=', id)
      .executeTakeFirstOrThrow();
    await this.db.insertInto('earlier_credit_notes').values(before).execute();
    const anew = { issued_at: note.issuedAt.toISOString(), content: contentOf(note) };
    await this.db
      .updateTable('credit_notes')
      .set({ ...anew, refers_to: receiptCode(note.corrects) })
      .where('id', '=', id)
      .execute();
    await this.db.deleteFrom('signed_credit_notes').where('credit_note_id', '=', id).execute();
  }

  async settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void> {
    await this.db
      .updateTable('credit_notes')
      .set({ tax_state: state, tax_answer: answer })
      .where('id', '=', id)
      .where('tax_state', '=', 'not-sent')
      .execute();
    await this.#corrections.settle(id, state, answer);
  }
}
