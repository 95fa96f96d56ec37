import type { Clock } from '#application/ports/clock.ts';
import type {
  GatewayRefund,
  KnownPayment,
  RefundAnswer,
  RefundStatus,
} from '#application/server/payments/ports/payment-gateway.ts';
import { refundReference } from '#domain/payments/refund-reference.ts';
import { limaDay } from '#domain/shared/dates.ts';
import type { NiubizCall, NiubizClient } from './niubiz-client.ts';
import { unconfirmed } from './niubiz-unconfirmed.ts';
import {
  amountNumber,
  type ChargeNews,
  newsOfRefund,
  newsOfRefundStatus,
  newsOfStatus,
  niubizChannel,
} from './niubiz-wire.ts';

/** What giving back asks about the payment. */
interface RefundedPayment {
  readonly askedAbout: (asked: KnownPayment) => Promise<ChargeNews>;
  /** Tells the log why an answer is none. */
  readonly silence: (asked: GatewayRefund, why: unknown) => { readonly kind: 'no-answer' };
}

const refusedRefundText = 'Niubiz no aceptó la devolución.';
/** Gives money back: what was paid today as a whole by a reversal, anything else by a refund. Source: decision 0090. */
export class NiubizRefunds {
  constructor(
    private readonly client: NiubizClient,
    private readonly shop: { readonly merchant: string; readonly ruc: string },
    private readonly clock: Clock,
    private readonly payment: RefundedPayment,
  ) {}

  async give(asked: GatewayRefund): Promise<RefundAnswer> {
    if (asked.transactionId === null)
      return { kind: 'refused', text: 'Niubiz no dio número de transacción a este pago.' };
    try {
      const day = await this.#dayToReverse(asked);
      if (day !== null) return await this.#reverse(asked, day);
      const answer = await this.client.ask({
        method: 'POST',
        path: `${unconfirmed.refund}/${this.shop.merchant}/${encodeURIComponent(asked.transactionId)}`,
        body: {
          ruc: this.shop.ruc,
          comment: `Devolución ${asked.refundNumber}`,
          externalReferenceId: refundReference(asked.purchaseNumber, asked.refundNumber),
          amount: amountNumber(asked.amount),
        },
        isOnce: true,
      });
      const news = newsOfRefund(answer);
      if (news === 'refused') return { kind: 'refused', text: refusedRefundText };
      return news === 'taken' ? { kind: 'given-back' } : this.payment.silence(asked, `HTTP ${answer.status}`);
    } catch (error) {
      return this.payment.silence(asked, error);
    }
  }

  async status(asked: GatewayRefund): Promise<RefundStatus> {
    // A reversal has no number of its own: the payment itself says that it was undone.
    if ((await this.payment.askedAbout(asked)).kind === 'undone') return { kind: 'given-back', isWhole: true };
    const reference = refundReference(asked.purchaseNumber, asked.refundNumber);
    try {
      const path = `${unconfirmed.refundStatus}/${this.shop.merchant}?externalReferenceId=${encodeURIComponent(reference)}`;
      const answer = await this.client.ask({ method: 'GET', path });
      const news = newsOfRefundStatus(answer, reference, asked.amount);
      if (news === 'unknown') return { kind: 'never-asked' };
      if (news === 'refused') return { kind: 'refused', text: refusedRefundText };
      return news === 'taken' ? { kind: 'given-back' } : this.payment.silence(asked, `HTTP ${answer.status}`);
    } catch (error) {
      return this.payment.silence(asked, error);
    }
  }

  /** The day of a payment that can still be undone as a whole: today's, for the amount that was paid; null: it cannot. */
  async #dayToReverse(asked: GatewayRefund): Promise<string | null> {
    const news = await this.payment.askedAbout(asked);
    if (news.kind !== 'charged' || news.transactionId !== asked.transactionId) return null;
    return news.day === limaDay(this.clock.now()).replaceAll('-', '').slice(2) ? news.day : null;
  }

  async #reverse(asked: GatewayRefund, day: string): Promise<RefundAnswer> {
    const call: NiubizCall = {
      method: 'POST',
      path: `${unconfirmed.reversal}/${this.shop.merchant}`,
      body: { channel: niubizChannel, order: { purchaseNumber: asked.purchaseNumber, transactionDate: day } },
      isOnce: true,
    };
    const answer = await this.client.ask(call);
    const news = newsOfStatus(answer, asked);
    return news.kind === 'undone'
      ? { kind: 'given-back' }
      : this.payment.silence(asked, `reversa: HTTP ${answer.status}`);
  }
}
