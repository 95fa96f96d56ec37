import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import { OrderApi, type OrderRequest } from '#application/browser/orders/ports/order-api.ts';
import type { PlacedLine, PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { durationOf, type CartItem } from '#domain/cart/cart-item.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import type { Amounts, PricedCart } from '#domain/pricing/totals.ts';
import { accept, refuse } from '#domain/shared/result.ts';

/** The orders of one account, made of what the given cart holds, in this process's memory. */
export class OrderApiInMemory extends OrderApi {
  readonly #byKey = new Map<string, PlacedOrder>();
  /** By id; a payment's twin changes them. */
  readonly orders = new Map<string, PlacedOrder>();
  /** Billing data given before this session, last used first. */
  readonly records: BillingRecord[] = [];
  /** When set, no order is made: the school refuses with it. */
  refusal: CallRefusal | null = null;

  constructor(private readonly cart: CartApi) {
    super();
  }

  async create(request: OrderRequest, key: string): Answer<PlacedOrder> {
    const made = this.#byKey.get(key);
    if (made !== undefined) return accept(made);
    if (this.refusal !== null) return refuse(this.refusal);
    const read = await this.cart.read();
    if (!read.ok) return read;
    const { cart, terms } = read.value;
    if (cart.items.length === 0) return refuse(refusal('cart-empty', 409));
    const priced = cartTotals(cart, terms);
    if (!priced.ok) return refuse(refusal(priced.refusal.kind, 500));
    if (priced.value.net !== request.expectedTotal) return refuse(refusal('total-changed', 409));
    const order = orderOf(cart, priced.value, request, this.orders.size + 1);
    this.orders.set(order.id, order);
    this.#byKey.set(key, order);
    this.records.unshift(request.billing);
    return accept(order);
  }

  find(id: string): Answer<PlacedOrder> {
    const order = this.orders.get(id);
    return Promise.resolve(order === undefined ? refuse(refusal('order-not-found', 404)) : accept(order));
  }

  billingRecords(): Answer<readonly BillingRecord[]> {
    return Promise.resolve(accept(this.records));
  }
}

const instant = '2026-03-10T15:00:00.000Z';

function orderOf(cart: Cart, priced: PricedCart, request: OrderRequest, number: number): PlacedOrder {
  const isFree = priced.net === 0;
  return {
    id: `order-${number}`,
    number,
    state: isFree ? 'confirmed' : 'continue',
    paymentMethod: request.paymentMethod,
    totals: amountsOf(priced),
    codeWord: cart.code?.word ?? null,
    lines: cart.items.map((item, index) => lineOf(item, priced.lines[index] ?? priced)),
    billing: request.billing,
    createdAt: instant,
    expiresAt: '2026-03-12T15:00:00.000Z',
    confirmedAt: isFree ? instant : null,
    ...(request.gift !== undefined && { gift: request.gift }),
  };
}

function lineOf(item: CartItem, amounts: Amounts): PlacedLine {
  const { productId, kind, title, slug, isExtended, options } = item;
  return {
    productId,
    kind,
    title,
    slug,
    ...amountsOf(amounts),
    options: options.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, count })),
    isExtended,
    duration: durationOf(item),
  };
}

function amountsOf({ price, discount, net, base, tax }: Amounts): Amounts {
  return { price, discount, net, base, tax };
}

function refusal(kind: string, status: number): CallRefusal {
  return { kind, status, detail: `Refused: ${kind}`, field: null, data: {} };
}
