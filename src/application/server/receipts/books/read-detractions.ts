import type { Clock } from '#application/ports/clock.ts';
import type { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { detractionIn, type IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { NotedDetractionDeposit } from '#domain/receipts/detraction-deposit.ts';
import {
  annulledOn,
  type OpenDetractions,
  openDetractions,
  type OwedDetraction,
  owedDetractions,
  owesDetraction,
} from '#domain/receipts/owed-detractions.ts';
import { limaDay, type PlainDate } from '#domain/shared/dates.ts';
import type { DetractionDeposits } from './ports/detraction-deposits.ts';
import type { SalesBooks } from './ports/sales-books.ts';

/** The detracciones of the facturas of a month, with what was noted of their deposits, whether or not the month is closed. Decision 0107. */
export class ReadDetractions {
  constructor(
    private readonly books: SalesBooks,
    private readonly deposits: DetractionDeposits,
    private readonly notes: CreditNotes,
    private readonly clock: Clock,
  ) {}

  async execute(month: BookMonth): Promise<readonly OwedDetraction[]> {
    return this.among(await this.books.documents(month));
  }

  /** The other months of which a deposit is open, the first one first: most are made once the next month has begun. */
  async openBeside(month: BookMonth): Promise<readonly OpenDetractions[]> {
    const [without, today, annulled] = await this.#withoutDeposit();
    const open = openDetractions(without, today, annulled);
    return open.filter((each) => each.month !== month);
  }

  /** Those of all months whose deposit is open: when their facturas were issued, and the last day of each. */
  async open(): Promise<readonly { readonly since: Date; readonly dueOn: PlainDate }[]> {
    const [without, today, annulled] = await this.#withoutDeposit();
    return without.flatMap((factura) =>
      owedDetractions([factura], new Map(), today, annulled).map(({ dueOn }) => ({ since: factura.issuedAt, dueOn })),
    );
  }

  async #withoutDeposit() {
    const without = await this.deposits.withoutDeposit();
    return [without, limaDay(this.clock.now()), await this.#annulled(without)] as const;
  }

  /** Those among some documents. */
  async among(documents: readonly IssuedDocument[]): Promise<readonly OwedDetraction[]> {
    const facturas = documents.filter((each) => detractionIn(each) !== null);
    const words = await this.deposits.last(facturas.map(({ id }) => id));
    const noted = new Map<string, NotedDetractionDeposit>();
    for (const [id, { deposit, byName }] of words) if (deposit !== null) noted.set(id, { ...deposit, by: byName });
    const open = facturas.filter(({ id }) => !noted.has(id));
    return owedDetractions(facturas, noted, limaDay(this.clock.now()), await this.#annulled(open));
  }

  /** On which days some of them were given back whole. */
  async #annulled(facturas: readonly IssuedDocument[]): Promise<ReadonlyMap<string, PlainDate>> {
    const days = new Map<string, PlainDate>();
    for (const factura of facturas.filter(owesDetraction)) {
      const day = annulledOn(factura, await this.notes.ofOrder(factura.orderId));
      if (day !== null) days.set(factura.id, day);
    }
    return days;
  }
}
