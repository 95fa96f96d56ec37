import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import type { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import type { Vouchers } from '#application/server/vouchers/ports/vouchers.ts';
import type { OrderUnderWay } from '#domain/orders/order-under-way.ts';
import { isPaid } from '#domain/orders/order.ts';
import { isUnresolved } from '#domain/payments/payment-attempt.ts';

/** Looks through the orders, attempts and vouchers of this process's memory. */
export class OrdersUnderWayInMemory extends OrdersUnderWay {
  constructor(
    private readonly orders: Orders,
    private readonly attempts: PaymentAttempts,
    private readonly vouchers: Vouchers,
  ) {
    super();
  }

  async of(userId: string): Promise<readonly OrderUnderWay[]> {
    const found: OrderUnderWay[] = [];
    for (const order of await this.orders.ofUser(userId, Number.MAX_SAFE_INTEGER)) {
      const standing = isPaid(order.state) || order.gift !== undefined ? null : await this.#standing(order);
      if (standing !== null) found.push(standing);
    }
    return found.toReversed();
  }

  async #standing({ id, number, state, lines }: Order): Promise<OrderUnderWay | null> {
    const about = { id, number, lines: lines.map(({ productId, kind }) => ({ productId, kind })) };
    const running = (await this.attempts.ofOrder(id)).find((attempt) => isUnresolved(attempt.state));
    if (running !== undefined) {
      return { ...about, state: running.state === 'authorizing' ? 'charging' : 'unanswered', attemptId: running.id };
    }
    const waits = state === 'pending' || (await this.vouchers.openOf(id)) !== null;
    return waits ? { ...about, state: 'under-review', attemptId: null } : null;
  }
}
