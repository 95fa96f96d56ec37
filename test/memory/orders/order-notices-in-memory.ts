import { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { OrderNotice } from '#domain/orders/order-notice.ts';

/** News of orders in this process's memory. */
export class OrderNoticesInMemory extends OrderNotices {
  #notices: readonly OrderNotice[] = [];

  add(notice: OrderNotice): Promise<void> {
    this.#notices = [...this.#notices, notice];
    return Promise.resolve();
  }

  ofUser(userId: string, limit: number): Promise<readonly OrderNotice[]> {
    const own = this.#notices.filter((notice) => notice.userId === userId);
    return Promise.resolve(own.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit));
  }

  markSeen(userId: string, until: Date, at: Date): Promise<void> {
    this.#notices = this.#notices.map((notice) =>
      notice.userId === userId && notice.seenAt === null && notice.at <= until ? { ...notice, seenAt: at } : notice,
    );
    return Promise.resolve();
  }
}
