import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { Order, Orders } from '#application/server/orders/ports/orders.ts';
import { hasTimeRunOut } from '#domain/orders/order.ts';

const AT_A_TIME = 100;

/** Lets unpaid orders expire when the time they were given has passed. Source: PAY-5; decisions.md, Payment and orders. */
export class ExpireOrders {
  constructor(
    private readonly orders: Orders,
    private readonly notices: OrderNotices,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Expires those whose time has run out, at most a hundred; says how many. */
  async execute(): Promise<number> {
    const overdue = await this.orders.overdue(this.clock.now(), AT_A_TIME);
    let expired = 0;
    for (const id of overdue) {
      const order = await this.orders.lock(id);
      if (order !== null && (await this.expireIfOverdue(order)).state === 'expired') expired += 1;
    }
    return expired;
  }

  /** A locked order as it stands now: expired if its time has run out. */
  async expireIfOverdue(order: Order): Promise<Order> {
    const now = this.clock.now();
    if (!hasTimeRunOut(order.state, order.expiresAt, now)) return order;
    await this.orders.move(order.id, 'expired', now);
    const about = { orderId: order.id, userId: order.userId, kind: 'expired', text: '' } as const;
    await this.notices.add({ ...about, id: this.ids.newId(), at: now, seenAt: null });
    return { ...order, state: 'expired' };
  }
}
