import type { CashCodeRequest, CashCodeStatus } from '#application/server/payments/ports/cash-codes.ts';
import type { KnownPayment } from '#application/server/payments/ports/payment-gateway.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { CulqiBooks, CulqiCodeAsked } from './culqi-books.ts';
import type { CulqiClient } from './culqi-client.ts';
import { searchList } from './culqi-search.ts';
import { culqiCodeTexts } from './culqi-texts.ts';
import { toConfirm } from './culqi-to-confirm.ts';
import { type CulqiOrder, isDeleted, orderIn, ordersIn, refusalIn } from './culqi-wire.ts';

const { open, paid, ended } = toConfirm.orderStates;
const isOneOf = (states: readonly string[], { state }: CulqiOrder): boolean => states.includes(state);

/**
 * Codes of PagoEfectivo (CIP), which are orders at Culqi: asked for once a number, and looked up by that number where the answer was lost. An order of
 * another amount or currency is no answer. Source: decision 0104.
 */
export class CulqiCodes {
  constructor(
    private readonly client: CulqiClient,
    private readonly books: CulqiBooks,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async make(request: CashCodeRequest): Promise<CashCodeStatus> {
    const { purchaseNumber, amount, description, buyer, until } = request;
    const { books, client, clock } = this;
    if (!(await books.claimCode(purchaseNumber, amount, clock.now()))) return this.status(request);
    const answer = await client.order({
      amount,
      currency_code: 'PEN',
      description,
      order_number: purchaseNumber,
      client_details: {
        first_name: buyer.firstName,
        last_name: buyer.lastName,
        email: buyer.email,
        ...(buyer.phone !== '' && { phone_number: buyer.phone }),
      },
      expiration_date: Math.floor(until.getTime() / toConfirm.expiryMs),
      metadata: { [toConfirm.ownNumber]: purchaseNumber },
    });
    if (answer === null) return { kind: 'no-answer' };
    const order = answer.status === 200 || answer.status === 201 ? orderIn(answer.body) : null;
    if (order !== null) return this.#read(request, order);
    const failure = refusalIn(answer);
    if (failure === null) return this.#unclear(request, `answered ${answer.status}`);
    this.logger.error('Culqi did not make a code', { purchase: purchaseNumber, type: failure.type });
    await books.refuseCode(purchaseNumber);
    return { kind: 'refused', text: culqiCodeTexts.refused };
  }

  async status(asked: KnownPayment): Promise<CashCodeStatus> {
    const known = await this.books.findCode(asked.purchaseNumber);
    if (known === null) return { kind: 'never-asked' };
    if (known.amount !== asked.amount) return { kind: 'refused', text: culqiCodeTexts.differs };
    if (known.isRefused) return { kind: 'refused', text: culqiCodeTexts.refused };
    if (known.orderId === null) return this.#lookUp(asked, known);
    const answer = await this.client.readOrder(known.orderId);
    if (answer?.status === 404 && refusalIn(answer) !== null) return this.#lookUp(asked, known);
    const order = answer?.status === 200 ? orderIn(answer.body) : null;
    if (order?.id !== known.orderId) return { kind: 'no-answer' };
    const word = await this.#read(asked, order);
    // Culqi may have made a second one under the number, by which the money came.
    return word.kind === 'ended' ? this.#lookUp(asked, known) : word;
  }

  /** Takes back what can be paid. What Culqi says of it afterwards counts: somebody may have paid meanwhile, or there is a second one. */
  async withdraw(asked: KnownPayment): Promise<CashCodeStatus> {
    const stands = await this.status(asked);
    const orderId = (await this.books.findCode(asked.purchaseNumber))?.orderId ?? null;
    if (stands.kind !== 'waiting' || orderId === null) return stands;
    const answer = await this.client.deleteOrder(orderId);
    const after = await this.status(asked);
    const isGone = answer?.status === 200 && isDeleted(answer.body, orderId);
    // Por confirmar: what is deleted may be in no list any more.
    return isGone && (after.kind === 'no-answer' || after.kind === 'never-asked') ? { kind: 'ended' } : after;
  }

  async #lookUp(asked: KnownPayment, { askedAt }: CulqiCodeAsked): Promise<CashCodeStatus> {
    const { client, clock, logger } = this;
    const { purchaseNumber } = asked;
    const found = await searchList({
      page: (after) => client.listOrders(after),
      read: ordersIn,
      isIt: ({ order_number: number }) => number === purchaseNumber,
      mayBe: () => false,
      askedAt,
      now: clock.now(),
    });
    if (found.kind !== 'found') return { kind: found.kind === 'absent' ? 'never-asked' : 'no-answer' };
    const best = found.items.find((each) => isOneOf(paid, each)) ?? found.items.find((each) => isOneOf(open, each));
    if (found.items.filter((each) => isOneOf(paid, each)).length > 1)
      logger.error('Culqi was paid for a code more than once', { purchase: purchaseNumber });
    const order = best ?? found.items.at(-1);
    return order === undefined ? { kind: 'no-answer' } : this.#read(asked, order);
  }

  /** What an order says, when it is of this payment. */
  async #read(asked: KnownPayment, order: CulqiOrder): Promise<CashCodeStatus> {
    const { purchaseNumber, amount } = asked;
    const { id, payment_code: number, expiration_date: until } = order;
    if (order.order_number !== purchaseNumber || order.amount !== amount || order.currency_code !== 'PEN') {
      return this.#unclear(asked, 'made or paid something else', id);
    }
    await this.books.keepOrder(purchaseNumber, id);
    if (isOneOf(paid, order)) return { kind: 'approved', word: paidWord(id, order.state) };
    if (isOneOf(ended, order)) return { kind: 'ended' };
    if (!isOneOf(open, order) || !number) return this.#unclear(asked, `has no code in state ${order.state}`, id);
    return { kind: 'waiting', number, until };
  }

  #unclear({ purchaseNumber }: KnownPayment, why: string, order?: string): CashCodeStatus {
    this.logger.error('Culqi gave no clear answer about a code', { purchase: purchaseNumber, why, order });
    return { kind: 'no-answer' };
  }
}

const paidWord = (transactionId: string, actionCode: string) => ({
  transactionId,
  actionCode,
  buyerText: null,
  cardMask: null,
  cardBrand: 'PagoEfectivo',
});
