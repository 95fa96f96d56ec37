import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import type { PaymentAttempt } from '#application/server/payments/ports/payment-attempts.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { isPaid } from '#domain/orders/order.ts';
import {
  type Dispute,
  disputeObstacle,
  type DisputeRefusal,
  isUndecided,
  type NotedDispute,
} from '#domain/payments/dispute.ts';
import { leftInAll } from '#domain/payments/refund-lines.ts';
import { isOpenRefund } from '#domain/payments/refund.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { decimalText, type Money, money, sumMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';

export type NoteDisputeRefusal =
  | NotPermitted
  | DisputeRefusal
  | { readonly kind: 'order-not-found' }
  | { readonly kind: 'order-not-paid' }
  | { readonly kind: 'order-differs' }
  /** No gateway's page charged the order: no bank takes it back. */
  | { readonly kind: 'dispute-not-by-gateway' }
  /** A refund was decided whose end is not known: what is left is not known either. */
  | { readonly kind: 'refund-under-way' };

/**
 * Notes that the bank of whoever paid an order takes its payment back, or a part of it: of what is left of it, less what other disputes that
 * are not decided are about. Source: decision 0124.
 */
export class NoteDispute {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly disputes: Disputes,
    private readonly refunds: Refunds,
    private readonly refundable: RefundableOrders,
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
    const paid = await this.#paidOf(order);
    if (!paid.ok) return paid;
    const { attempt, left } = paid.value;
    const noted = { ...typed, words: severalLines(typed.words) };
    const at = this.clock.now();
    const days = { paidOn: limaDay(attempt.updatedAt), today: limaDay(at) };
    const obstacle = disputeObstacle(noted, { left, ...days });
    if (obstacle !== null) return refuse(obstacle);
    const dispute = {
      ...noted,
      id: this.ids.newId(),
      number: await this.disputes.nextNumber(),
      orderId,
      userId: order.userId,
      attemptId: attempt.id,
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

  /** The payment that may be disputed, and what of it is nobody's to give back yet. */
  async #paidOf(
    order: Order,
  ): Promise<Result<{ readonly attempt: PaymentAttempt; readonly left: Money }, NoteDisputeRefusal>> {
    if (!isPaid(order.state)) return refuse({ kind: 'order-not-paid' });
    const attempt = await this.refundable.attemptOf(order);
    if (attempt === null) return refuse({ kind: 'dispute-not-by-gateway' });
    const refunds = await this.refunds.ofOrder(order.id);
    const isUnderWay = refunds.some(({ state, way }) => isOpenRefund(state) && way !== null);
    if (isUnderWay) return refuse({ kind: 'refund-under-way' });
    const lines = await this.refundable.linesOf(order);
    if (!lines.ok) return lines;
    const others = (await this.disputes.ofOrder(order.id)).filter(({ state }) => isUndecided(state));
    const held = sumMoney([await this.refundable.untoldOf(order), ...others.map(({ amount }) => amount)]);
    return accept({ attempt, left: money(Math.max(0, leftInAll(lines.value) - held)) });
  }
}
