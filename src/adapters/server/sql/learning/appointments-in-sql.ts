import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameColumns, nameOfAccount } from '#adapters/server/sql/accounts/name-of-account.ts';
import { folded, hasWord } from '#adapters/server/sql/shared/searched-text.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import {
  Appointments,
  type ConsultancyPurchase,
  type FoundPurchase,
  type PurchaseSearch,
} from '#application/server/learning/ports/appointments.ts';
import type { Appointment, ConsultancyState } from '#domain/learning/consultancies/appointment.ts';

export class AppointmentsInSql extends Appointments {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async list(search: PurchaseSearch): Promise<{ found: readonly FoundPurchase[]; total: number }> {
    const narrowed = purchasesIn(this.db, search).innerJoin('users', 'users.id', 'grants.user_id');
    const named = search.words.reduce((asked, word) => asked.where(namedBy(word)), narrowed);
    const { total } = await named
      .select((column) => column.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await named
      .select([...purchaseColumns, ...nameColumns, 'users.email', 'users.phone'])
      .orderBy(rank)
      .orderBy(sql`case when ${lastHeld} is null or ${comingAt} is not null then coalesce(${comingAt}, granted_at) end`)
      .orderBy(lastHeld, 'desc')
      .orderBy('grants.id')
      .offset(search.offset)
      .limit(search.limit)
      .execute();
    const found = await this.#withAppointments(rows);
    const buyers = new Map(rows.map((row) => [row.id, buyerOf(row)]));
    return { found: found.map((each) => ({ ...each, buyer: buyers.get(each.id) ?? nobody })), total: Number(total) };
  }

  async lock(purchaseIds: readonly string[]): Promise<void> {
    // Writing the row is the lock, on both engines; one after another, in one order for everybody.
    for (const id of purchaseIds.toSorted())
      await this.db
        .updateTable('grants')
        .set((column) => ({ extra_seats: column.ref('extra_seats') }))
        .where('id', '=', id)
        .execute();
  }

  async find(purchaseId: string): Promise<ConsultancyPurchase | null> {
    const rows = await purchasesOf(this.db).select(purchaseColumns).where('grants.id', '=', purchaseId).execute();
    return (await this.#withAppointments(rows))[0] ?? null;
  }

  async ofAccount(userId: string): Promise<readonly ConsultancyPurchase[]> {
    const rows = await purchasesOf(this.db)
      .select(purchaseColumns)
      .where('grants.user_id', '=', userId)
      .orderBy('granted_at', 'desc')
      .orderBy('grants.id')
      .execute();
    return this.#withAppointments(rows);
  }

  async ofOrder(orderId: string, productIds: readonly number[]): Promise<readonly ConsultancyPurchase[]> {
    if (productIds.length === 0) return [];
    const rows = await purchasesOf(this.db)
      .select(purchaseColumns)
      .where('grants.order_id', '=', orderId)
      .where('products.id', 'in', productIds)
      .orderBy('products.id')
      .execute();
    return this.#withAppointments(rows);
  }

  async add(purchaseId: string, appointment: Appointment): Promise<boolean> {
    const added = await this.db
      .insertInto('appointments')
      .values({ grant_id: purchaseId, ...columnsOf(appointment) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async change(was: Appointment, appointment: Appointment): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('appointments')
      .set(columnsOf(appointment))
      .where('id', '=', was.id)
      .where('sequence', '=', was.sequence)
      .where('held_at', was.heldAt === null ? 'is' : 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async callOff(was: Appointment): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('appointments')
      .where('id', '=', was.id)
      .where('sequence', '=', was.sequence)
      .where('held_at', 'is', null)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #withAppointments(purchases: readonly PurchaseRow[]): Promise<readonly ConsultancyPurchase[]> {
    if (purchases.length === 0) return [];
    const rows = await this.db
      .selectFrom('appointments')
      .selectAll()
      .where(
        'grant_id',
        'in',
        purchases.map(({ id }) => id),
      )
      .orderBy('starts_at')
      .orderBy('id')
      .execute();
    return purchases.map((purchase) => ({
      id: purchase.id,
      userId: purchase.user_id,
      productId: purchase.product_id,
      title: purchase.title,
      slug: purchase.slug,
      minutes: purchase.duration_minutes,
      arranging: purchase.arranging,
      boughtAt: new Date(purchase.granted_at),
      orderNumber: purchase.number,
      appointments: rows
        .filter((row) => row.grant_id === purchase.id)
        .map((row) => ({
          id: row.id,
          startsAt: new Date(row.starts_at),
          endsAt: new Date(row.ends_at),
          place: row.place,
          room: row.room,
          sequence: row.sequence,
          changedAt: new Date(row.changed_at),
          heldAt: row.held_at === null ? null : new Date(row.held_at),
        })),
    }));
  }
}

/** Consultancies that accounts have by themselves: what a plan lends is nobody's to arrange. */
function purchasesOf(db: Kysely<SchoolDatabase>) {
  return db
    .selectFrom('grants')
    .innerJoin('products', 'products.id', 'grants.product_id')
    .leftJoin('orders', 'orders.id', 'grants.order_id')
    .where('products.kind', '=', 'consultancy')
    .where('grants.plan_id', 'is', null);
}

/** Those in a state, or with an hour that nobody marked, of all or of those whose products an account teaches. */
export function purchasesIn(
  db: Kysely<SchoolDatabase>,
  { state, unmarkedAt, taughtBy }: Pick<PurchaseSearch, 'state' | 'unmarkedAt' | 'taughtBy'>,
) {
  return purchasesOf(db)
    .$if(state !== null, (asked) => asked.where(rank, '=', rankOf(state ?? 'held')))
    .$if(unmarkedAt !== null, (asked) => asked.where('grants.id', 'in', unmarked(unmarkedAt ?? new Date(0))))
    .$if(taughtBy !== null, (asked) =>
      asked.where('products.id', 'in', (column) =>
        column
          .selectFrom('product_staff')
          .innerJoin('staff', 'staff.id', 'product_staff.staff_id')
          .select('product_staff.product_id')
          .where('staff.user_id', '=', taughtBy),
      ),
    );
}

const purchaseColumns = [
  'grants.id',
  'grants.user_id',
  'grants.product_id',
  'grants.granted_at',
  'products.title',
  'products.slug',
  'products.duration_minutes',
  'products.arranging',
  'orders.number',
] as const;

interface PurchaseRow {
  readonly id: string;
  readonly user_id: string;
  readonly product_id: number;
  readonly granted_at: string;
  readonly title: string;
  readonly slug: string;
  readonly duration_minutes: number;
  readonly arranging: string;
  readonly number: number | null;
}

/** When the one to come begins, and when the last one was held; null: there is none. */
const comingAt = sql<string | null>`(select max(coming.starts_at) from appointments as coming
  where coming.grant_id = grants.id and coming.held_at is null)`;
const lastHeld = sql<
  string | null
>`(select max(past.held_at) from appointments as past where past.grant_id = grants.id)`;

/** The place of a state among all, as `consultancyState` tells it. */
const rank = sql<number>`case when ${comingAt} is not null then 1 when ${lastHeld} is null then 0 else 2 end`;
/** The purchases of which an hour is as `isUnmarked` tells it. */
const unmarked = (now: Date) =>
  sql<string>`(select grant_id from appointments where held_at is null and ends_at <= ${now.toISOString()})`;
const rankOf = (state: ConsultancyState): number => ({ 'to-arrange': 0, arranged: 1, held: 2 })[state];

function namedBy(word: string): RawBuilder<boolean> {
  const texts = [...nameColumns, 'users.email', 'products.title'].map((column) => sql<string>`${sql.ref(column)}`);
  const named = texts.map((text) => hasWord(folded(text), word));
  return sql<boolean>`(${sql.join(named, sql` or `)})`;
}

const nobody = { name: '', email: '', phone: '' };

const buyerOf = (row: Parameters<typeof nameOfAccount>[0] & { readonly email: string; readonly phone: string }) => ({
  name: nameOfAccount(row),
  email: row.email,
  phone: row.phone,
});

function columnsOf({ id, startsAt, endsAt, place, room, sequence, changedAt, heldAt }: Appointment) {
  return {
    id,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    place,
    room,
    sequence,
    changed_at: changedAt.toISOString(),
    held_at: heldAt?.toISOString() ?? null,
  };
}
