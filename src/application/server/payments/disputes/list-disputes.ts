import type { Clock } from '#application/ports/clock.ts';
import type { OfficeDisputesPage } from '#application/read-models/payments/office-disputes.ts';
import type { OfficeDisputes } from '#application/server/payments/ports/office-disputes.ts';
import { pageOrLast } from '#application/server/shared/page-or-last.ts';
import { type DisputeFilter, DISPUTES_A_PAGE } from '#domain/payments/dispute.ts';
import { daysBetween, limaDay, type PlainDate } from '#domain/shared/dates.ts';

/** Payments that banks take back, page by page, with how many days are left to answer. */
export class ListDisputes {
  constructor(
    private readonly disputes: OfficeDisputes,
    private readonly clock: Clock,
  ) {}

  /** @param page from 1; past the last one: the last. */
  async execute(which: DisputeFilter, page: number): Promise<OfficeDisputesPage> {
    const today = limaDay(this.clock.now());
    const { found, ...shown } = await pageOrLast(page, DISPUTES_A_PAGE, (part) =>
      this.disputes.list({ which, ...part }),
    );
    const waiting = which === 'waiting' ? found : await this.disputes.list({ which: 'waiting', offset: 0, limit: 1 });
    const disputes = found.found.map((each) => ({
      ...each,
      daysLeft: daysBetween(today, each.answerBy as PlainDate),
    }));
    return { ...shown, disputes, total: found.total, waiting: waiting.total };
  }
}
