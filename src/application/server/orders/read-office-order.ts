import type { OrderRecord } from '#application/read-models/orders/office-orders.ts';
import { explainStep } from '#domain/pricing/explain.ts';
import { recomputeSnapshot } from '#domain/orders/order-snapshot.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { OfficeOrders } from './ports/office-orders.ts';
import type { Order, Orders } from './ports/orders.ts';

export interface OrderNotFound {
  readonly kind: 'order-not-found';
}

/** An order with what the office sees of it; addresses of files are theirs in the store, not signed yet. */
export interface OfficeOrder extends Omit<OrderRecord, 'order'> {
  readonly order: Order;
}

/** Opens an order in the office: what was bought, how its price came about, and all that became of it. Source: decisions.md, Staff. */
export class ReadOfficeOrder {
  constructor(
    private readonly found: OfficeOrders,
    private readonly orders: Orders,
  ) {}

  /** @param number as people know the order, from 1. */
  async execute(number: number): Promise<Result<OfficeOrder, OrderNotFound>> {
    const known = await this.found.find(number);
    const order = known && (await this.orders.find(known.id));
    if (known === null || order === null) return refuse({ kind: 'order-not-found' });
    return accept({
      order,
      buyer: known.buyer,
      derivation: order.snapshot.derivation.map(explainStep),
      recomputes: recomputeSnapshot(order.snapshot).ok,
      trail: known.trail,
    });
  }
}
