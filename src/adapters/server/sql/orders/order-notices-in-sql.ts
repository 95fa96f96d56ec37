import type { Kysely } from 'kysely';
import { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { NoticeKind, OrderNotice } from '#domain/orders/order-notice.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class OrderNoticesInSql extends OrderNotices {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async add(notice: OrderNotice): Promise<void> {
    await this.db
      .insertInto('order_notices')
      .values({
        id: notice.id,
        order_id: notice.orderId,
        user_id: notice.userId,
        kind: notice.kind,
        text: notice.text,
        at: notice.at.toISOString(),
        seen_at: notice.seenAt?.toISOString() ?? null,
      })
      .execute();
  }

  async ofUser(userId: string, limit: number): Promise<readonly OrderNotice[]> {
    const rows = await this.db
      .selectFrom('order_notices')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      orderId: row.order_id,
      userId: row.user_id,
      kind: row.kind as NoticeKind,
      text: row.text,
      at: new Date(row.at),
      seenAt: row.seen_at === null ? null : new Date(row.seen_at),
    }));
  }

  async markSeen(userId: string, until: Date, at: Date): Promise<void> {
    await this.db
      .updateTable('order_notices')
      .set({ seen_at: at.toISOString() })
      .where('user_id', '=', userId)
      .where('seen_at', 'is', null)
      .where('at', '<=', until.toISOString())
      .execute();
  }
}
