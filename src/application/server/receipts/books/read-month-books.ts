import type { Clock } from '#application/ports/clock.ts';
import type {
  MonthBooks,
  ShownBookFile,
  ShownDifference,
  ShownGatewaySum,
} from '#application/read-models/receipts/month-books.ts';
import type { GatewaySettlements } from '#application/server/receipts/settlements/ports/gateway-settlements.ts';
import type { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { bookFileKinds, bookFileName, type MonthRegister } from '#domain/receipts/books/register-files.ts';
import { type BookMonth, monthOfInstant, monthsBetween } from '#domain/receipts/books/book-month.ts';
import { closable, laterNotes, missingNumbers, sinceClosing } from '#domain/receipts/books/closed-register.ts';
import { differenceText } from '#domain/receipts/books/difference-texts.ts';
import { type BookDifference, takenOff } from '#domain/receipts/books/book-difference.ts';
import { monthDifferences, partedBy } from '#domain/receipts/books/month-differences.ts';
import { monthSums } from '#domain/receipts/books/month-sums.ts';
import { registerTotals, type RegisterRow, salesRegister } from '#domain/receipts/books/sales-register.ts';
import { type SettledByGateway, settledMonth } from '#domain/receipts/settlements/settled-charges.ts';
import { mapRecord } from '#domain/shared/record.ts';
import { decimalText } from '#domain/shared/money.ts';
import { signedDecimal } from '#domain/shared/signed-money.ts';
import type { ClosedMonths, FoundClosedMonth } from './ports/closed-months.ts';
import type { SalesBooks } from './ports/sales-books.ts';
import type { ReadDetractions } from './read-detractions.ts';

/** What the file of detracciones is called beside those of the register. */
export const detractionsFileKind = 'detracciones';

/** The books of a month: its sums, whether they agree, what is named where they do not, and its register. Source: decision 0095. */
export class ReadMonthBooks {
  constructor(
    private readonly books: SalesBooks,
    private readonly closed: ClosedMonths,
    private readonly settlements: GatewaySettlements,
    private readonly detractions: ReadDetractions,
    private readonly settings: SchoolSettings,
    private readonly clock: Clock,
  ) {}

  /** @param asked null: the last month that is over, or this one where the school began in it. Addresses of files are their kinds, not signed yet. */
  async execute(asked: BookMonth | null): Promise<MonthBooks> {
    const now = this.clock.now();
    const months = await this.#months(now);
    const month = asked ?? months[1] ?? months[0];
    const [facts, settlements, documents, closed] = await Promise.all([
      this.books.facts(month),
      this.settlements.facts(month),
      this.books.documents(month),
      this.closed.find(month),
    ]);
    const rows = salesRegister(documents, month);
    const settled = settledMonth(settlements, month);
    const differences = [
      ...monthDifferences(facts, month),
      ...settled.differences,
      ...missingNumbers(documents, month),
      ...(closed === null ? [] : [...sinceClosing(closed.rows, rows), ...laterNotes(facts.orders, month)]),
    ];
    return {
      month,
      months,
      isOver: closable(month, now).ok,
      sums: monthSums(facts, month),
      checks: {
        money: signedDecimal(partedBy(differences, 'money')),
        receipts: signedDecimal(partedBy(differences, 'receipts')),
        refunds: signedDecimal(partedBy(differences, 'refunds')),
        settlements: settled.sums === null ? null : signedDecimal(partedBy(differences, 'settlements')),
      },
      settlements: settled.gateways.map(shownSum),
      register: shownRegister(closed?.rows ?? rows),
      detractions: await this.detractions.among(documents),
      detractionsFile: detractionsFileKind,
      openDetractions: await this.detractions.openBeside(month),
      differences: differences.map((each) => shown(each, month)),
      files: this.#files(month, rows, closed),
      closed: closed === null ? null : { at: closed.closedAt.toISOString(), by: closed.closedByName },
    };
  }

  async #months(now: Date): Promise<readonly [BookMonth, ...BookMonth[]]> {
    const current = monthOfInstant(now);
    const [last = current, ...earlier] = monthsBetween((await this.books.firstMonth()) ?? current, current);
    return [last, ...earlier];
  }

  #files(month: BookMonth, rows: MonthRegister['rows'], closed: FoundClosedMonth | null): readonly ShownBookFile[] {
    if (closed !== null) return closed.files.map((file) => ({ ...file, address: file.kind }));
    const { ruc, name } = this.settings.provider();
    const register = { owner: { ruc, legalName: name }, month, rows };
    return bookFileKinds.map((kind) => ({ kind, name: bookFileName(kind, register), sha256: null, address: kind }));
  }
}

function shown(difference: BookDifference, month: BookMonth): ShownDifference {
  const { check, orderNumber } = difference;
  const taken = takenOff(difference);
  return {
    text: differenceText(difference, month),
    check,
    orderNumber,
    takenOff: taken === null ? null : decimalText(taken),
  };
}

function shownSum({ gateway, ...sums }: SettledByGateway): ShownGatewaySum {
  return { gateway, ...mapRecord(sums, signedDecimal) };
}

function shownRegister(rows: readonly RegisterRow[]): MonthBooks['register'] {
  const { taxed, taxedOff, tax, taxOff, exempt, total } = registerTotals(rows);
  return {
    documents: rows.length,
    totals: {
      taxed: signedDecimal(taxed),
      taxedOff: signedDecimal(taxedOff),
      tax: signedDecimal(tax),
      taxOff: signedDecimal(taxOff),
      exempt: signedDecimal(exempt),
      total: signedDecimal(total),
    },
  };
}
