import type { Logger } from '#application/ports/logger.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import { recomputeSnapshot } from '#domain/orders/order-snapshot.ts';

export interface OrderDiffers {
  readonly kind: 'order-differs';
}

/**
 * Whether what an order is to cost still comes out of its own snapshot to the céntimo; null when it does. One that does not is
 * reported and never charged: somebody has to look at it. Source: decisions.md, Money and tax (The server decides).
 */
export class OrderAudit {
  constructor(private readonly logger: Logger) {}

  execute(order: Order): OrderDiffers | null {
    const again = recomputeSnapshot(order.snapshot);
    if (again.ok) return null;
    this.logger.error('An order does not recompute; it was not charged', {
      order: order.number,
      why: again.refusal,
    });
    return { kind: 'order-differs' };
  }
}
