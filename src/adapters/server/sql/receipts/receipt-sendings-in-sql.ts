import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import {
  type DueSending,
  type OpenSending,
  ReceiptSendings,
  type ReceiptSending,
  type SendingOutcome,
} from '#application/server/receipts/ports/receipt-sendings.ts';
import type { SendingState } from '#domain/receipts/sending.ts';
import { receiptOf, receiptRows } from './receipt-rows.ts';

const open = ['waiting', 'asked'];

export class ReceiptSendingsInSql extends ReceiptSendings {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async due(now: Date, limit: number): Promise<readonly DueSending[]> {
    if (await this.#isOut(now)) return [];
    const rows = await receiptRows(this.db)
      .leftJoin('receipt_sendings', 'receipt_sendings.receipt_id', 'receipts.id')
      .select(['signed_receipts.xml', 'receipt_sendings.state', 'receipt_sendings.tries'])
      .where('receipts.tax_state', '=', 'not-sent')
      .where('signed_receipts.xml', 'is not', null)
      .where((where) =>
        where.or([
          where('receipt_sendings.state', 'is', null),
          where('receipt_sendings.state', 'in', open).and('receipt_sendings.next_try_at', '<=', now.toISOString()),
        ]),
      )
      .orderBy('receipts.issued_at')
      .orderBy('receipts.number')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      receipt: receiptOf(row),
      xml: row.xml ?? '',
      state: (row.state ?? 'waiting') as SendingState,
      tries: row.tries ?? 0,
    }));
  }

  async open(limit: number): Promise<readonly OpenSending[]> {
    const rows = await receiptRows(this.db)
      .leftJoin('receipt_sendings', 'receipt_sendings.receipt_id', 'receipts.id')
      .select(['receipt_sendings.state', 'receipt_sendings.tries', 'receipt_sendings.answer', 'receipt_sendings.notes'])
      .where('receipts.tax_state', 'in', ['not-sent', 'rejected'])
      .where('signed_receipts.digest', 'is not', null)
      .orderBy('receipts.issued_at')
      .orderBy('receipts.number')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      receipt: receiptOf(row),
      state: (row.state ?? 'waiting') as SendingState,
      tries: row.tries ?? 0,
      text: row.answer ?? '',
      notes: JSON.parse(row.notes ?? '[]') as readonly string[],
    }));
  }

  /** Whether an outage is waited out. */
  async #isOut(now: Date): Promise<boolean> {
    const row = await this.db
      .selectFrom('receipt_sendings')
      .select('receipt_id')
      .where('state', 'in', open)
      .where('next_try_at', '>', now.toISOString())
      .where('is_outage', '=', 1)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async begin(receiptId: string, tries: number, now: Date, nextTryAt: Date): Promise<boolean> {
    const begun = { tries: tries + 1, tried_at: now.toISOString(), next_try_at: nextTryAt.toISOString() };
    const row = await this.db
      .insertInto('receipt_sendings')
      .values({
        receipt_id: receiptId,
        state: 'waiting',
        is_outage: 0,
        code: null,
        answer: '',
        notes: '[]',
        cdr: null,
        ...begun,
      })
      .onConflict((conflict) =>
        conflict
          .column('receipt_id')
          .doUpdateSet(begun)
          .where('receipt_sendings.tries', '=', tries)
          .where('receipt_sendings.state', 'in', open),
      )
      .returning('receipt_id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async settle(receiptId: string, outcome: SendingOutcome): Promise<void> {
    const settled = {
      state: outcome.state,
      next_try_at: outcome.nextTryAt?.toISOString() ?? null,
      is_outage: outcome.isOutage ? 1 : 0,
      code: outcome.code,
      answer: outcome.text,
      notes: JSON.stringify(outcome.notes),
      cdr: outcome.cdr,
    } as const;
    await this.db
      .insertInto('receipt_sendings')
      .values({ receipt_id: receiptId, tries: 0, tried_at: null, ...settled })
      .onConflict((conflict) =>
        conflict
          .column('receipt_id')
          .doUpdateSet(settled)
          .where('receipt_sendings.state', 'not in', ['accepted', 'rejected']),
      )
      .execute();
  }

  async find(receiptId: string): Promise<ReceiptSending | null> {
    const row = await this.db
      .selectFrom('receipt_sendings')
      .selectAll()
      .where('receipt_id', '=', receiptId)
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      state: row.state as SendingState,
      tries: row.tries,
      triedAt: row.tried_at === null ? null : new Date(row.tried_at),
      nextTryAt: row.next_try_at === null ? null : new Date(row.next_try_at),
      code: row.code,
      text: row.answer,
      notes: JSON.parse(row.notes) as readonly string[],
      cdr: row.cdr,
    };
  }
}
