import { sql, type Kysely, type Selectable } from 'kysely';
import type { SeatedPlan } from '#application/read-models/plans/managed-plan.ts';
import { type ListedMember, PlanMembers } from '#application/server/plans/ports/plan-members.ts';
import type { EmailAddress } from '#domain/accounts/email-address.ts';
import type { MemberState, PlanMember } from '#domain/plans/plan-members.ts';
import { fullName } from '#domain/accounts/user.ts';
import type { BillingRecord } from '#domain/orders/billing-record.ts';
import { lockAccount } from '#adapters/server/sql/accounts/lock-account.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { PlanMembersTable } from '#adapters/server/sql/tables/plan-tables.ts';

export class PlanMembersInSql extends PlanMembers {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  lock(ownerId: string): Promise<void> {
    return lockAccount(this.db, ownerId);
  }

  async plansOf(ownerId: string, now: Date): Promise<readonly SeatedPlan[]> {
    const rows = await this.db
      .selectFrom('grants')
      .innerJoin('products', 'products.id', 'grants.product_id')
      // Whoever was given a plan is not billed for it.
      .leftJoin('orders', (join) =>
        join.onRef('orders.id', '=', 'grants.order_id').onRef('orders.user_id', '=', 'grants.user_id'),
      )
      .select(['products.id', 'products.slug', 'products.title', 'products.plan_page', 'products.plan_seats'])
      .select(['grants.granted_at', 'grants.ends_at', 'grants.extra_seats', 'orders.billing'])
      .where('grants.user_id', '=', ownerId)
      .where('products.kind', '=', 'plan')
      .where((either) =>
        either.or([either('grants.ends_at', 'is', null), either('grants.ends_at', '>', now.toISOString())]),
      )
      .orderBy('products.id')
      .orderBy('grants.granted_at')
      .execute();
    const ids = [...new Set(rows.map(({ id }) => id))];
    return ids.map((id) => planOf(rows.filter((row) => row.id === id)));
  }

  async of(ownerId: string): Promise<readonly ListedMember[]> {
    const rows = await this.db
      .selectFrom('plan_members')
      .leftJoin('users', 'users.id', 'plan_members.user_id')
      .selectAll('plan_members')
      .select(['users.given_names', 'users.paternal_surname', 'users.maternal_surname'])
      .where('plan_members.owner_id', '=', ownerId)
      .where('plan_members.state', '<>', 'removed')
      .orderBy('plan_members.plan_id')
      .orderBy(sql`coalesce(plan_members.seat, 1000000)`)
      .orderBy('plan_members.invited_at')
      .orderBy('plan_members.id')
      .execute();
    return rows.map((row) => ({ ...memberOf(row), fullName: nameIn(row) }));
  }

  async find(memberId: string): Promise<PlanMember | null> {
    return found(await this.db.selectFrom('plan_members').selectAll().where('id', '=', memberId).executeTakeFirst());
  }

  async findByFingerprint(fingerprint: string): Promise<PlanMember | null> {
    return found(
      await this.db.selectFrom('plan_members').selectAll().where('token_hash', '=', fingerprint).executeTakeFirst(),
    );
  }

  async ofUser(userId: string): Promise<PlanMember | null> {
    const row = await this.db
      .selectFrom('plan_members')
      .selectAll()
      .where('user_id', '=', userId)
      .where('state', 'in', ['active', 'disabled'])
      .executeTakeFirst();
    return found(row);
  }

  async add(member: PlanMember): Promise<boolean> {
    const added = await this.db
      .insertInto('plan_members')
      .values(rowOf(member))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
  }

  async save(member: PlanMember, from: MemberState): Promise<boolean> {
    if (await this.#isInTheWay(member)) return false;
    const changed = await this.db
      .updateTable('plan_members')
      .set(rowOf(member))
      .where('id', '=', member.id)
      .where('state', '=', from)
      .executeTakeFirst();
    return Number(changed.numUpdatedRows) > 0;
  }

  /** What a unique index would refuse: PostgreSQL ends the whole transaction then, so it is asked first, under the lock. */
  async #isInTheWay({ id, ownerId, planId, seat, state, userId }: PlanMember): Promise<boolean> {
    const isSeated = state === 'active' || state === 'disabled';
    const other = await this.db
      .selectFrom('plan_members')
      .select('id')
      .where('id', '<>', id)
      .where((either) =>
        either.or([
          either.and({ owner_id: ownerId, plan_id: planId, seat: seat ?? 0 }),
          either.and([
            either('user_id', '=', isSeated ? (userId ?? '') : ''),
            either('state', 'in', ['active', 'disabled']),
          ]),
        ]),
      )
      .executeTakeFirst();
    return other !== undefined;
  }

  async chosenResponsible(ownerId: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('responsibles')
      .select('user_id')
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    return row?.user_id ?? null;
  }

  async chooseResponsible(ownerId: string, userId: string, at: Date): Promise<void> {
    const chosen = { user_id: userId, since: at.toISOString() };
    await this.db
      .insertInto('responsibles')
      .values({ owner_id: ownerId, ...chosen })
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(chosen))
      .execute();
  }
}

interface PlanRow {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly plan_page: string | null;
  readonly plan_seats: number | null;
  readonly granted_at: string;
  readonly ends_at: string | null;
  readonly extra_seats: number;
  readonly billing: string | null;
}

/** A plan bought again while it is in force is one plan: it lasts to its latest end and is for as many as the largest purchase. */
function planOf(rows: readonly PlanRow[]): SeatedPlan {
  const [first] = rows;
  if (first === undefined) throw new Error('A plan has no grant');
  const ends = rows.flatMap(({ ends_at: end }) => (end === null ? [] : [end]));
  const billing = rows.map((row) => JSON.parse(row.billing ?? 'null') as BillingRecord | null);
  return {
    id: first.id,
    slug: first.slug,
    title: first.title,
    page: first.plan_page === 'pro' ? 'pro' : 'pack',
    seats: (first.plan_seats ?? 1) + Math.max(...rows.map((row) => row.extra_seats)),
    since: first.granted_at,
    until: ends.length < rows.length ? null : (ends.toSorted().at(-1) ?? null),
    isCompany: billing.some((record) => record?.receiptType === 'factura'),
  };
}

function found(row: Selectable<PlanMembersTable> | undefined): PlanMember | null {
  return row === undefined ? null : memberOf(row);
}

function memberOf(row: Selectable<PlanMembersTable>): PlanMember {
  return {
    id: row.id,
    ownerId: row.owner_id,
    planId: row.plan_id,
    email: row.email as EmailAddress,
    name: row.name,
    userId: row.user_id,
    state: row.state as MemberState,
    seat: row.seat,
    fingerprint: row.token_hash,
    invitedAt: new Date(row.invited_at),
    sentAt: new Date(row.sent_at),
    expiresAt: new Date(row.expires_at),
    acceptedAt: row.accepted_at === null ? null : new Date(row.accepted_at),
  };
}

function rowOf(member: PlanMember): Selectable<PlanMembersTable> {
  return {
    id: member.id,
    owner_id: member.ownerId,
    plan_id: member.planId,
    email: member.email,
    name: member.name,
    user_id: member.userId,
    state: member.state,
    seat: member.seat,
    token_hash: member.fingerprint,
    invited_at: member.invitedAt.toISOString(),
    sent_at: member.sentAt.toISOString(),
    expires_at: member.expiresAt.toISOString(),
    accepted_at: member.acceptedAt?.toISOString() ?? null,
  };
}

function nameIn(row: {
  readonly given_names: string | null;
  readonly paternal_surname: string | null;
  readonly maternal_surname: string | null;
}): string | null {
  const { given_names: givenNames, paternal_surname: paternalSurname, maternal_surname: maternalSurname } = row;
  if (givenNames === null || paternalSurname === null || maternalSurname === null) return null;
  return fullName({ givenNames, paternalSurname, maternalSurname });
}
