import type { Kysely, Selectable } from 'kysely';
import { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { CreditNote } from '#domain/receipts/credit-note.ts';
import type { TaxState } from '#domain/receipts/receipt.ts';
import type { CreditNotesTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

type Corrected = CreditNote['corrects'];

/** What of a note is kept as one document. */
interface Content extends Pick<
  CreditNote,
  'orderNumber' | 'issuer' | 'buyer' | 'lines' | 'totals' | 'hash' | 'consultAt' | 'reason'
> {
  readonly corrects: Omit<Corrected, 'issuedAt'> & { readonly issuedAt: string };
}

export class CreditNotesInSql extends CreditNotes {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(note: CreditNote): Promise<void> {
    const { orderNumber, issuer, buyer, lines, totals, hash, consultAt, reason, corrects } = note;
    const kept = { ...corrects, issuedAt: corrects.issuedAt.toISOString() };
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
        content: JSON.stringify({ orderNumber, issuer, buyer, lines, totals, hash, consultAt, reason, corrects: kept }),
        tax_state: note.taxState,
        tax_answer: null,
      })
      .execute();
  }

  async find(id: string): Promise<CreditNote | null> {
    const row = await this.#all().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : noteOf(row);
  }

  async ofRefund(refundId: string): Promise<CreditNote | null> {
    const row = await this.#all().where('refund_id', '=', refundId).executeTakeFirst();
    return row === undefined ? null : noteOf(row);
  }

  async ofOrder(orderId: string): Promise<readonly CreditNote[]> {
    const rows = await this.#all().where('order_id', '=', orderId).orderBy('issued_at').orderBy('number').execute();
    return rows.map(noteOf);
  }

  async ofUser(userId: string, limit: number): Promise<readonly CreditNote[]> {
    const rows = await this.#all()
      .where('user_id', '=', userId)
      .orderBy('issued_at', 'desc')
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(noteOf);
  }

  async unsent(limit: number): Promise<readonly CreditNote[]> {
    const rows = await this.#all()
      .where('tax_state', '=', 'not-sent')
      .orderBy('issued_at')
      .orderBy('number')
      .limit(limit)
      .execute();
    return rows.map(noteOf);
  }

  async settle(id: string, state: Exclude<TaxState, 'not-sent'>, answer: string): Promise<void> {
    await this.db
      .updateTable('credit_notes')
      .set({ tax_state: state, tax_answer: answer })
      .where('id', '=', id)
      .where('tax_state', '=', 'not-sent')
      .execute();
  }

  #all() {
    return this.db.selectFrom('credit_notes').selectAll();
  }
}

function noteOf(row: Selectable<CreditNotesTable>): CreditNote {
  const { corrects, ...content } = JSON.parse(row.content) as Content;
  return {
    ...content,
    corrects: { ...corrects, issuedAt: new Date(corrects.issuedAt) },
    type: 'credit-note',
    id: row.id,
    refundId: row.refund_id,
    orderId: row.order_id,
    userId: row.user_id,
    series: row.series,
    number: row.number,
    issuedAt: new Date(row.issued_at),
    taxState: row.tax_state as TaxState,
  };
}
