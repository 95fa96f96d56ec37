import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { ReturnedConsultancies } from '#application/server/learning/consultancies/returned-consultancies.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { Gifts } from '#application/server/orders/ports/gifts.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import type { IssueReceipt } from '#application/server/receipts/issue-receipt.ts';
import { permitted } from '#domain/office/permissions.ts';
import { isPaid } from '#domain/orders/order.ts';
import {
  creditedTotal,
  leftInAll,
  isReturn,
  refundLines,
  type AskedLine,
  type RefundableLine,
} from '#domain/payments/refund-lines.ts';
import { isOpenRefund, type Refund, type RefundWay } from '#domain/payments/refund.ts';
import { decimalText } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { tidiedDecision, type BeginRefundRefusal, type DecidedRefund } from './decided-refund.ts';
import type { FinishRefund } from './finish-refund.ts';
import type { RefundableOrders } from './refundable-orders.ts';

/**
 * Decides, in one transaction, what of an order is given back: once, however many decide at once, never more than is left, and over
 * a receipt, which is issued now where it is still due. By transfer it is done with that; by the gateway it is sent afterwards. What
 * its buyer asked for is answered by it. Source: decision 0086.
 */
export class BeginRefund {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly refunds: Refunds,
    private readonly refundable: RefundableOrders,
    private readonly gifts: Gifts,
    private readonly consultancies: ReturnedConsultancies,
    private readonly receipt: IssueReceipt,
    private readonly finish: FinishRefund,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param staffId the collaborator's account. */
  async execute(staffId: string, decided: DecidedRefund): Promise<Result<Refund, BeginRefundRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'refund-orders');
    if (!may.ok) return may;
    const typed = tidiedDecision(decided);
    if (!typed.ok) return typed;
    const order = await this.guard.lock(decided.orderId);
    if (order === null) return refuse({ kind: 'order-not-found' });
    const open = (await this.refunds.ofOrder(order.id)).find(({ state }) => isOpenRefund(state)) ?? null;
    const made = await this.#made(order, open, typed.value);
    if (!made.ok) return made;
    const plan = { ...made.value, decidedBy: staffId };
    const refund = open === null ? await this.#new(order, plan) : { ...open, ...plan };
    if (open === null) await this.refunds.add(refund);
    else if (!(await this.refunds.move(refund, open.state)))
      throw new Error(`Refund ${open.id} was changed beside its lock`);
    if (refund.state === 'done') await this.finish.execute(order, refund);
    const before = open === null ? {} : { state: open.state };
    const after = { state: refund.state, amount: decimalText(refund.amount) };
    await this.journal.note(staffId, 'refund-decided', order.id, before, after);
    return accept(refund);
  }

  /** What becomes of the refund by this decision, or why nothing does. */
  async #made(
    order: Order,
    open: Refund | null,
    decided: DecidedRefund,
  ): Promise<Result<DecidedParts, BeginRefundRefusal>> {
    if (!isPaid(order.state)) return refuse({ kind: 'order-not-paid' });
    if (open !== null && open.way !== null) return refuse({ kind: 'refund-under-way' });
    if (await this.refundable.isDisputed(order)) return refuse({ kind: 'order-disputed' });
    const left = await this.refundable.linesAsSeen(order, decided.seenLeft ?? null);
    if (!left.ok) return left;
    const lines = refundLines(left.value, decided.reason, decided.lines);
    if (!lines.ok) return lines;
    const keepsAccess = decided.keepsAccess || !isReturn(decided.reason);
    const gift = keepsAccess ? null : await this.#giftObstacle(order, left.value, decided.lines);
    if (gift !== null) return refuse(gift);
    if (!keepsAccess && (await this.#holdsBegun(order, decided.lines)))
      return refuse({ kind: 'refund-consultancy-held' });
    const seats = keepsAccess ? null : await this.refundable.seatsBesides(order, decided.lines);
    if (seats !== null) return refuse({ kind: 'refund-seats-besides', title: seats.title });
    const way = await this.#wayOf(order, decided.operation);
    if (way === null) return refuse({ kind: 'refund-not-by-gateway' });
    const [amount, untold] = [creditedTotal(lines.value), await this.refundable.untoldOf(order)];
    // The gateway holds less than the lines say: it would pay those céntimos twice, or refuse.
    if (way.kind === 'gateway' && amount > leftInAll(left.value) - untold)
      return refuse({ kind: 'refund-over-untold', untold });
    if (!(await this.receipt.execute(order.id))) return refuse({ kind: 'order-differs' });
    return accept({
      state: way.kind === 'gateway' ? 'requested' : 'done',
      reason: decided.reason,
      lines: lines.value,
      amount,
      keepsAccess,
      answer: decided.answer,
      way,
      updatedAt: this.clock.now(),
    });
  }

  async #wayOf(order: Order, operation: string | null): Promise<RefundWay | null> {
    if (operation !== null) return { kind: 'transfer', operation };
    const attempt = await this.refundable.attemptOf(order);
    return attempt === null ? null : { kind: 'gateway', attemptId: attempt.id };
  }

  /** A gift is one thing: nobody takes back what was opened, nor one of several things that wait in it. */
  async #giftObstacle(
    order: Order,
    lines: readonly RefundableLine[],
    asked: readonly AskedLine[],
  ): Promise<BeginRefundRefusal | null> {
    if (order.gift === undefined) return null;
    const gift = await this.gifts.find(order.id);
    if (gift?.acceptedAt !== null) return { kind: 'refund-gift-opened' };
    const chosen = new Set(asked.map(({ productId }) => productId));
    const isWhole = lines.every(({ productId, isReturned }) => isReturned || chosen.has(productId));
    return isWhole ? null : { kind: 'refund-gift-in-parts' };
  }

  /** Whether an hour was held of a consultancy among what is to be taken back. */
  async #holdsBegun({ id }: Order, asked: readonly AskedLine[]): Promise<boolean> {
    const begun = await this.consultancies.begun(
      id,
      asked.map(({ productId }) => productId),
    );
    return begun.size > 0;
  }

  async #new({ id: orderId, userId }: Order, plan: DecidedParts & { readonly decidedBy: string }): Promise<Refund> {
    const number = await this.refunds.nextNumber();
    const asked = { askedBy: plan.decidedBy, askedAt: plan.updatedAt, words: '' };
    return { id: this.ids.newId(), number, orderId, userId, ...asked, gatewayText: '', ...plan };
  }
}

type DecidedParts = Pick<
  Refund,
  'state' | 'reason' | 'lines' | 'amount' | 'keepsAccess' | 'answer' | 'way' | 'updatedAt'
>;
