import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { FinishRefund } from '#application/server/payments/refunds/finish-refund.ts';
import type { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import type { IssueReceipt } from '#application/server/receipts/issue-receipt.ts';
import type { Dispute } from '#domain/payments/dispute.ts';
import { lostLines, type LostLines, type LostLinesRefusal } from '#domain/payments/lost-lines.ts';
import { creditedTotal, isReturn, leftInAll } from '#domain/payments/refund-lines.ts';
import { type Money, money, NOTHING } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type LoseDisputeRefusal = LostLinesRefusal | { readonly kind: 'order-differs' };

/**
 * What becomes of a locked order whose money a bank took: the same as of a refund that is done, but that nobody is asked to give anything. It is a
 * refund of its own way, so that whatever knows of refunds (sums of lines, credit notes, books, shares, auditors) knows of it.
 * Source: decision 0124.
 */
export class LoseDispute {
  constructor(
    private readonly refunds: Refunds,
    private readonly refundable: RefundableOrders,
    private readonly receipt: IssueReceipt,
    private readonly finish: FinishRefund,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly logger: Logger,
  ) {}

  /** What of it a credit note tells, with what none told before. @param productIds that the bank's amount is of; none: it is not known. */
  async execute(
    order: Order,
    dispute: Dispute,
    { staffId, productIds }: { readonly staffId: string; readonly productIds: readonly number[] },
  ): Promise<Result<Money, LoseDisputeRefusal>> {
    const lines = await this.refundable.linesOf(order);
    if (!lines.ok) return lines;
    const left = leftInAll(lines.value);
    const untold = await this.refundable.untoldOf(order);
    // A gateway that had refused a refund may have given it back meanwhile: nothing can be taken off an order twice.
    const amount = money(Math.max(0, Math.min(dispute.amount, left - untold)));
    if (amount < dispute.amount) {
      const { number } = dispute;
      this.logger.error('A bank took money of an order that had gone back', { order: order.number, dispute: number });
    }
    if (amount === NOTHING) return accept(NOTHING);
    const lost = lostLines(lines.value, { amount, untold, named: productIds });
    if (!lost.ok) return lost;
    if (lost.value === null) return accept(NOTHING);
    if (!(await this.receipt.execute(order.id))) return refuse({ kind: 'order-differs' });
    // Several things that wait in a gift are one thing: of a part of it nothing is taken back.
    const told = creditedTotal(lost.value.lines);
    const isPartOfGift = order.gift !== undefined && told !== left;
    const keepsAccess = isPartOfGift || !isReturn(lost.value.reason);
    await this.#takeOff(order, dispute, { ...lost.value, keepsAccess, staffId });
    return accept(told);
  }

  async #takeOff(
    order: Order,
    { id: disputeId, attemptId }: Dispute,
    { staffId, ...lost }: LostLines & { readonly keepsAccess: boolean; readonly staffId: string },
  ): Promise<void> {
    const at = this.clock.now();
    const refund = {
      ...lost,
      id: this.ids.newId(),
      number: await this.refunds.nextNumber(),
      orderId: order.id,
      userId: order.userId,
      state: 'done',
      amount: creditedTotal(lost.lines),
      askedBy: staffId,
      askedAt: at,
      words: '',
      decidedBy: staffId,
      answer: '',
      way: { kind: 'dispute', disputeId, attemptId },
      gatewayText: '',
      updatedAt: at,
    } as const;
    await this.refunds.add(refund);
    await this.finish.execute(order, refund);
  }
}
