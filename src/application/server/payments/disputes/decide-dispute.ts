import type { Clock } from '#application/ports/clock.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { type Dispute, type DisputeEvent, nextDisputeState } from '#domain/payments/dispute.ts';
import { decimalText, type Money, money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { DisputeStands } from './answer-dispute.ts';
import type { LoseDispute, LoseDisputeRefusal } from './lose-dispute.ts';
import type { LoseSurplus } from './lose-surplus.ts';

/** How a dispute ends. */
export interface DisputeOutcome {
  readonly outcome: Exclude<DisputeEvent, 'answered'>;
  /** Products whose price was lost, where it is not all and the bank says of which; none: it is not known. */
  readonly productIds: readonly number[];
}

export type DecideDisputeRefusal =
  | NotPermitted
  | LoseDisputeRefusal
  | DisputeStands
  | { readonly kind: 'dispute-not-found' };

/**
 * Notes how a dispute ended, once, whoever notes it at the same moment: won, all stays as it is; lost, or not defended, its money is gone, and
 * its order follows in the same transaction. Source: decision 0124.
 */
export class DecideDispute {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly disputes: Disputes,
    private readonly lose: LoseDispute,
    private readonly loseSurplus: LoseSurplus,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param number of the dispute. @param staffId the collaborator's account. */
  async execute(
    number: number,
    staffId: string,
    { outcome, productIds }: DisputeOutcome,
  ): Promise<Result<Dispute, DecideDisputeRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'refund-orders');
    if (!may.ok) return may;
    const found = await this.disputes.numbered(number);
    const order = found === null ? null : await this.guard.lock(found.orderId);
    const dispute = found === null ? null : await this.disputes.find(found.id);
    if (order === null || dispute === null) return refuse({ kind: 'dispute-not-found' });
    const next = nextDisputeState(dispute.state, outcome);
    if (!next.ok) return refuse({ kind: 'dispute-stands', state: dispute.state });
    const lost = outcome === 'won' ? accept(dispute.amount) : await this.#lost(order, dispute, { staffId, productIds });
    if (!lost.ok) return lost;
    const decided = { ...dispute, state: next.value, updatedAt: this.clock.now() };
    if (!(await this.disputes.move(decided, dispute.state)))
      throw new Error(`Dispute ${dispute.number} was changed beside its lock`);
    const untold = dispute.amount - lost.value;
    const after = {
      state: decided.state,
      amount: decimalText(decided.amount),
      ...(untold > 0 && { untold: decimalText(money(untold)) }),
    };
    await this.journal.note(staffId, 'dispute-decided', dispute.orderId, { state: dispute.state }, after);
    return accept(decided);
  }

  /** What of it is told, by a note or as surplus that went back. */
  async #lost(
    order: Order,
    dispute: Dispute,
    by: { readonly staffId: string; readonly productIds: readonly number[] },
  ): Promise<Result<Money, LoseDisputeRefusal>> {
    const { surplusId } = dispute;
    if (surplusId === null) return this.lose.execute(order, dispute, by);
    await this.loseSurplus.execute({ ...dispute, surplusId }, by.staffId);
    return accept(dispute.amount);
  }
}
