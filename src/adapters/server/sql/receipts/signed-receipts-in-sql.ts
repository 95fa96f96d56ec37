import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { TaxDocumentKey } from '#domain/receipts/receipt.ts';
import { creditNoteOf, creditNoteRows } from './credit-note-rows.ts';
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
    return [...receipts.map(receiptOf), ...notes.map(creditNoteOf)].toSorted(oldestFirst).slice(0, limit);
  }

  async keep({ id, type }: TaxDocumentKey, signed: SignedXml | null, at: Date): Promise<void> {
    const kind = kindOf(type);
    // The bytes first: killed between the two, it is signed again, and what is kept stays.
    if (signed !== null) {
      await this.db
        .insertInto(kind.signed)
        .values({ [kind.key]: id, ...signed, signed_at: at.toISOString() })
        .onConflict((conflict) => conflict.column(kind.key).doNothing())
        .execute();
    }
    await this.db.updateTable(kind.documents).set({ is_signed: 1 }).where('id', '=', id).execute();
  }

  async find({ id, type }: TaxDocumentKey): Promise<SignedXml | null> {
    const { signed, key } = kindOf(type);
    const row = await this.db.selectFrom(signed).select(['xml', 'digest']).where(key, '=', id).executeTakeFirst();
    return row ?? null;
  }
}
