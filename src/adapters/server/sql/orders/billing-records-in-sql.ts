import type { Kysely } from 'kysely';
import { BillingRecords, type StoredBillingRecord } from '#application/server/orders/ports/billing-records.ts';
import type { ReceiptType } from '#domain/orders/billing-record.ts';
import type { DocumentType } from '#domain/orders/identity-document.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class BillingRecordsInSql extends BillingRecords {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async keep(record: StoredBillingRecord): Promise<void> {
    const at = record.updatedAt.toISOString();
    const given = { name: record.name, address: record.address, email: record.email, updated_at: at };
    const { numUpdatedRows } = await this.db
      .updateTable('billing_records')
      .set(given)
      .where('user_id', '=', record.userId)
      .where('receipt_type', '=', record.receiptType)
      .where('document_type', '=', record.documentType)
      .where('document_number', '=', record.documentNumber)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    await this.db
      .insertInto('billing_records')
      .values({
        id: record.id,
        user_id: record.userId,
        receipt_type: record.receiptType,
        document_type: record.documentType,
        document_number: record.documentNumber,
        created_at: at,
        ...given,
      })
      .execute();
  }

  async ofUser(userId: string): Promise<readonly StoredBillingRecord[]> {
    const rows = await this.db
      .selectFrom('billing_records')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      userId: row.user_id,
      receiptType: row.receipt_type as ReceiptType,
      documentType: row.document_type as DocumentType,
      documentNumber: row.document_number,
      name: row.name,
      address: row.address,
      email: row.email,
      updatedAt: new Date(row.updated_at),
    }));
  }

  async change(record: StoredBillingRecord): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('billing_records')
      .set({
        receipt_type: record.receiptType,
        document_type: record.documentType,
        document_number: record.documentNumber,
        name: record.name,
        address: record.address,
        email: record.email,
        updated_at: record.updatedAt.toISOString(),
      })
      .where('id', '=', record.id)
      .where('user_id', '=', record.userId)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('billing_records')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}
