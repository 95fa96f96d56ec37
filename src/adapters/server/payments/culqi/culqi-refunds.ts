import type { Clock } from '#application/ports/clock.ts';
import type { GatewayRefund, RefundAnswer, RefundStatus } from '#application/server/payments/ports/payment-gateway.ts';
import type { CulqiBooks, CulqiRefundAsked } from './culqi-books.ts';
import type { CulqiClient } from './culqi-client.ts';
import { searchList } from './culqi-search.ts';
import { culqiRefundTexts } from './culqi-texts.ts';
import { toConfirm } from './culqi-to-confirm.ts';
import { type CulqiRefund, chargeIn, refundIn, refundsIn, refusalIn } from './culqi-wire.ts';

const refused = (text: string): RefundAnswer => ({ kind: 'refused', text });

/** Gives back by Culqi: asked once a number, and looked up by that number. */
export class CulqiRefunds {
  constructor(
    private readonly client: CulqiClient,
    private readonly books: CulqiBooks,
    private readonly clock: Clock,
  ) {}

  async ask(asked: GatewayRefund): Promise<RefundAnswer> {
    const { purchaseNumber, refundNumber, amount } = asked;
    const chargeId = (await this.books.find(purchaseNumber))?.chargeId ?? null;
    if (chargeId === null) return refused(culqiRefundTexts.unpaid);
    if (!(await this.books.claimRefund(refundNumber, purchaseNumber, amount, this.clock.now()))) {
      const status = await this.status(asked);
      return status.kind === 'never-asked' ? { kind: 'no-answer' } : status;
    }
    const answer = await this.client.refund({
      amount,
      charge_id: chargeId,
      reason: toConfirm.refundReason,
      metadata: { [toConfirm.ownRefund]: refundNumber },
    });
    if (answer === null) return { kind: 'no-answer' };
    const refund = answer.status === 200 || answer.status === 201 ? refundIn(answer.body) : null;
    if (refund !== null) return this.#read(asked, chargeId, refund);
    if (refusalIn(answer) === null) return { kind: 'no-answer' };
    await this.books.refuseRefund(refundNumber);
    return refused(culqiRefundTexts.refused);
  }

  async status(asked: GatewayRefund): Promise<RefundStatus> {
    const { purchaseNumber, refundNumber, amount } = asked;
    const all = await this.books.refundsOf(purchaseNumber);
    const known = all.find((each) => each.refundNumber === refundNumber);
    const chargeId = (await this.books.find(purchaseNumber))?.chargeId ?? null;
    if (known === undefined || chargeId === null) return { kind: 'never-asked' };
    if (known.amount !== amount) return refused(culqiRefundTexts.differs);
    if (known.isRefused) return refused(culqiRefundTexts.refused);
    if (known.refundId === null) return this.#lookUp(asked, known, chargeId, all);
    const answer = await this.client.readRefund(known.refundId);
    const refund = answer?.status === 200 ? refundIn(answer.body) : null;
    return refund === null ? { kind: 'no-answer' } : this.#read(asked, chargeId, refund);
  }

  async #read(asked: GatewayRefund, chargeId: string, refund: CulqiRefund): Promise<RefundAnswer> {
    const ownNumber = refund.metadata?.[toConfirm.ownRefund] ?? asked.refundNumber;
    const isIt = ownNumber === asked.refundNumber && refund.charge_id === chargeId && refund.amount === asked.amount;
    if (!isIt) return { kind: 'no-answer' };
    await this.books.keepRefund(asked.refundNumber, refund.id);
    return { kind: 'given-back' };
  }

  async #lookUp(
    asked: GatewayRefund,
    { askedAt }: CulqiRefundAsked,
    chargeId: string,
    all: readonly CulqiRefundAsked[],
  ): Promise<RefundStatus> {
    const found = await searchList({
      page: (after) => this.client.listRefunds(after),
      read: refundsIn,
      isIt: ({ metadata, charge_id }) =>
        charge_id === chargeId && metadata?.[toConfirm.ownRefund] === asked.refundNumber,
      mayBe: ({ charge_id, metadata }) => charge_id === chargeId && metadata?.[toConfirm.ownRefund] === undefined,
      askedAt,
      now: this.clock.now(),
    });
    const [refund] = found.kind === 'found' ? found.items : [];
    if (refund !== undefined) return this.#read(asked, chargeId, refund);
    const isAbsent = found.kind === 'absent' && (await this.#adds(chargeId, all));
    return { kind: isAbsent ? 'never-asked' : 'no-answer' };
  }

  /** Whether what Culqi gave back of a charge is what is known of it: nothing more went. */
  async #adds(chargeId: string, all: readonly CulqiRefundAsked[]): Promise<boolean> {
    const answer = await this.client.readCharge(chargeId);
    const charge = answer?.status === 200 ? chargeIn(answer.body) : null;
    const known = all.reduce((sum, { amount, refundId }) => sum + (refundId === null ? 0 : amount), 0);
    return charge?.id === chargeId && charge.amount_refunded === known;
  }
}
