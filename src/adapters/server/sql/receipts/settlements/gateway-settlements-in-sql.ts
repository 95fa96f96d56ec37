import type { Kysely, Selectable } from 'kysely';
import { lostDisputes } from '#adapters/server/sql/receipts/books/lost-disputes.ts';
import { instantsOf } from '#adapters/server/sql/receipts/books/touched-orders.ts';
import { inParts } from '#adapters/server/sql/shared/in-parts.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { GatewaySettlementsTable } from '#adapters/server/sql/tables/settlement-tables.ts';
import {
  type BroughtFile,
  type FileToKeep,
  GatewaySettlements,
  type ToldByGateway,
} from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { purchaseInRefundReference } from '#domain/payments/refund-reference.ts';
import { namesOf } from '#domain/receipts/settlements/named-charges.ts';
import type { GatewayCharge, SettlementFacts, ToldSettlement } from '#domain/receipts/settlements/settlement-facts.ts';
import type { SettlementLayout } from '#domain/receipts/settlements/settlement-layout.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { money } from '#domain/shared/money.ts';
import { chargesOf } from './settled-attempts.ts';
import { filesBrought, keepFile, lockedFile, takeFileAway } from './settlement-files.ts';

/** What is looked up at once. */
const atOnce = 400;

type Row = Selectable<GatewaySettlementsTable>;

export class GatewaySettlementsInSql extends GatewaySettlements {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async layoutOf(gateway: string): Promise<SettlementLayout | null> {
    const row = await this.db
      .selectFrom('settlement_layouts')
      .select('layout')
      .where('gateway', '=', gateway)
      .executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.layout) as SettlementLayout);
  }

  async keepLayout(gateway: string, kept: SettlementLayout): Promise<void> {
    const layout = JSON.stringify(kept);
    await this.db
      .insertInto('settlement_layouts')
      .values({ gateway, layout })
      .onConflict((conflict) => conflict.column('gateway').doUpdateSet({ layout }))
      .execute();
  }

  async known(gateway: string, identities: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (const some of inParts(identities, atOnce)) {
      const rows = await this.db
        .selectFrom('gateway_settlements')
        .select('identity')
        .where('gateway', '=', gateway)
        .where('identity', 'in', some)
        .execute();
      for (const { identity } of rows) found.add(identity);
    }
    return found;
  }

  add(file: FileToKeep, at: Date): Promise<number> {
    return keepFile(this.db, file, at);
  }

  files(): Promise<readonly BroughtFile[]> {
    return filesBrought(this.db);
  }

  lockFile(id: string): Promise<BroughtFile | null> {
    return lockedFile(this.db, id);
  }

  takeAway(fileId: string): Promise<number> {
    return takeFileAway(this.db, fileId);
  }

  async told(): Promise<readonly ToldByGateway[]> {
    const rows = await this.db
      .selectFrom('gateway_settlements')
      .select(({ fn }) => [
        'gateway',
        fn.countAll<number | string>().as('lines'),
        fn.min('day').as('first'),
        fn.max('day').as('last'),
      ])
      .groupBy('gateway')
      .orderBy('gateway')
      .execute();
    return rows.map(({ gateway, lines, first, last }) => ({
      gateway,
      lines: Number(lines),
      first: first as PlainDate,
      last: last as PlainDate,
    }));
  }

  async facts(month: BookMonth): Promise<SettlementFacts> {
    const told = new Map((await this.told()).map(({ gateway, first }) => [gateway, first]));
    if (told.size === 0) return { charges: [], lines: [], told };
    const { firstDay, afterLastDay } = instantsOf(month);
    const ofMonth = await this.db
      .selectFrom('gateway_settlements')
      .selectAll()
      .where('day', '>=', firstDay)
      .where('day', '<', afterLastDay)
      .execute();
    const charges = await chargesOf(this.db, await this.#attemptsOf(month, ofMonth), [...told.keys()]);
    const lines = new Map([...ofMonth, ...(await this.#linesNaming(charges))].map((row) => [row.id, row]));
    return { charges, lines: [...lines.values()].map(lineOf), told };
  }

  /** The attempts that charged, or of which something went back, in a month, and those that lines name. */
  async #attemptsOf(month: BookMonth, lines: readonly Row[]): Promise<ReadonlySet<string>> {
    const { from, until } = instantsOf(month);
    const rows = await this.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('status', '=', 'paid')
      .where('updated_at', '>=', from)
      .where('updated_at', '<', until)
      .union(
        this.db
          .selectFrom('surplus_payments')
          .select('attempt_id as id')
          .where('attempt_id', 'is not', null)
          .where('arrived_at', '>=', from)
          .where('arrived_at', '<', until)
          .$narrowType<{ id: string }>(),
      )
      .union(
        this.db
          .selectFrom('refunds')
          .select('attempt_id as id')
          .where('attempt_id', 'is not', null)
          .where('state', '=', 'done')
          .where('updated_at', '>=', from)
          .where('updated_at', '<', until)
          .$narrowType<{ id: string }>(),
      )
      .union(
        lostDisputes(this.db)
          .clearSelect()
          .select('attempt_id as id')
          .where('updated_at', '>=', from)
          .where('updated_at', '<', until),
      )
      .execute();
    const found = new Set(rows.map(({ id }) => id));
    const named = lines.flatMap(({ reference }) => {
      const purchase = purchaseInRefundReference(reference);
      return purchase === null ? [reference] : [reference, purchase];
    });
    for (const references of inParts([...new Set(named)], atOnce)) {
      const those = await this.db
        .selectFrom('payment_attempts')
        .select('id')
        .where((is) => is.or([is('purchase_number', 'in', references), is('transaction_id', 'in', references)]))
        .execute();
      for (const { id } of those) found.add(id);
    }
    const numbers = lines.flatMap(({ order_number: number }) => (number === null ? [] : [number]));
    for (const some of inParts([...new Set(numbers)], atOnce)) {
      const named = await this.db
        .selectFrom('payment_attempts')
        .innerJoin('orders', 'orders.id', 'payment_attempts.order_id')
        .select('payment_attempts.id')
        .where('orders.number', 'in', some)
        .execute();
      for (const { id } of named) found.add(id);
    }
    return found;
  }

  async #linesNaming(charges: readonly GatewayCharge[]): Promise<readonly Row[]> {
    const found: Row[] = [];
    const references = charges.flatMap(namesOf);
    const of = this.db.selectFrom('gateway_settlements').selectAll();
    for (const some of inParts(references, atOnce)) found.push(...(await of.where('reference', 'in', some).execute()));
    for (const some of inParts([...new Set(charges.map(({ orderNumber }) => orderNumber))], atOnce))
      found.push(...(await of.where('order_number', 'in', some).execute()));
    return found;
  }
}

function kindOf({ kind, closer_kind: closer }: Row): ToldSettlement['kind'] {
  if (closer === 'reversal') return closer;
  return kind === 'refund' ? 'refund' : 'charge';
}

function lineOf(row: Row): ToldSettlement {
  const { gateway, reference, order_number: orderNumber, amount, commission, commission_tax: tax, net, day } = row;
  return {
    gateway,
    kind: kindOf(row),
    reference,
    orderNumber,
    amount: money(amount),
    commission: Number(commission),
    commissionTax: Number(tax),
    net: Number(net),
    day: day as PlainDate,
  };
}
