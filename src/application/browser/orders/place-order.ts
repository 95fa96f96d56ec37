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
    return this.api.create(request, this.#keyOf(JSON.stringify([fingerprint(cart), request])));
  }

  /** Lets the next request make an order of its own, whatever came before. */
  startAnew(): void {
    this.storage.write(name, '');
  }

  #keyOf(request: string): string {
    const [key, kept] = (this.storage.read(name) ?? '').split('\n', 2);
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
