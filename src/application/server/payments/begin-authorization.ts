import type { Clock } from '#application/ports/clock.ts';
import type { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import type { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type {
  GatewayWord,
  PaymentAttempt,
  PaymentAttempts,
} from '#application/server/payments/ports/payment-attempts.ts';
import { readerOf } from '#domain/accounts/user.ts';
import { soldOutText } from '#domain/learning/seminars/places.ts';
import { isPaid } from '#domain/orders/order.ts';
import { isUnresolved, nextAttemptState, type AttemptEvent } from '#domain/payments/payment-attempt.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { claimCode } from './claim-code.ts';
import type { ChargeGuard } from './charge-guard.ts';
import type { OrderAudit } from './order-audit.ts';
import { inOtherOrderText, orderDiffersText, seatsWithoutOwnText, unchargedText } from './payment-words.ts';

/** `mayCharge`: this call, and no other, goes on to ask the gateway. */
export interface BegunAuthorization {
  readonly attempt: PaymentAttempt;
  readonly mayCharge: boolean;
}

/**
 * Decides, in one transaction, whether a buyer who came back from the gateway may be charged: once an attempt, for an order that
 * can still be paid and whose products no other payment of the account is for, with places left and a code that still has a use. Otherwise the
 * attempt ends here and nothing is charged.
 */
export class BeginAuthorization {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly places: PlaceGuard,
    private readonly accounts: Accounts,
    private readonly attempts: PaymentAttempts,
    private readonly codes: DiscountCodes,
    private readonly expire: ExpireOrders,
    private readonly clock: Clock,
    private readonly audit: OrderAudit,
  ) {}

  async execute(gateway: string, purchaseNumber: string): Promise<BegunAuthorization | null> {
    const found = await this.attempts.findByPurchaseNumber(gateway, purchaseNumber);
    const order = found === null ? null : await this.guard.lock(found.orderId);
    if (found === null || order === null) return null;
    const attempt = await this.#present(found.id);
    if (attempt.state !== 'session') return { attempt, mayCharge: false };
    const obstacle = await this.#obstacle(await this.expire.expireIfOverdue(order));
    if (obstacle !== null) return this.#moved(attempt, 'timed-out', ownWord(obstacle));
    const begun = await this.#moved(attempt, 'authorization-asked');
    await this.places.keepFor(order);
    return begun;
  }

  /** Why the order cannot be paid now, for the buyer; null when it can, and then its code is claimed. */
  async #obstacle(order: Order): Promise<string | null> {
    if (isPaid(order.state)) return 'Este pedido ya estaba pagado. No se te cobró otra vez.';
    if (order.state === 'pending' || (await this.#isBeingCharged(order))) {
      return 'Estamos verificando otro pago de este pedido. No se te cobró nada.';
    }
    // The gateway's page needs no session: it stays open when the account is deleted in another tab.
    if (readerOf(await this.accounts.find(order.userId)) === null) {
      return 'La cuenta de este pedido se eliminó. No se te cobró nada.';
    }
    if (order.state !== 'continue') return 'El plazo para pagar este pedido venció. No se te cobró nada.';
    if (this.audit.execute(order) !== null) {
      return orderDiffersText;
    }
    const bought = await this.guard.obstacle(order);
    if (bought?.kind === 'already-owned') return `Ya tienes «${bought.title}». No se te cobró nada.`;
    if (bought?.kind === 'seats-without-own') return unchargedText(seatsWithoutOwnText(bought));
    if (bought?.kind === 'sold-out') return unchargedText(soldOutText(bought));
    if (bought !== null) return unchargedText(inOtherOrderText(bought));
    if (await claimCode(order, this.codes, this.clock.now())) return null;
    const word = order.snapshot.code?.word ?? '';
    return `El código ${word} se agotó antes de tu pago. No se te cobró nada: vuelve a tu carrito para ver el nuevo total.`;
  }

  /** By another attempt: the one that came back waits in 'session' until this is decided. */
  async #isBeingCharged({ id }: Order): Promise<boolean> {
    return (await this.attempts.ofOrder(id)).some(({ state }) => isUnresolved(state));
  }

  async #moved(attempt: PaymentAttempt, event: AttemptEvent, word?: GatewayWord): Promise<BegunAuthorization> {
    const next = nextAttemptState(attempt.state, event);
    const moved = next.ok && (await this.attempts.move(attempt.id, attempt.state, next.value, this.clock.now(), word));
    return { attempt: await this.#present(attempt.id), mayCharge: moved && event === 'authorization-asked' };
  }

  async #present(id: string): Promise<PaymentAttempt> {
    const attempt = await this.attempts.find(id);
    if (attempt === null) throw new Error(`Attempt ${id} is gone`);
    return attempt;
  }
}

const ownWord = (buyerText: string): GatewayWord => ({
  transactionId: null,
  actionCode: null,
  buyerText,
  cardMask: null,
  cardBrand: null,
});
