import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { type Dispute, disputeObstacle, type DisputeRefusal, type NotedDispute } from '#domain/payments/dispute.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine, severalLines } from '#domain/shared/typed-text.ts';
import type { DisputablePaymentRefusal, DisputedPayments } from './disputed-payments.ts';

export type NoteDisputeRefusal =
  | NotPermitted
  | DisputeRefusal
  | DisputablePaymentRefusal
  | { readonly kind: 'order-not-found' };

/**
 * Notes that the bank of whoever paid an order takes its payment back, or a part of it: of what is left of it, less what other disputes that
 * are not decided are about; or a payment that came besides and was never due, whole. Source: decision 0124.
 */
export class NoteDispute {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly disputes: Disputes,
    private readonly payments: DisputedPayments,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param staffId the collaborator's account. */
  async execute(staffId: string, orderId: string, typed: NotedDispute): Promise<Result<Dispute, NoteDisputeRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'refund-orders');
    if (!may.ok) return may;
    const order = await this.guard.lock(orderId);
    if (order === null) return refuse({ kind: 'order-not-found' });
    const { purchase = '', ...told } = typed;
    const paid = await this.payments.execute(order, oneLine(purchase));
    if (!paid.ok) return paid;
    const { attempt, surplus, left } = paid.value;
    const noted = { ...told, words: severalLines(typed.words) };
    const at = this.clock.now();
    const days = { paidOn: limaDay(surplus?.arrivedAt ?? attempt.updatedAt), today: limaDay(at) };
    const obstacle = disputeObstacle(noted, { left, isWhole: surplus !== null, ...days });
    if (obstacle !== null) return refuse(obstacle);
    const dispute = {
      ...noted,
      id: this.ids.newId(),
      number: await this.disputes.nextNumber(),
      orderId,
      userId: order.userId,
      attemptId: attempt.id,
      surplusId: surplus?.id ?? null,
      state: 'open',
      notedBy: staffId,
      notedAt: at,
      answer: '',
      updatedAt: at,
    } as const;
    await this.disputes.add(dispute);
    const after = { state: dispute.state, amount: decimalText(dispute.amount) };
    await this.journal.note(staffId, 'dispute-noted', orderId, {}, after);
    return accept(dispute);
  }
}
