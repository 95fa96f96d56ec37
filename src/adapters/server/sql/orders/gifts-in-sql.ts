import type { Kysely, Selectable } from 'kysely';
import { Gifts, type Gift, type GiftLetterSent } from '#application/server/orders/ports/gifts.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { GiftsTable } from '#adapters/server/sql/tables/order-tables.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { forgottenPeople, giftDetailsOf } from './gift-rows.ts';

export class GiftsInSql extends Gifts {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async find(orderId: string): Promise<Gift | null> {
    const [gift] = await this.#complete(await this.#gifts().where('gifts.order_id', '=', orderId).execute());
    return gift ?? null;
  }

  async findByFingerprint(fingerprint: string): Promise<Gift | null> {
    const [gift] = await this.#complete(await this.#gifts().where('gifts.token_hash', '=', fingerprint).execute());
    return gift ?? null;
  }

  async ofGiver(userId: string, limit: number): Promise<readonly Gift[]> {
    return this.#complete(await this.#paid(limit).where('orders.user_id', '=', userId).execute());
  }

  async latest(limit: number): Promise<readonly Gift[]> {
    return this.#complete(await this.#paid(limit).execute());
  }

  async due(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('gifts')
      .select('order_id')
      .where('due_at', '<=', now.toISOString())
      .where('sent_at', 'is', null)
      .orderBy('due_at')
      .orderBy('order_id')
      .limit(limit)
      .execute();
    return rows.map(({ order_id: orderId }) => orderId);
  }

  async schedule(orderId: string, dueAt: Date): Promise<void> {
    await this.db
      .updateTable('gifts')
      .set({ due_at: dueAt.toISOString() })
      .where('order_id', '=', orderId)
      .where('due_at', 'is', null)
      .execute();
  }

  async send(orderId: string, { fingerprint, at, isFirst }: GiftLetterSent): Promise<Gift | null> {
    const { numUpdatedRows } = await this.db
      .updateTable('gifts')
      .set({ token_hash: fingerprint, sent_at: at.toISOString() })
      .where('order_id', '=', orderId)
      .where('due_at', 'is not', null)
      .where('accepted_at', 'is', null)
      .$if(isFirst, (update) => update.where('sent_at', 'is', null))
      .executeTakeFirst();
    return numUpdatedRows > 0n ? this.find(orderId) : null;
  }

  async correct(orderId: string, email: EmailAddress): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('gifts')
      .set({ recipient_email: email })
      .where('order_id', '=', orderId)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async accept(fingerprint: string, userId: string, at: Date): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('gifts')
      .set({ accepted_at: at.toISOString(), accepted_by: userId })
      .where('token_hash', '=', fingerprint)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async withdraw(orderId: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('gifts')
      .set({ due_at: null, token_hash: null })
      .where('order_id', '=', orderId)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async forgetPeople(orderId: string): Promise<void> {
    await this.db
      .updateTable('gifts')
      .set(forgottenPeople)
      .where('order_id', '=', orderId)
      .where('accepted_at', 'is not', null)
      .execute();
  }

  #gifts() {
    return this.db
      .selectFrom('gifts')
      .innerJoin('orders', 'orders.id', 'gifts.order_id')
      .selectAll('gifts')
      .select(['orders.number', 'orders.user_id']);
  }

  #paid(limit: number) {
    return this.#gifts().where('gifts.due_at', 'is not', null).orderBy('orders.number', 'desc').limit(limit);
  }

  async #complete(rows: readonly GiftRow[]): Promise<readonly Gift[]> {
    if (rows.length === 0) return [];
    const lines = await this.db
      .selectFrom('order_lines')
      .select(['order_id', 'title'])
      .where(
        'order_id',
        'in',
        rows.map((row) => row.order_id),
      )
      .orderBy('position')
      .execute();
    return rows.map((row) => ({
      ...giftDetailsOf(row),
      orderId: row.order_id,
      orderNumber: row.number,
      giverId: row.user_id,
      titles: lines.filter((line) => line.order_id === row.order_id).map(({ title }) => title),
      dueAt: dateOf(row.due_at),
      sentAt: dateOf(row.sent_at),
      acceptedAt: dateOf(row.accepted_at),
      acceptedBy: row.accepted_by,
    }));
  }
}

type GiftRow = Selectable<GiftsTable> & { readonly number: number; readonly user_id: string };

const dateOf = (instant: string | null): Date | null => (instant === null ? null : new Date(instant));
