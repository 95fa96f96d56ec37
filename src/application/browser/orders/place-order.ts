import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { OrderApi, OrderRequest } from '#application/browser/orders/ports/order-api.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Result } from '#domain/shared/result.ts';

const name = 'escuela.pedido';

/**
 * Makes one order of a cart: the same request, sent again after a lost answer or a step back, finds the order it made. What was
 * chosen or typed otherwise makes another.
 */
export class PlaceOrder {
  constructor(
    private readonly api: OrderApi,
    private readonly storage: TabStorage,
    private readonly ids: IdGenerator,
  ) {}

  async execute(cart: Cart, request: OrderRequest): Promise<Result<PlacedOrder, CallRefusal>> {
    const wanted = JSON.stringify([fingerprint(cart), request]);
    const key = this.#keyOf(wanted);
    const placed = await this.api.create(request, key);
    if (placed.ok) this.storage.write(name, [key, wanted, placed.value.id].join('\n'));
    return placed;
  }

  /** The buyer has seen that an order is confirmed: the same things bought once more, such as a consultancy, are another order. */
  confirmed(orderId: string): void {
    const [, , kept] = this.#kept();
    if (kept === orderId) this.startAnew();
  }

  /** Lets the next request make an order of its own, whatever came before. */
  startAnew(): void {
    this.storage.write(name, '');
  }

  /** The key, the request that it stands for, and the order that came of it. */
  #kept(): readonly string[] {
    return (this.storage.read(name) ?? '').split('\n', 3);
  }

  #keyOf(request: string): string {
    const [key, kept] = this.#kept();
    if (key !== undefined && kept === request) return key;
    const newKey = this.ids.newId();
    this.storage.write(name, `${newKey}\n${request}`);
    return newKey;
  }
}

/** What of a cart makes it another order. */
function fingerprint({ items, code }: Cart): unknown {
  return [
    code?.word ?? null,
    ...items.map((item) => [
      item.productId,
      item.plan?.priceId ?? null,
      item.isExtended,
      item.options.map(({ id, count }) => [id, count]),
    ]),
  ];
}
