import type { Clock } from '#application/ports/clock.ts';
import type { BookMonth } from '#domain/receipts/books/book-month.ts';
import { detractionIn, type IssuedDocument } from '#domain/receipts/credit-note.ts';
import type { NotedDetractionDeposit } from '#domain/receipts/detraction-deposit.ts';
import {
  type OpenDetractions,
  openDetractions,
  type OwedDetraction,
  owedDetractions,
} from '#domain/receipts/owed-detractions.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { DetractionDeposits } from './ports/detraction-deposits.ts';
import type { SalesBooks } from './ports/sales-books.ts';

/** The detracciones of the facturas of a month, with what was noted of their deposits, whether or not the month is closed. Decision 0107. */
export class ReadDetractions {
  constructor(
    private readonly books: SalesBooks,
    private readonly deposits: DetractionDeposits,
    private readonly clock: Clock,
  ) {}

  async execute(month: BookMonth): Promise<readonly OwedDetraction[]> {
    return this.among(await this.books.documents(month));
  }

  /** The other months of which a deposit is open, the first one first: most are made once the next month has begun. */
  async openBeside(month: BookMonth): Promise<readonly OpenDetractions[]> {
    const open = openDetractions(await this.deposits.withoutDeposit(), limaDay(this.clock.now()));
    return open.filter((each) => each.month !== month);
  }

  /** Those among some documents. */
  async among(documents: readonly IssuedDocument[]): Promise<readonly OwedDetraction[]> {
    const facturas = documents.filter((each) => detractionIn(each) !== null);
    const words = await this.deposits.last(facturas.map(({ id }) => id));
    const noted = new Map<string, NotedDetractionDeposit>();
    for (const [id, { deposit, byName }] of words) if (deposit !== null) noted.set(id, { ...deposit, by: byName });
    return owedDetractions(facturas, noted, limaDay(this.clock.now()));
  }
}
