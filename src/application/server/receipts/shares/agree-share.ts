import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ClosedMonths } from '#application/server/receipts/books/ports/closed-months.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { monthOfDay } from '#domain/receipts/books/book-month.ts';
import { dayOverWhole, shareKey, type ShareRate } from '#domain/receipts/shares/share-rates.ts';
import { type PlainDate } from '#domain/shared/dates.ts';
import { formatDayMonthYear } from '#domain/shared/typed-day.ts';
import { formatRate } from '#domain/shared/rate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { RevenueShares } from './ports/revenue-shares.ts';

export type AgreeShareRefusal =
  | NotPermitted
  | { readonly kind: 'share-party-unknown' }
  | { readonly kind: 'share-month-closed' }
  | { readonly kind: 'shares-over-whole'; readonly from: PlainDate };

/** Notes the share of a teacher or a seller from a day on, beside all that were agreed on before. Decision 0102. */
export class AgreeShare {
  constructor(
    private readonly shares: RevenueShares,
    private readonly closed: ClosedMonths,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param staffId the collaborator's account. */
  async execute(share: ShareRate, staffId: string): Promise<Result<void, AgreeShareRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'manage-shares');
    if (!may.ok) return may;
    await this.closed.lock();
    const offered = (await this.shares.choices()).map(({ party, product }) =>
      shareKey({ party, productId: product?.id ?? null }),
    );
    const rates = await this.shares.rates();
    const known = [...offered, ...rates.map(shareKey)];
    if (!known.includes(shareKey(share))) return refuse({ kind: 'share-party-unknown' });
    // A month that is closed keeps what was agreed on for it.
    if (await this.closed.isClosed(monthOfDay(share.from))) return refuse({ kind: 'share-month-closed' });
    const over = dayOverWhole([...rates, share]);
    if (over !== null) return refuse({ kind: 'shares-over-whole', from: over });
    const { party, rate, from, productId } = share;
    await this.shares.agree({ ...share, id: this.ids.newId(), setBy: staffId, setAt: this.clock.now() });
    const action = party.kind === 'teacher' ? 'person-share-set' : 'seller-share-set';
    const of = productId === null ? '' : ` del producto N.º ${productId}`;
    const state = `${formatRate(rate)}${of} desde el ${formatDayMonthYear(from)}`;
    await this.journal.note(staffId, action, String(party.id), {}, { state });
    return accept(undefined);
  }
}
