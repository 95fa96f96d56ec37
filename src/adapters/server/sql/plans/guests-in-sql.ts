import type { Kysely } from 'kysely';
import { type BoughtSeats, Guests, type LentSeat } from '#application/server/plans/ports/guests.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

export class GuestsInSql extends Guests {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async joinPlan(guestId: string, ownerId: string, at: Date): Promise<void> {
    await this.db
      .updateTable('users')
      .set({ role: 1, guest_of: ownerId, updated_at: at.toISOString() })
      .where('id', '=', guestId)
      .execute();
  }

  async leavePlan(guestId: string, at: Date): Promise<boolean> {
    await this.db
      .updateTable('plan_members')
      .set({ state: 'removed', seat: null })
      .where('user_id', '=', guestId)
      .where('state', 'in', ['active', 'disabled'])
      .execute();
    const left = await this.db
      .updateTable('users')
      .set({ role: 0, guest_of: null, updated_at: at.toISOString() })
      .where('id', '=', guestId)
      .where('role', '=', 1)
      .executeTakeFirst();
    return left.numUpdatedRows > 0n;
  }

  async returnSeats(guestId: string): Promise<void> {
    await this.#seats(guestId)
      .where('order_id', 'in', this.db.selectFrom('orders').select('id').where('user_id', '!=', guestId))
      .execute();
  }

  async seatsOf(ownerId: string, productId: number): Promise<readonly BoughtSeats[]> {
    const rows = await this.db
      .selectFrom('grants as own')
      .leftJoin('grants as lent', (join) =>
        join
          .onRef('lent.order_id', '=', 'own.order_id')
          .onRef('lent.product_id', '=', 'own.product_id')
          .onRef('lent.user_id', '!=', 'own.user_id'),
      )
      .select(['own.order_id', 'own.extra_seats', 'lent.user_id as guest_id'])
      .where('own.user_id', '=', ownerId)
      .where('own.product_id', '=', productId)
      .where('own.extra_seats', '>', 0)
      .where('own.order_id', 'in', this.db.selectFrom('orders').select('id').where('user_id', '=', ownerId))
      .orderBy('own.granted_at')
      .orderBy('lent.user_id')
      .execute();
    const orders = [...new Map(rows.map(({ order_id, extra_seats }) => [order_id ?? '', extra_seats]))];
    return orders.map(([orderId, seats]) => ({
      orderId,
      seats,
      guestIds: rows.flatMap(({ order_id, guest_id }) => (order_id === orderId && guest_id !== null ? [guest_id] : [])),
    }));
  }

  async takeBackSeat({ ownerId, guestId, productId }: LentSeat): Promise<boolean> {
    if (ownerId === guestId) return false;
    const taken = await this.#seats(guestId)
      .where('product_id', '=', productId)
      .where('order_id', 'in', this.db.selectFrom('orders').select('id').where('user_id', '=', ownerId))
      .executeTakeFirst();
    return taken.numDeletedRows > 0n;
  }

  #seats(guestId: string) {
    // What was given is not lent: nobody takes it back.
    return this.db.deleteFrom('grants').where('user_id', '=', guestId).where('is_gift', '=', 0);
  }
}
