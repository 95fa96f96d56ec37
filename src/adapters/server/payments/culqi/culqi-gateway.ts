import type { CashCodeRequest, CashCodeStatus } from '#application/server/payments/ports/cash-codes.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { GatewayWord } from '#application/server/payments/ports/payment-attempts.ts';
import type {
  Authorization,
  AuthorizationRequest,
  GatewayRefund,
  GatewayReturn,
  KnownPayment,
  PaymentSession,
  PaymentStatus,
  RefundAnswer,
  RefundStatus,
  SessionRequest,
} from '#application/server/payments/ports/payment-gateway.ts';
import type { PaymentWay } from '#domain/payments/payment-way.ts';
import { type Checkout, checkoutPageOf, GatewayOnPage } from '#adapters/server/payments/checkout/checkout.ts';
import type { CulqiBooks, CulqiPayment } from './culqi-books.ts';
import { verifiedSession } from './culqi-checkout.ts';
import type { CulqiAnswer, CulqiClient } from './culqi-client.ts';
import { CulqiCodes } from './culqi-codes.ts';
import { CulqiRefunds } from './culqi-refunds.ts';
import { searchList } from './culqi-search.ts';
import { culqiDeclineText, culqiOwnTexts } from './culqi-texts.ts';
import { toConfirm } from './culqi-to-confirm.ts';
import { type CulqiToken, tokenOf, tokenText } from './culqi-token.ts';
import { type CulqiCharge, chargeIn, chargesIn, isReview, purchaseInNotice, refusalIn } from './culqi-wire.ts';

export const culqi = 'culqi';

export interface CulqiParts {
  readonly client: CulqiClient;
  readonly books: CulqiBooks;
  readonly checkout: Checkout;
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly logger: Logger;
  /** Whether codes of PagoEfectivo are offered. */
  readonly makesCodes: boolean;
  /** Whether the school sells by it; keys for tests move no money. */
  readonly mayTake: () => Promise<boolean>;
}

/**
 * Culqi: cards, Yape and codes of PagoEfectivo. A charge is asked for once, by whoever claims it in the books, and looked up by our purchase number in its
 * metadata; an answer that is not clear is none. Source: decisions 0091 and 0104.
 */
export class CulqiGateway extends GatewayOnPage {
  readonly name = culqi;
  readonly checkout: Checkout;
  readonly #codes: CulqiCodes;
  readonly #refunds: CulqiRefunds;

  constructor(private readonly parts: CulqiParts) {
    super();
    this.checkout = parts.checkout;
    this.#codes = new CulqiCodes(parts.client, parts.books, parts.clock, parts.logger);
    this.#refunds = new CulqiRefunds(parts.client, parts.books, parts.clock);
  }

  takesPayments(): Promise<boolean> {
    return this.parts.mayTake();
  }

  override get ways(): readonly PaymentWay[] {
    return this.parts.makesCodes ? ['card', 'yape', 'cash-code'] : ['card', 'yape'];
  }

  /** Culqi has no sessions: the school's own names one. */
  async createSession({ purchaseNumber, amount, description }: SessionRequest): Promise<PaymentSession> {
    const { books, ids } = this.parts;
    const verify = await books.needsVerification(description);
    await books.open({ purchaseNumber, amount, description });
    const key = `${verify ? verifiedSession : ''}${ids.newSecret(24)}`;
    return { key, page: checkoutPageOf(culqi, purchaseNumber, key) };
  }

  tokenIn(returned: GatewayReturn): string {
    return tokenText(returned);
  }

  override purchaseIn(notice: unknown): string | null {
    return purchaseInNotice(notice);
  }

  async authorize({ purchaseNumber, amount, transactionToken }: AuthorizationRequest): Promise<Authorization> {
    const { books, clock } = this.parts;
    const [token, payment] = [tokenOf(transactionToken), await books.find(purchaseNumber)];
    if (token === null || payment === null) return declined('session', culqiOwnTexts.session);
    if (payment.amount !== amount) return declined('amount', culqiOwnTexts.amount);
    if (!(await books.claim(purchaseNumber, clock.now()))) return declined('again', culqiOwnTexts.again);
    const answer = await this.#charge(payment, token);
    return answer === null ? { kind: 'no-answer' } : this.#read(payment, answer);
  }

  async status({ purchaseNumber, amount }: KnownPayment): Promise<PaymentStatus> {
    const payment = await this.parts.books.find(purchaseNumber);
    if (payment === null || payment.askedAt === null) return { kind: 'never-asked' };
    if (payment.amount !== amount) return { kind: 'no-answer' };
    return payment.chargeId === null
      ? this.#lookUp(payment, payment.askedAt)
      : this.#readAgain(payment, payment.chargeId);
  }

  override makeCode(request: CashCodeRequest): Promise<CashCodeStatus> {
    return this.#codes.make(request);
  }

  override codeStatus(asked: KnownPayment): Promise<CashCodeStatus> {
    return this.#codes.status(asked);
  }

  override withdrawCode(asked: KnownPayment): Promise<CashCodeStatus> {
    return this.#codes.withdraw(asked);
  }

  refund(asked: GatewayRefund): Promise<RefundAnswer> {
    return this.#refunds.ask(asked);
  }

  refundStatus(asked: GatewayRefund): Promise<RefundStatus> {
    return this.#refunds.status(asked);
  }

  #charge({ purchaseNumber, amount, description }: CulqiPayment, token: CulqiToken): Promise<CulqiAnswer | null> {
    return this.parts.client.charge({
      amount,
      currency_code: 'PEN',
      capture: true,
      email: token.email,
      source_id: token.source,
      description,
      metadata: { [toConfirm.ownNumber]: purchaseNumber },
      ...(token.proof !== null && { authentication_3DS: token.proof }),
    });
  }

  async #read(payment: CulqiPayment, answer: CulqiAnswer): Promise<Authorization> {
    const { status, body } = answer;
    if (status === 200 && isReview(body)) {
      await this.parts.books.noteVerification(payment.purchaseNumber);
      return declined(toConfirm.verification, culqiOwnTexts.verify);
    }
    const charge = status === 200 || status === 201 ? chargeIn(body) : null;
    if (charge !== null) return this.#wordOf(payment, charge);
    const failure = refusalIn(answer);
    if (failure === null) return this.#unclear(payment, `answered ${status}`);
    const code = failure.decline_code ?? failure.code ?? failure.type;
    if (failure.type === 'card_error') return declined(code, culqiDeclineText(code));
    this.parts.logger.error('Culqi did not take a charge', { purchase: payment.purchaseNumber, type: failure.type });
    return declined(code, culqiOwnTexts.request);
  }

  /** What a charge says, when it is of this payment. */
  async #wordOf(payment: CulqiPayment, charge: CulqiCharge): Promise<Authorization> {
    const { purchaseNumber, amount } = payment;
    const ownNumber = charge.metadata?.[toConfirm.ownNumber] ?? purchaseNumber;
    if (ownNumber !== purchaseNumber || charge.amount !== amount || charge.currency_code !== 'PEN') {
      return this.#unclear(payment, 'charged something else', charge.id);
    }
    const { type, code, decline_code } = charge.outcome;
    if (type === 'card_error') {
      const declinedBy = decline_code ?? code ?? type;
      return declined(declinedBy, culqiDeclineText(declinedBy), charge);
    }
    if (type !== 'venta_exitosa' || charge.capture === false) return this.#unclear(payment, `said ${type}`, charge.id);
    await this.parts.books.keepCharge(purchaseNumber, charge.id);
    return {
      kind: 'approved',
      word: { ...wordBy(charge), transactionId: charge.id, actionCode: code ?? type, buyerText: null },
    };
  }

  async #readAgain(payment: CulqiPayment, chargeId: string): Promise<Authorization> {
    const answer = await this.parts.client.readCharge(chargeId);
    const charge = answer?.status === 200 ? chargeIn(answer.body) : null;
    return charge?.id === chargeId ? this.#wordOf(payment, charge) : { kind: 'no-answer' };
  }

  async #lookUp(payment: CulqiPayment, askedAt: Date): Promise<PaymentStatus> {
    const { client, clock } = this.parts;
    const { purchaseNumber, amount } = payment;
    const found = await searchList({
      page: (after) => client.listCharges(after),
      read: chargesIn,
      isIt: ({ metadata }) => metadata?.[toConfirm.ownNumber] === purchaseNumber,
      mayBe: (charge) => charge.amount === amount && charge.metadata?.[toConfirm.ownNumber] === undefined,
      askedAt,
      now: clock.now(),
    });
    if (found.kind === 'found') return this.#best(payment, found.items);
    return { kind: found.kind === 'absent' ? 'never-asked' : 'no-answer' };
  }

  /** Of several charges under one number, which Culqi should not make, the approved one counts and the rest is reported. */
  async #best(payment: CulqiPayment, charges: readonly CulqiCharge[]): Promise<PaymentStatus> {
    const paid = charges.filter(({ outcome }) => outcome.type === 'venta_exitosa');
    const { purchaseNumber } = payment;
    if (paid.length > 1)
      this.parts.logger.error('Culqi charged a payment more than once', { purchase: purchaseNumber });
    const charge = paid.at(-1) ?? charges.at(-1);
    return charge === undefined ? { kind: 'no-answer' } : this.#wordOf(payment, charge);
  }

  #unclear({ purchaseNumber }: CulqiPayment, why: string, charge?: string): Authorization {
    this.parts.logger.error('Culqi gave no clear answer about a payment', { purchase: purchaseNumber, why, charge });
    return { kind: 'no-answer' };
  }
}

function declined(actionCode: string, buyerText: string, charge: CulqiCharge | null = null): Authorization {
  return { kind: 'declined', word: { ...wordBy(charge), transactionId: null, actionCode, buyerText } };
}

function wordBy(charge: CulqiCharge | null): Pick<GatewayWord, 'cardMask' | 'cardBrand'> {
  const { last_four: digits, iin, type } = charge?.source ?? {};
  if (type === 'yape') return { cardMask: null, cardBrand: 'Yape' };
  return {
    cardMask: /^\d{4}$/.test(digits ?? '') ? `•••• ${digits}` : null,
    cardBrand: iin?.card_brand ?? null,
  };
}
