import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import type { Dispute } from '#domain/payments/dispute.ts';
import { numbered } from '#domain/shared/numbers-together.ts';

/**
 * What becomes of money that was never due when its bank took it: it is given back by that. Nothing was sold by it, so that no note follows and
 * nobody's access ends. Source: decision 0130.
 */
export class LoseSurplus {
  constructor(
    private readonly surplus: SurplusPayments,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @param dispute of a surplus of a locked order. */
  async execute({ number, surplusId }: Dispute & { readonly surplusId: string }, staffId: string): Promise<void> {
    const how = { by: staffId, at: this.clock.now(), note: `Contracargo ${numbered(number)}` };
    if (await this.surplus.giveBack(surplusId, how))
      await this.journal.note(staffId, 'refund-noted', surplusId, { state: 'open' }, { state: 'given-back' });
    else this.logger.error('A bank took a surplus that had gone back', { dispute: number, surplus: surplusId });
  }
}
