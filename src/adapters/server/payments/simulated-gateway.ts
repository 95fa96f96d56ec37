import type { Kysely, Selectable } from 'kysely';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { GatewayWord } from '#application/server/payments/ports/payment-attempts.ts';
import {
  type Authorization,
  type AuthorizationRequest,
  type GatewayRefund,
  type GatewayReturn,
  type KnownPayment,
  PaymentGateway,
  type PaymentSession,
  type PaymentStatus,
  type RefundAnswer,
  type RefundStatus,
  type SessionRequest,
} from '#application/server/payments/ports/payment-gateway.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { SimulatedPaymentsTable } from '#adapters/server/sql/tables/order-tables.ts';
import { actionText } from './action-texts.ts';
import type { CardOutcome, TestCard } from './test-cards.ts';

export type SimulatedPayment = Selectable<SimulatedPaymentsTable>;

export const simulatedGateway = 'simulada';

/** Below which its pages live. */
export const gatewayPath = '/pasarela-simulada';

/** The field of the way back that holds the token. */
export const tokenField = 'transactionToken';

const sessionLifeMs = 20 * 60_000;

const refundTexts = {
  kept: 'El banco de la tarjeta no acepta la devolución.',
  unpaid: 'La pasarela no cobró este pago.',
  differs: 'La pasarela tiene esta devolución por otro importe.',
  tooMuch: 'La pasarela no devuelve más de lo que cobró.',
} as const;

/** The school's own gateway: books like a bank's, test cards, nobody charged. The school asks it only through the port. */
export class SimulatedGateway extends PaymentGateway {
  readonly name = simulatedGateway;

  /**
   * @param mayTake whether this school sells for money that is none.
   * @param silenceMs how long a payment by a silent card stays without an answer.
   */
  constructor(
    private readonly db: Kysely<SchoolDatabase>,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
    private readonly mayTake: () => Promise<boolean>,
    private readonly silenceMs = 8000,
  ) {
    super();
  }

  takesPayments(): Promise<boolean> {
    return this.mayTake();
  }

  async createSession(request: SessionRequest): Promise<PaymentSession> {
    const now = this.clock.now();
    const key = this.ids.newSecret(24);
    await this.db
      .insertInto('simulated_payments')
      .values({
        session_key: key,
        purchase_number: request.purchaseNumber,
        amount: request.amount,
        description: request.description,
        return_url: request.returnUrl,
        cancel_url: request.cancelUrl,
        transaction_token: null,
        outcome: null,
        action_code: null,
        card_mask: null,
        card_brand: null,
        transaction_id: null,
        authorized_at: null,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + sessionLifeMs).toISOString(),
      })
      .execute();
    return { key, page: `${gatewayPath}/${key}` };
  }

  tokenIn({ form }: GatewayReturn): string {
    return form[tokenField] ?? '';
  }

  async authorize(request: AuthorizationRequest): Promise<Authorization> {
    const payment = await this.#find('purchase_number', request.purchaseNumber);
    const fault = this.#faultOf(payment, request);
    if (payment === null || fault !== null) return { kind: 'declined', word: wordOf(fault ?? '674', payment) };
    const actionCode = payment.outcome?.endsWith('approved') === true ? '000' : (payment.action_code ?? '102');
    const { numUpdatedRows } = await this.db
      .updateTable('simulated_payments')
      .set({
        authorized_at: this.clock.now().toISOString(),
        transaction_id: `SIM-${payment.purchase_number}`,
        action_code: actionCode,
      })
      .where('session_key', '=', payment.session_key)
      .where('authorized_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { kind: 'declined', word: wordOf('300', payment) };
    const settled = await this.status(request);
    return settled.kind === 'never-asked' ? { kind: 'no-answer' } : settled;
  }

  async status({ purchaseNumber, amount }: KnownPayment): Promise<PaymentStatus> {
    const payment = await this.#find('purchase_number', purchaseNumber);
    if (payment === null || payment.authorized_at === null) return { kind: 'never-asked' };
    if (payment.amount !== amount) return { kind: 'no-answer' };
    const isSilentCard = payment.outcome?.startsWith('silent') === true;
    const asked = new Date(payment.authorized_at).getTime();
    if (isSilentCard && this.clock.now().getTime() - asked < this.silenceMs) return { kind: 'no-answer' };
    const code = payment.action_code ?? '102';
    return { kind: code === '000' ? 'approved' : 'declined', word: wordOf(code, payment) };
  }

  async refund(asked: GatewayRefund): Promise<RefundAnswer> {
    const payment = await this.#find('purchase_number', asked.purchaseNumber);
    const fault = await this.#refundFaultOf(payment, asked);
    if (fault !== null) return { kind: 'refused', text: fault };
    await this.db
      .insertInto('simulated_refunds')
      .values({
        refund_number: asked.refundNumber,
        purchase_number: asked.purchaseNumber,
        amount: asked.amount,
        asked_at: this.clock.now().toISOString(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const answer = await this.refundStatus(asked);
    return answer.kind === 'never-asked' ? { kind: 'no-answer' } : answer;
  }

  async refundStatus({ purchaseNumber, refundNumber }: GatewayRefund): Promise<RefundStatus> {
    const payment = await this.#find('purchase_number', purchaseNumber);
    const refund = (await this.#refundsOf(purchaseNumber)).find((each) => each.refund_number === refundNumber);
    if (payment === null || refund === undefined) return { kind: 'never-asked' };
    if (payment.outcome === 'kept-approved') return { kind: 'refused', text: refundTexts.kept };
    const isSilentCard = payment.outcome?.startsWith('silent') === true;
    const age = this.clock.now().getTime() - new Date(refund.asked_at).getTime();
    return isSilentCard && age < this.silenceMs ? { kind: 'no-answer' } : { kind: 'given-back' };
  }

  /** The payment of a session that a buyer has opened, for the card page; null when there is none. */
  async open(sessionKey: string): Promise<SimulatedPayment | null> {
    return this.#find('session_key', sessionKey);
  }

  /** Whether the card page may still be used. */
  isUsable(payment: SimulatedPayment): boolean {
    return payment.transaction_token === null && this.clock.now() < new Date(payment.expires_at);
  }

  /** Takes a card, once a session, and gives the token that goes back to the school. Null when the session takes none any more. */
  async takeCard(sessionKey: string, digits: string, card: TestCard | null): Promise<string | null> {
    const token = this.ids.newSecret(24);
    const outcome: CardOutcome = card?.outcome ?? 'refused';
    const { numUpdatedRows } = await this.db
      .updateTable('simulated_payments')
      .set({
        transaction_token: token,
        outcome,
        action_code: card === null ? '118' : outcome.endsWith('approved') ? null : '116',
        card_mask: `•••• ${digits.slice(-4)}`,
        card_brand: card?.brand ?? null,
      })
      .where('session_key', '=', sessionKey)
      .where('transaction_token', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? token : null;
  }

  /** The action code of what is wrong with a request, or null. */
  #faultOf(payment: SimulatedPayment | null, { amount, transactionToken }: AuthorizationRequest): string | null {
    if (payment === null || transactionToken === '' || payment.transaction_token !== transactionToken) return '674';
    if (payment.amount !== amount) return '113';
    return this.clock.now() < new Date(payment.expires_at) ? null : '682';
  }

  /** Why nothing may be given back, in words, or null. */
  async #refundFaultOf(payment: SimulatedPayment | null, asked: GatewayRefund): Promise<string | null> {
    if (payment?.action_code !== '000') return refundTexts.unpaid;
    const refunds = await this.#refundsOf(payment.purchase_number);
    const same = refunds.find((each) => each.refund_number === asked.refundNumber);
    if (same !== undefined) return same.amount === asked.amount ? null : refundTexts.differs;
    const given = refunds.reduce((sum, { amount }) => sum + amount, 0);
    return given + asked.amount > payment.amount ? refundTexts.tooMuch : null;
  }

  #refundsOf(purchaseNumber: string) {
    return this.db.selectFrom('simulated_refunds').selectAll().where('purchase_number', '=', purchaseNumber).execute();
  }

  async #find(column: 'session_key' | 'purchase_number', value: string): Promise<SimulatedPayment | null> {
    const row = await this.db.selectFrom('simulated_payments').selectAll().where(column, '=', value).executeTakeFirst();
    return row ?? null;
  }
}

function wordOf(code: string, payment: SimulatedPayment | null): GatewayWord {
  return {
    transactionId: code === '000' ? `SIM-${payment?.purchase_number ?? ''}` : null,
    actionCode: code,
    buyerText: code === '000' ? null : actionText(code),
    cardMask: payment?.card_mask ?? null,
    cardBrand: payment?.card_brand ?? null,
  };
}
