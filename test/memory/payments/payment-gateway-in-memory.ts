import type { CashCodeRequest, CashCodeStatus } from '#application/server/payments/ports/cash-codes.ts';
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
import type { PaymentWay } from '#domain/payments/payment-way.ts';
import type { GatewayWord } from '#application/server/payments/ports/payment-attempts.ts';

/** How a card ends a payment at the twin; `kept`: approved, and nothing is given back. */
export type CardEnding = 'approved' | 'declined' | 'silent' | 'kept';

interface Book extends SessionRequest {
  readonly key: string;
  readonly token: string | null;
  readonly ending: CardEnding;
  readonly isAsked: boolean;
}

/** A gateway in this process's memory; a test types the card and ends the silence. */
export class PaymentGatewayInMemory extends PaymentGateway {
  /** Set: it makes codes of cash too. */
  makesCodes = false;
  readonly #codes = new Map<string, CashCodeRequest & { readonly ending: CashCodeStatus['kind'] }>();
  /** While true, nothing is said about codes. */
  isSilentAboutCodes = false;
  /** How often a code was made. */
  codesMade = 0;
  /** Set: no new payments. */
  isClosed = false;
  readonly name = 'memoria';
  readonly #books = new Map<string, Book>();
  /** How often somebody asked to charge, whatever came of it. */
  authorizations = 0;
  /** What was asked to be given back, by its number. */
  readonly refunds = new Map<string, GatewayRefund>();
  /** How often somebody asked for that, whatever came of it. */
  refundCalls = 0;
  /** While true, nothing is said about refunds. */
  isSilentAboutRefunds = false;
  /** When true, no session can be opened. */
  isDown = false;

  takesPayments(): Promise<boolean> {
    return Promise.resolve(!this.isClosed);
  }

  override get ways(): readonly PaymentWay[] {
    return this.makesCodes ? ['card', 'cash-code'] : ['card'];
  }

  override async makeCode(request: CashCodeRequest): Promise<CashCodeStatus> {
    const { purchaseNumber } = request;
    if (!this.#codes.has(purchaseNumber)) {
      this.#codes.set(purchaseNumber, { ...request, ending: 'waiting' });
      this.codesMade += 1;
    }
    return this.codeStatus(request);
  }

  override async codeStatus({ purchaseNumber, amount }: KnownPayment): Promise<CashCodeStatus> {
    const code = this.#codes.get(purchaseNumber);
    if (this.isSilentAboutCodes) return { kind: 'no-answer' };
    if (code === undefined) return { kind: 'never-asked' };
    if (code.amount !== amount) return { kind: 'refused', text: 'Otro importe.' };
    if (code.ending === 'approved') {
      return { kind: 'approved', word: { ...wordOf('000'), transactionId: `MEM-${purchaseNumber}` } };
    }
    return code.ending === 'ended' ? { kind: 'ended' } : { kind: 'waiting', number: '13642064', until: code.until };
  }

  override async withdrawCode(asked: KnownPayment): Promise<CashCodeStatus> {
    if ((await this.codeStatus(asked)).kind === 'waiting') this.endCode(asked.purchaseNumber, 'ended');
    return this.codeStatus(asked);
  }

  /** A code is paid, or runs out. */
  endCode(purchaseNumber: string, ending: 'approved' | 'ended'): void {
    const code = this.#codes.get(purchaseNumber);
    if (code === undefined) throw new Error(`No code of ${purchaseNumber}`);
    this.#codes.set(purchaseNumber, { ...code, ending });
  }

  override purchaseIn(notice: unknown): string | null {
    return typeof notice === 'string' ? notice : null;
  }

  createSession(request: SessionRequest): Promise<PaymentSession> {
    if (this.isDown) return Promise.reject(new Error('The gateway is down'));
    const key = `session-${this.#books.size + 1}`;
    this.#books.set(request.purchaseNumber, { ...request, key, token: null, ending: 'declined', isAsked: false });
    return Promise.resolve({ key, page: `/memoria/${key}` });
  }

  tokenIn({ form }: GatewayReturn): string {
    return form['ficha'] ?? '';
  }

  authorize({ purchaseNumber, amount, transactionToken }: AuthorizationRequest): Promise<Authorization> {
    this.authorizations += 1;
    const book = this.#books.get(purchaseNumber);
    const isRight = book !== undefined && book.token === transactionToken && book.amount === amount && !book.isAsked;
    if (!isRight) return Promise.resolve({ kind: 'declined', word: wordOf('674') });
    this.#books.set(purchaseNumber, { ...book, isAsked: true });
    return Promise.resolve(endingOf(book));
  }

  status({ purchaseNumber, amount }: KnownPayment): Promise<PaymentStatus> {
    const book = this.#books.get(purchaseNumber);
    if (book?.isAsked !== true) return Promise.resolve({ kind: 'never-asked' });
    return Promise.resolve(book.amount === amount ? endingOf(book) : { kind: 'no-answer' });
  }

  refund(asked: GatewayRefund): Promise<RefundAnswer> {
    this.refundCalls += 1;
    const { purchaseNumber, refundNumber, amount } = asked;
    const book = this.#books.get(purchaseNumber);
    const known = this.refunds.get(refundNumber);
    const others = [...this.refunds.values()].filter(
      (each) => each.purchaseNumber === purchaseNumber && each.refundNumber !== refundNumber,
    );
    const given = others.reduce((sum, each) => sum + each.amount, 0);
    const isRight =
      book?.isAsked === true &&
      endingOf(book).kind === 'approved' &&
      given + amount <= book.amount &&
      (known === undefined || known.amount === amount);
    if (!isRight) return Promise.resolve({ kind: 'refused', text: 'La pasarela no la acepta.' });
    this.refunds.set(refundNumber, asked);
    return this.refundStatus(asked) as Promise<RefundAnswer>;
  }

  refundStatus({ purchaseNumber, refundNumber }: GatewayRefund): Promise<RefundStatus> {
    if (this.isSilentAboutRefunds) return Promise.resolve({ kind: 'no-answer' });
    if (!this.refunds.has(refundNumber)) return Promise.resolve({ kind: 'never-asked' });
    const isKept = this.#books.get(purchaseNumber)?.ending === 'kept';
    return Promise.resolve(isKept ? { kind: 'refused', text: 'El banco no la acepta.' } : { kind: 'given-back' });
  }

  /** Types a card at a session's page; gives what goes back to the school. */
  typeCard(purchaseNumber: string, ending: CardEnding): GatewayReturn {
    const book = this.#books.get(purchaseNumber);
    if (book === undefined) throw new Error(`No session for ${purchaseNumber}`);
    const token = `token of ${book.key}`;
    this.#books.set(purchaseNumber, { ...book, token, ending });
    return { form: { ficha: token }, query: {} };
  }

  /** Breaks the silence about a payment. */
  answer(purchaseNumber: string, ending: Exclude<CardEnding, 'silent'>): void {
    const book = this.#books.get(purchaseNumber);
    if (book !== undefined) this.#books.set(purchaseNumber, { ...book, ending });
  }
}

function endingOf({ ending, purchaseNumber }: Book): Authorization {
  if (ending === 'silent') return { kind: 'no-answer' };
  if (ending === 'declined') return { kind: 'declined', word: wordOf('116') };
  return { kind: 'approved', word: { ...wordOf('000'), transactionId: `MEM-${purchaseNumber}` } };
}

function wordOf(actionCode: string): GatewayWord {
  return {
    transactionId: null,
    actionCode,
    buyerText: actionCode === '000' ? null : `Rechazado con el código ${actionCode}`,
    cardMask: '•••• 1111',
    cardBrand: 'Visa',
  };
}
