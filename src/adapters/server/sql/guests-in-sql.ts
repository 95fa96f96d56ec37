import type { Kysely } from 'kysely';
import { Guests, type LentSeat } from '#application/server/ports/guests.ts';
import type { SchoolDatabase } from './tables.ts';

export class GuestsInSql extends Guests {
  readonly #db: Kysely<SchoolDatabase>;

  constructor(db: Kysely<SchoolDatabase>) {
    super();
    this.#db = db;
  }

  async joinPlan(guestId: string, ownerId: string, at: Date): Promise<void> {
    await this.#db
      .updateTable('users')
      .set({ role: 1, guest_of: ownerId, updated_at: at.toISOString() })
      .where('id', '=', guestId)
      .execute();
  }

  async leavePlan(guestId: string, at: Date): Promise<boolean> {
    await this.#db
      .updateTable('plan_members')
      .set({ state: 'removed', seat: null })
      .where('user_id', '=', guestId)
      .where('state', 'in', ['active', 'disabled'])
      .execute();
    const left = await this.#db
      .updateTable('users')
      .set({ role: 0, guest_of: null, updated_at: at.toISOString() })
      .where('id', '=', guestId)
      .where('role', '=', 1)
      .executeTakeFirst();
    return left.numUpdatedRows > 0n;
  }

  async returnSeats(guestId: string): Promise<void> {
    await this.#seats(guestId)
      .where('order_id', 'in', this.#db.selectFrom('orders').select('id').where('user_id', '!=', guestId))
      .execute();
  }

  async takeBackSeat({ ownerId, guestId, productId }: LentSeat): Promise<boolean> {
    if (ownerId === guestId) return false;
    const taken = await this.#seats(guestId)
      .where('product_id', '=', productId)
      .where('order_id', 'in', this.#db.selectFrom('orders').select('id').where('user_id', '=', ownerId))
      .executeTakeFirst();
    return taken.numDeletedRows > 0n;
  }

  #seats(guestId: string) {
    return this.#db.deleteFrom('grants').where('user_id', '=', guestId);
  }
}
