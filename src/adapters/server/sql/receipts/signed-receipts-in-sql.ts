import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import { type SignedKey, SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { receiptCode, type TaxDocumentKey } from '#domain/receipts/receipt.ts';
import { correctionNoteRows, creditNoteOf, creditNoteRows } from './credit-note-rows.ts';
import { kindOf, oldestFirst } from './kinds-of-document.ts';
import { receiptOf, receiptRows } from './receipt-rows.ts';

export class SignedReceiptsInSql extends SignedReceipts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async unsigned(limit: number): Promise<readonly IssuedDocument[]> {
    const receipts = await receiptRows(this.db)
      .where('receipts.is_signed', '=', 0)
      .orderBy('receipts.issued_at')
      .orderBy('receipts.number')
      .limit(limit)
      .execute();
    const notes = await creditNoteRows(this.db)
      .where('credit_notes.is_signed', '=', 0)
      .orderBy('credit_notes.issued_at')
      .orderBy('credit_notes.number')
      .limit(limit)
      .execute();
    const corrections = await correctionNoteRows(this.db)
      .where('correction_notes.is_signed', '=', 0)
      .orderBy('correction_notes.issued_at')
      .orderBy('correction_notes.number')
      .limit(limit)
      .execute();
    const found = [...receipts.map(receiptOf), ...notes.map(creditNoteOf), ...corrections.map(creditNoteOf)];
    return found.toSorted(oldestFirst).slice(0, limit);
  }

  async keep({ id, type, refundId, corrects }: SignedKey, signed: SignedXml | null, at: Date): Promise<void> {
    const { documents, ...kind } = kindOf({ type, refundId });
    // What one of no refund corrects never changes.
    const stillSo = <Row extends { where: (condition: RawBuilder<boolean>) => Row }>(rows: Row): Row =>
      corrects === undefined || refundId === null ? rows : rows.where(refersTo(receiptCode(corrects)));
    // The bytes first: killed between the two, it is signed again, and what is kept stays.
    if (signed !== null) {
      const row = stillSo(this.db.selectFrom(documents).where('id', '=', id)).select((column) => [
        column.val(id).as(kind.key),
        column.val(signed.xml).as('xml'),
        column.val(signed.digest).as('digest'),
        column.val(at.toISOString()).as('signed_at'),
      ]);
      await this.db
        .insertInto(kind.signed)
        .columns([kind.key, 'xml', 'digest', 'signed_at'])
        // Whoever replaces it meanwhile is waited for; SQLite has one writer and knows no such lock.
        .expression(this.#hasLocks ? row.forShare() : row)
        .onConflict((conflict) => conflict.column(kind.key).doNothing())
        .execute();
    }
    await stillSo(this.db.updateTable(documents).set({ is_signed: 1 }).where('id', '=', id)).execute();
  }

  get #hasLocks(): boolean {
    return this.db.getExecutor().adapter instanceof PostgresAdapter;
  }

  async find(document: TaxDocumentKey): Promise<SignedXml | null> {
    const { signed, key, archives } = kindOf(document);
    const { id } = document;
    const row = await this.db.selectFrom(signed).select(['xml', 'digest']).where(key, '=', id).executeTakeFirst();
    if (row !== undefined) return row;
    for (const archive of archives) {
      const left = await this.db.selectFrom(archive).select(['xml', 'digest']).where('id', '=', id).executeTakeFirst();
      if (left !== undefined && left.xml !== null) return { xml: left.xml, digest: left.digest ?? '' };
    }
    return null;
  }
}

/** Whether a credit note still corrects the receipt of that code. */
const refersTo = (code: string) => sql<boolean>`(refers_to is null or refers_to = ${code})`;
