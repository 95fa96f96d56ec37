import { type Kysely, type Selectable, sql } from 'kysely';
import type { ReceiptSendingsTable } from '#adapters/server/sql/tables/receipt-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import {
  type DueSending,
  type OpenSending,
  ReceiptSendings,
  type ReceiptSending,
  type SendingOutcome,
} from '#application/server/receipts/ports/receipt-sendings.ts';
import type { SendingState } from '#domain/receipts/sending.ts';
import type { TaxDocumentKey, TaxState } from '#domain/receipts/receipt.ts';
import { creditNoteOf, creditNoteRows } from './credit-note-rows.ts';
import { dueCorrections, openCorrections, openStates } from './correction-note-sendings.ts';
import { kindOf, ofCorrections, ofNotes, ofReceipts, oldestFirst } from './kinds-of-document.ts';
import { receiptOf, receiptRows, stateOfReplaced } from './receipt-rows.ts';

/** How the receipt that a credit note corrects stands. */
const correctedState = sql<TaxState | null>`(
  select receipts.tax_state from receipts where receipts.order_id = credit_notes.order_id
)`;

export class ReceiptSendingsInSql extends ReceiptSendings {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async due(now: Date, limit: number): Promise<readonly DueSending[]> {
    if (await this.#isOut(now)) return [];
    const dueBy = now.toISOString();
    const receipts = await receiptRows(this.db)
      .leftJoin('receipt_sendings as sending', 'sending.receipt_id', 'receipts.id')
      .select(['signed_receipts.xml', 'sending.state', 'sending.tries'])
      .where('receipts.tax_state', '=', 'not-sent')
      .where('signed_receipts.xml', 'is not', null)
      .where((where) =>
        where.or([
          where('sending.state', 'is', null),
          where('sending.state', 'in', openStates).and('sending.next_try_at', '<=', dueBy),
        ]),
      )
      .orderBy('receipts.issued_at')
      .orderBy('receipts.number')
      .limit(limit)
      .execute();
    const notes = await creditNoteRows(this.db)
      .leftJoin('credit_note_sendings as sending', 'sending.credit_note_id', 'credit_notes.id')
      .select(['signed_credit_notes.xml', 'sending.state', 'sending.tries'])
      .where('credit_notes.tax_state', '=', 'not-sent')
      .where('signed_credit_notes.xml', 'is not', null)
      .where(correctedState, '=', 'accepted')
      .where((where) =>
        where.or([
          where('sending.state', 'is', null),
          where('sending.state', 'in', openStates).and('sending.next_try_at', '<=', dueBy),
        ]),
      )
      .orderBy('credit_notes.issued_at')
      .orderBy('credit_notes.number')
      .limit(limit)
      .execute();
    const corrections = await dueCorrections(this.db, dueBy, limit);
    const found = [
      ...receipts.map((row) => ({ ...stateIn(row), receipt: receiptOf(row), xml: row.xml ?? '' })),
      ...[...notes, ...corrections].map((row) => ({
        ...stateIn(row),
        receipt: creditNoteOf(row),
        xml: row.xml ?? '',
      })),
    ];
    return found.toSorted((one, other) => oldestFirst(one.receipt, other.receipt)).slice(0, limit);
  }

  async open(limit: number): Promise<readonly OpenSending[]> {
    const receipts = await receiptRows(this.db)
      .leftJoin('receipt_sendings as sending', 'sending.receipt_id', 'receipts.id')
      .select(['sending.state', 'sending.tries', 'sending.answer', 'sending.notes', 'sending.cdr'])
      .where('receipts.tax_state', 'in', ['not-sent', 'rejected'])
      .where('signed_receipts.digest', 'is not', null)
      .orderBy('receipts.issued_at')
      .orderBy('receipts.number')
      .limit(limit)
      .execute();
    const notes = await creditNoteRows(this.db)
      .leftJoin('credit_note_sendings as sending', 'sending.credit_note_id', 'credit_notes.id')
      .select([
        'sending.state',
        'sending.tries',
        'sending.answer',
        'sending.notes',
        'sending.cdr',
        correctedState.as('corrected'),
      ])
      .where('credit_notes.tax_state', 'in', ['not-sent', 'rejected'])
      .where('signed_credit_notes.digest', 'is not', null)
      .orderBy('credit_notes.issued_at')
      .orderBy('credit_notes.number')
      .limit(limit)
      .execute();
    const corrections = await openCorrections(this.db, limit);
    const found = [
      ...receipts.map((row) => ({ ...openIn(row), receipt: receiptOf(row), behind: null })),
      ...corrections.map((row) => ({ ...openIn(row), receipt: creditNoteOf(row), behind: null })),
      ...notes.map((row) => ({
        ...openIn(row),
        receipt: creditNoteOf(row),
        behind: row.corrected === 'accepted' ? null : (row.corrected ?? 'not-sent'),
      })),
    ];
    return found.toSorted((one, other) => oldestFirst(one.receipt, other.receipt)).slice(0, limit);
  }

  /** Whether an outage is waited out. */
  async #isOut(now: Date): Promise<boolean> {
    for (const { sendings, key } of [ofReceipts, ofNotes, ofCorrections]) {
      const row = await this.db
        .selectFrom(sendings)
        .select(key)
        .where('state', 'in', openStates)
        .where('next_try_at', '>', now.toISOString())
        .where('is_outage', '=', 1)
        .limit(1)
        .executeTakeFirst();
      if (row !== undefined) return true;
    }
    return false;
  }

  async begin(document: TaxDocumentKey, tries: number, now: Date, nextTryAt: Date): Promise<boolean> {
    const { sendings, key } = kindOf(document);
    const begun = { tries: tries + 1, tried_at: now.toISOString(), next_try_at: nextTryAt.toISOString() };
    const first = { state: 'waiting', is_outage: 0, code: null, answer: '', notes: '[]', cdr: null, ...begun } as const;
    const row = await this.#rowOf(document, first)
      .onConflict((conflict) =>
        conflict
          .column(key)
          .doUpdateSet(begun)
          .where(`${sendings}.tries`, '=', tries)
          .where(`${sendings}.state`, 'in', openStates),
      )
      .returning(key)
      .executeTakeFirst();
    return row !== undefined;
  }

  async settle(document: TaxDocumentKey, outcome: SendingOutcome): Promise<void> {
    const { sendings, key } = kindOf(document);
    const settled = {
      state: outcome.state,
      next_try_at: outcome.nextTryAt?.toISOString() ?? null,
      is_outage: outcome.isOutage ? 1 : 0,
      code: outcome.code,
      answer: outcome.text,
      notes: JSON.stringify(outcome.notes),
      cdr: outcome.cdr,
    } as const;
    await this.#rowOf(document, { tries: 0, tried_at: null, ...settled })
      .onConflict((conflict) =>
        conflict.column(key).doUpdateSet(settled).where(`${sendings}.state`, 'not in', ['accepted', 'rejected']),
      )
      .execute();
  }

  /** Inserts a row for what is signed; none for what was replaced, whose way ended. */
  #rowOf(document: TaxDocumentKey, values: Omit<Selectable<ReceiptSendingsTable>, 'receipt_id'>) {
    const { sendings, signed, key } = kindOf(document);
    const columns = Object.keys(values) as (keyof typeof values)[];
    return this.db
      .insertInto(sendings)
      .columns([key, ...columns])
      .expression(
        this.db
          .selectFrom(signed)
          .select((row) => [row.ref(key).as(key), ...columns.map((column) => row.val(values[column]).as(column))])
          .where(key, '=', document.id),
      );
  }

  async find(document: TaxDocumentKey): Promise<ReceiptSending | null> {
    const { sendings, key } = kindOf(document);
    const row = await this.db.selectFrom(sendings).selectAll().where(key, '=', document.id).executeTakeFirst();
    if (row === undefined) return this.#archived(document);
    return {
      ...stateIn(row),
      ...saidIn(row),
      triedAt: row.tried_at === null ? null : new Date(row.tried_at),
      nextTryAt: row.next_try_at === null ? null : new Date(row.next_try_at),
      code: row.code,
      cdr: row.cdr,
    };
  }

  async lock(document: TaxDocumentKey): Promise<ReceiptSending | null> {
    const { sendings, key } = kindOf(document);
    await this.db
      .updateTable(sendings)
      .set((column) => ({ tries: column.ref('tries') }))
      .where(key, '=', document.id)
      .execute();
    return this.find(document);
  }

  /** How one stood that was replaced, or made out anew. */
  async #archived(document: TaxDocumentKey): Promise<ReceiptSending | null> {
    for (const archive of kindOf(document).archives) {
      const row = await this.db.selectFrom(archive).selectAll().where('id', '=', document.id).executeTakeFirst();
      if (row === undefined) continue;
      const { tries, tried_at: tried, code, cdr } = row;
      const triedAt = tried === null ? null : new Date(tried);
      return { ...saidIn(row), state: stateOfReplaced(row), tries, triedAt, nextTryAt: null, code, cdr };
    }
    return null;
  }
}

/** How it stands; one that was never looked at has no row. */
const stateIn = ({ state, tries }: { readonly state: string | null; readonly tries: number | null }) => ({
  state: (state ?? 'waiting') as SendingState,
  tries: tries ?? 0,
});

const saidIn = ({ answer, notes }: { readonly answer: string | null; readonly notes: string | null }) => ({
  text: answer ?? '',
  notes: JSON.parse(notes ?? '[]') as readonly string[],
});

/** What of a row is shown of what is not accepted. */
const openIn = (
  row: Parameters<typeof stateIn>[0] & Parameters<typeof saidIn>[0] & { readonly cdr: string | null },
) => ({
  ...stateIn(row),
  ...saidIn(row),
  hasCdr: row.cdr !== null,
});
