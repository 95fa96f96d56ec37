import type { OfficeRefund, OrderRefunds } from '#application/read-models/payments/order-refunds.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { OrderNotFound } from '#application/server/orders/read-office-order.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { officeNoteOf } from '#application/server/receipts/office-note.ts';
import type { CreditNotes } from '#application/server/receipts/ports/credit-notes.ts';
import type { ReceiptSendings } from '#application/server/receipts/ports/receipt-sendings.ts';
import { fullName } from '#domain/accounts/user.ts';
import { isPaid } from '#domain/orders/order.ts';
import { leftInAll, leftOf } from '#domain/payments/refund-lines.ts';
import type { Dispute } from '#domain/payments/dispute.ts';
import type { Refund } from '#domain/payments/refund.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { RefundableOrders } from './refundable-orders.ts';

/** What went back of an order of the office, and what is left; documents are ids, whose addresses are not signed yet. */
export class ReadOrderRefunds {
  constructor(
    private readonly found: OfficeOrders,
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly disputes: Disputes,
    private readonly notes: CreditNotes,
    private readonly sendings: ReceiptSendings,
    private readonly refundable: RefundableOrders,
    private readonly accounts: Accounts,
  ) {}

  /** @param number as people know the order, from 1. */
  async execute(number: number): Promise<Result<OrderRefunds, OrderNotFound>> {
    const known = await this.found.find(number);
    const order = known && (await this.orders.find(known.id));
    if (order === null) return refuse({ kind: 'order-not-found' });
    const left = isPaid(order.state) ? await this.refundable.linesOf(order) : null;
    const lines = left?.ok === true ? left.value : [];
    const refunds: OfficeRefund[] = [];
    const disputes = await this.disputes.ofOrder(order.id);
    for (const refund of await this.refunds.ofOrder(order.id)) refunds.push(await this.#told(refund, disputes));
    return accept({
      refunds,
      lines: lines.map((line) => ({ productId: line.productId, left: leftOf(line), isReturned: line.isReturned })),
      left: leftInAll(lines),
      disputes: disputes.map(({ number, state, amount, surplusId }) => ({
        number,
        state,
        amount,
        isSurplus: surplusId !== null,
      })),
      byGateway: (await this.refundable.attemptOf(order)) !== null,
    });
  }

  async #told(refund: Refund, disputes: readonly Dispute[]): Promise<OfficeRefund> {
    const { id, number, state, reason, lines, amount, keepsAccess, words, answer, way, gatewayText } = refund;
    const decider = refund.decidedBy === null ? null : await this.accounts.find(refund.decidedBy);
    const note = await this.notes.ofRefund(id);
    const issued = [...(await this.notes.replacedOf(id)), ...(note === null ? [] : [note])];
    return {
      id,
      number,
      state,
      reason,
      lines: lines.map(({ productId, net }) => ({ productId, net })),
      amount,
      keepsAccess,
      words,
      answer,
      decidedBy: decider === null ? '' : fullName(decider),
      operation: way?.kind === 'transfer' ? way.operation : null,
      dispute: (way?.kind === 'dispute' && disputes.find(({ id: own }) => own === way.disputeId)?.number) || null,
      gatewayText,
      askedAt: refund.askedAt.toISOString(),
      updatedAt: refund.updatedAt.toISOString(),
      notes: await Promise.all(issued.map(async (each) => officeNoteOf(each, await this.sendings.find(each)))),
    };
  }
}
