import type { Kysely, Selectable } from 'kysely';
import {
  creditNoteOf,
  creditNoteRows,
  replacedNoteOf,
  replacedNoteRows,
} from '#adapters/server/sql/receipts/credit-note-rows.ts';
import { receiptOf, receiptRows, replacedReceiptOf, replacedRows } from '#adapters/server/sql/receipts/receipt-rows.ts';
import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import type { PaymentAttemptsTable } from '#adapters/server/sql/tables/order-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { SalesBooks } from '#application/server/receipts/books/ports/sales-books.ts';
import { isPaid, type OrderState } from '#domain/orders/order.ts';
import { type AttemptState, isUnresolved } from '#domain/payments/payment-attempt.ts';
import { holdsMoney, type RefundState } from '#domain/payments/refund.ts';
import { type BookMonth, monthOfInstant } from '#domain/receipts/books/book-month.ts';
import type { BookedArrival, BookedOrder, BookedRefund, MonthFacts } from '#domain/receipts/books/month-facts.ts';
import type { IssuedDocument } from '#domain/receipts/credit-note.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import { money, NOTHING } from '#domain/shared/money.ts';
import { bookedOf, correctionDocuments, correctionsOf } from './booked-corrections.ts';
import { lostDisputes } from './lost-disputes.ts';
import { instantsOf, ordersTouched } from './touched-orders.ts';

/** Orders that are looked up at once. */
const atOnce = 400;

export class SalesBooksInSql extends SalesBooks {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async documents(month: BookMonth): Promise<readonly IssuedDocument[]> {
    const { from, until } = instantsOf(month);
    const receipts = await receiptRows(this.db)
      .where('receipts.issued_at', '>=', from)
      .where('receipts.issued_at', '<', until)
      .orderBy('receipts.issued_at')
      .orderBy('receipts.number')
      .execute();
    const notes = await creditNoteRows(this.db)
      .where('credit_notes.issued_at', '>=', from)
      .where('credit_notes.issued_at', '<', until)
      .orderBy('credit_notes.issued_at')
      .orderBy('credit_notes.number')
      .execute();
    // Of no sum; without them their numbers would be missed.
    const replaced = await replacedRows(this.db)
      .where('replaced.issued_at', '>=', from)
      .where('replaced.issued_at', '<', until)
      .orderBy('replaced.issued_at')
      .orderBy('replaced.number')
      .execute();
    const replacedNotes = await replacedNoteRows(this.db)
      .where('replaced.issued_at', '>=', from)
      .where('replaced.issued_at', '<', until)
      .orderBy('replaced.issued_at')
      .orderBy('replaced.number')
      .execute();
    return [
      ...receipts.map(receiptOf),
      ...replaced.map(replacedReceiptOf),
      ...notes.map(creditNoteOf),
      ...replacedNotes.map(replacedNoteOf),
      ...(await correctionDocuments(this.db, month)),
    ];
  }

  async facts(month: BookMonth): Promise<MonthFacts> {
    const orders: BookedOrder[] = [];
    for (const ids of inParts(await ordersTouched(this.db, month), atOnce)) orders.push(...(await this.#ordersOf(ids)));
    return { orders, undecided: await this.#undecided(month) };
  }

  async firstMonth(): Promise<BookMonth | null> {
    const order = await this.db
      .selectFrom('orders')
      .select((column) => column.fn.min('confirmed_at').as('first'))
      .executeTakeFirst();
    const receipt = await this.db
      .selectFrom('receipts')
      .select((column) => column.fn.min('issued_at').as('first'))
      .executeTakeFirst();
    const [first] = [order?.first, receipt?.first].filter((each) => typeof each === 'string').toSorted();
    return first === undefined ? null : monthOfInstant(new Date(first));
  }

  async #ordersOf(ids: readonly string[]): Promise<readonly BookedOrder[]> {
    const rows = await this.db
      .selectFrom('orders')
      .select(['id', 'number', 'status', 'new_total', 'confirmed_at'])
      .where('id', 'in', ids)
      .execute();
    const notDue = await this.#neverDueOf(ids);
    const attempts = await this.db.selectFrom('payment_attempts').selectAll().where('order_id', 'in', ids).execute();
    const arrivals = await this.#arrivalsOf(ids, attempts);
    const issued = await this.db.selectFrom('receipts').selectAll().where('order_id', 'in', ids).execute();
    const receipts = new Map(issued.map((receipt) => [receipt.order_id, bookedOf(receipt)]));
    const corrections = grouped(await correctionsOf(this.db, ids));
    const refunds = await this.#refundsOf(ids, attempts);
    const openCharges = grouped(
      attempts.filter(({ status }) => isUnresolved(status as AttemptState)).map(openChargeOf),
    );
    return rows.map((row) => ({
      number: row.number,
      total: money(row.new_total - (notDue.get(row.id) ?? 0)),
      confirmedOn: row.confirmed_at !== null && isPaid(row.status as OrderState) ? dayOf(row.confirmed_at) : null,
      arrivals: arrivals.get(row.id) ?? [],
      openCharges: openCharges.get(row.id) ?? [],
      receipt: receipts.get(row.id) ?? null,
      corrections: corrections.get(row.id) ?? [],
      refunds: refunds.get(row.id) ?? [],
    }));
  }

  /** What the lines come to that their buyers had, by order. */
  async #neverDueOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('order_lines')
      .select(['order_id', (column) => column.fn.sum<number | string>('net').as('net')])
      .where('order_id', 'in', ids)
      .where('is_never_due', '=', 1)
      .groupBy('order_id')
      .execute();
    return new Map(rows.map((row) => [row.order_id, Number(row.net)]));
  }

  /** What gateways say that they charged, and deposits that were approved; surplus says of which of them it is. */
  async #arrivalsOf(
    ids: readonly string[],
    attempts: readonly Selectable<PaymentAttemptsTable>[],
  ): Promise<Grouped<BookedArrival>> {
    const surplus = await this.db.selectFrom('surplus_payments').selectAll().where('order_id', 'in', ids).execute();
    const vouchers = await this.db
      .selectFrom('vouchers')
      .select(['id', 'order_id', 'amount', 'paid_on'])
      .where('state', '=', 'approved')
      .where('order_id', 'in', ids)
      .execute();
    const ofAttempt = new Map(surplus.map((each) => [each.attempt_id, each]));
    const ofVoucher = new Map(surplus.map((each) => [each.voucher_id, each]));
    const byCard = attempts.flatMap((attempt): (readonly [string, BookedArrival])[] => {
      const { id, status, gateway, order_id: orderId, updated_at: at } = attempt;
      const over = ofAttempt.get(id);
      // One that was known as refused and charged all the same is told by its surplus alone.
      if (status !== 'paid' && over === undefined) return [];
      const on = dayOf(status === 'paid' ? at : (over?.arrived_at ?? at));
      return [[orderId, { gateway, amount: money(attempt.amount), ...surplusOf(over), on }]];
    });
    const byDeposit = vouchers.map(({ id, order_id: orderId, amount, paid_on: day }) => {
      const surplusOfIt = surplusOf(ofVoucher.get(id));
      return [orderId, { gateway: null, amount: money(amount), ...surplusOfIt, on: day as PlainDate }] as const;
    });
    return grouped([...byCard, ...byDeposit]);
  }

  async #refundsOf(
    ids: readonly string[],
    attempts: readonly Selectable<PaymentAttemptsTable>[],
  ): Promise<Grouped<BookedRefund>> {
    const rows = await this.db
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', 'in', ids)
      .orderBy('number')
      .execute();
    const notes = await this.db.selectFrom('credit_notes').selectAll().where('order_id', 'in', ids).execute();
    const noteOf = new Map(notes.map((note) => [note.refund_id, note]));
    const gatewayOf = new Map(attempts.map(({ id, gateway }) => [id, gateway]));
    const noteOfDispute = new Map(rows.map((row) => [row.dispute_id, noteOf.get(row.id)]));
    const lost = await lostDisputes(this.db).where('order_id', 'in', ids).orderBy('number').execute();
    const byBank = lost.map((row): readonly [string, BookedRefund] => {
      const note = noteOfDispute.get(row.id);
      const [gateway, on] = [gatewayOf.get(row.attempt_id) ?? row.attempt_id, dayOf(row.updated_at)];
      const of = { isByBank: true, doneOn: on, since: on, note: note === undefined ? null : bookedOf(note) };
      return [row.order_id, { ...of, number: row.number, gateway, amount: money(row.amount) }];
    });
    const refunds = rows.flatMap((row): (readonly [string, BookedRefund])[] => {
      if (row.dispute_id !== null) return [];
      const state = row.state as RefundState;
      const note = noteOf.get(row.id);
      if (!holdsMoney(state) && note === undefined) return [];
      const booked = {
        number: row.number,
        isByBank: false,
        gateway: row.attempt_id === null ? null : (gatewayOf.get(row.attempt_id) ?? row.attempt_id),
        amount: money(row.amount),
        doneOn: state === 'done' ? dayOf(row.updated_at) : null,
        since: dayOf(row.updated_at),
        note: note === undefined ? null : bookedOf(note),
      };
      return [[row.order_id, booked]];
    });
    return grouped([...refunds, ...byBank]);
  }

  async #undecided(month: BookMonth): Promise<MonthFacts['undecided']> {
    const { firstDay, afterLastDay } = instantsOf(month);
    const rows = await this.db
      .selectFrom('bank_movements')
      .innerJoin('bank_accounts', 'bank_accounts.id', 'bank_movements.account_id')
      .select(['bank_accounts.bank', 'bank_movements.operation', 'bank_movements.amount', 'bank_movements.day'])
      .where('bank_movements.state', 'in', ['open', 'held'])
      .where('bank_movements.day', '>=', firstDay)
      .where('bank_movements.day', '<', afterLastDay)
      .orderBy('bank_movements.day')
      .orderBy('bank_movements.id')
      .execute();
    return rows.map((row) => ({ ...row, amount: money(row.amount), day: row.day as PlainDate }));
  }
}

type Grouped<T> = ReadonlyMap<string, readonly T[]>;

function grouped<T>(things: readonly (readonly [orderId: string, thing: T])[]): Grouped<T> {
  const groups = new Map<string, T[]>();
  for (const [orderId, thing] of things) groups.set(orderId, [...(groups.get(orderId) ?? []), thing]);
  return groups;
}

const dayOf = (instant: string): PlainDate => limaDay(new Date(instant));

function openChargeOf(
  attempt: Selectable<PaymentAttemptsTable>,
): readonly [string, BookedOrder['openCharges'][number]] {
  const { gateway, purchase_number: purchaseNumber, amount, updated_at: at } = attempt;
  return [attempt.order_id, { gateway, purchaseNumber, amount: money(amount), on: dayOf(at) }];
}

function surplusOf(
  surplus: { readonly amount: number; readonly given_back_at: string | null } | undefined,
): Pick<BookedArrival, 'surplus' | 'isGivenBack'> {
  if (surplus === undefined) return { surplus: NOTHING, isGivenBack: false };
  return { surplus: money(surplus.amount), isGivenBack: surplus.given_back_at !== null };
}
