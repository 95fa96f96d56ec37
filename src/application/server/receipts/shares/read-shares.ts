import type { Clock } from '#application/ports/clock.ts';
import type { MonthShares, OfficeShares, ShareStatement } from '#application/read-models/receipts/month-shares.ts';
import type { SalesBooks } from '#application/server/receipts/books/ports/sales-books.ts';
import { type BookMonth, monthOfInstant, monthsBetween } from '#domain/receipts/books/book-month.ts';
import type { ShareParty } from '#domain/receipts/shares/share-rates.ts';
import type { NamedEntry } from '#domain/receipts/shares/share-sheet.ts';
import { sharesOfMonth } from '#domain/receipts/shares/share-statement.ts';
import { signedDecimal, sumSigned } from '#domain/shared/signed-money.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import type { KeptShares, RevenueShares } from './ports/revenue-shares.ts';

/** What may be taken along. */
export const shareFileKinds = ['csv', 'xlsx'] as const;

const keyOf = ({ kind, id }: ShareParty): string => `${kind} ${id}`;

/** The shares of a month: of a closed one as they were kept, of an open one as they are now. Decision 0102. */
export class ReadShares {
  constructor(
    private readonly shares: RevenueShares,
    private readonly books: SalesBooks,
    private readonly clock: Clock,
  ) {}

  /** For the office. @param asked null: the last month that is over, or this one where the school began in it. Addresses of files are their kinds, not signed yet. */
  async all(asked: BookMonth | null): Promise<OfficeShares> {
    const { month, months, isKept, found } = await this.#month(asked);
    const rates = await this.shares.rates();
    const [choices, names] = [await this.shares.choices(), await this.shares.names(rates.map(({ party }) => party))];
    const titles = new Map(choices.flatMap(({ product }) => (product === null ? [] : [[product.id, product.title]])));
    return {
      month,
      months,
      isKept,
      statements: statementsOf(found.entries),
      base: signedDecimal(found.base),
      school: signedDecimal(found.school),
      agreed: rates.toReversed().map(({ party, productId, rate, from }) => ({
        party,
        name: names.get(keyOf(party)) ?? '',
        productId,
        product: productId === null ? null : (titles.get(productId) ?? numbered(productId)),
        rate,
        from,
      })),
      choices,
      files: shareFileKinds.map((kind) => ({ kind, name: `participaciones-${month}.${kind}`, address: kind })),
    };
  }

  /** For whoever has shares: their own and nobody else's. */
  async own(userId: string, asked: BookMonth | null): Promise<MonthShares> {
    const own = new Set((await this.shares.partiesOf(userId)).map(keyOf));
    const { month, months, isKept, found } = await this.#month(asked);
    const entries = found.entries.filter(({ party }) => own.has(keyOf(party)));
    return { month, months: own.size === 0 ? [] : months, isKept, statements: statementsOf(entries) };
  }

  /** As they would be now, whether or not the month is closed. */
  async now(month: BookMonth): Promise<KeptShares> {
    const { entries, ...sums } = sharesOfMonth(await this.shares.lines(month), await this.shares.rates(), month);
    const names = await this.shares.names(entries.map(({ party }) => party));
    return { ...sums, entries: entries.map((entry) => ({ ...entry, name: names.get(keyOf(entry.party)) ?? '' })) };
  }

  /** As they were kept, or else as they are now. */
  async of(month: BookMonth): Promise<KeptShares> {
    return (await this.shares.kept(month)) ?? this.now(month);
  }

  async #month(asked: BookMonth | null) {
    const current = monthOfInstant(this.clock.now());
    const months = monthsBetween((await this.books.firstMonth()) ?? current, current);
    const month = asked ?? months[1] ?? current;
    const kept = await this.shares.kept(month);
    return { month, months, isKept: kept !== null, found: kept ?? (await this.now(month)) };
  }
}

function statementsOf(entries: readonly NamedEntry[]): readonly ShareStatement[] {
  const byParty = new Map<string, NamedEntry[]>();
  for (const entry of entries) byParty.set(keyOf(entry.party), [...(byParty.get(keyOf(entry.party)) ?? []), entry]);
  return [...byParty.values()]
    .flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const { party, name } = first;
      const rows = own.map(({ on, orderNumber, title, rate, base, share }) => ({
        on,
        orderNumber,
        title,
        rate,
        base: signedDecimal(base),
        share: signedDecimal(share),
      }));
      const sum = (of: (entry: NamedEntry) => number) => signedDecimal(sumSigned(own.map(of)));
      return [{ party, name, rows, base: sum(({ base }) => base), share: sum(({ share }) => share) }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, 'es'));
}
