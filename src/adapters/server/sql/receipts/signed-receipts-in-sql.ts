import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { SignedXml } from '#application/server/receipts/ports/receipt-signer.ts';
import { SignedReceipts } from '#application/server/receipts/ports/signed-receipts.ts';
import type { Receipt } from '#domain/receipts/receipt.ts';
import { receiptOf, receiptRows } from './receipt-rows.ts';

export class SignedReceiptsInSql extends SignedReceipts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async unsigned(limit: number): Promise<readonly Receipt[]> {
    const rows = await receiptRows(this.db)
      .where('receipts.is_signed', '=', 0)
      .orderBy('receipts.issued_at')
      .orderBy('receipts.number')
      .limit(limit)
      .execute();
    return rows.map(receiptOf);
  }

  async keep(receiptId: string, signed: SignedXml | null, at: Date): Promise<void> {
    // The bytes first: killed between the two, it is signed again, and what is kept stays.
    if (signed !== null) {
      await this.db
        .insertInto('signed_receipts')
        .values({ receipt_id: receiptId, ...signed, signed_at: at.toISOString() })
        .onConflict((conflict) => conflict.column('receipt_id').doNothing())
        .execute();
    }
    await this.db.updateTable('receipts').set({ is_signed: 1 }).where('id', '=', receiptId).execute();
  }

  async find(receiptId: string): Promise<SignedXml | null> {
    const row = await this.db
      .selectFrom('signed_receipts')
      .select(['xml', 'digest'])
      .where('receipt_id', '=', receiptId)
      .executeTakeFirst();
    return row ?? null;
  }
}
