import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { OwnershipInSql } from '#adapters/server/sql/accounts/ownership-in-sql.ts';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import { ownershipContract, type OwnershipWorld } from '#test/ports/accounts/ownership.ts';
import { eachDatabase, onPostgres } from '#test/support/school/databases.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

async function insertProducts(db: OpenDatabase['db'], world: OwnershipWorld): Promise<void> {
  for (const product of world.products) {
    await insertProduct(db, product.id, {
      slug: product.slug,
      title: product.title,
      kind: product.kind,
      category_id: product.categoryId,
      starts_at: product.held?.startsAt ?? null,
      ends_at: product.held?.endsAt ?? null,
      status: product.isPublished ? 'published' : 'draft',
      plan_page: product.plan?.page ?? null,
      plan_seats: product.plan?.seats ?? null,
    });
  }
  const contents = world.products.flatMap(({ id, plan }) => (plan?.gives ?? []).map((gives) => ({ id, gives })));
  for (const { id, gives } of contents) {
    const named = 'productId' in gives ? gives.productId : null;
    const [kind, category] = 'productId' in gives ? [null, null] : [gives.kind, gives.categoryId];
    await db
      .insertInto('plan_products')
      .values({ plan_id: id, product_id: named, kind, category_id: category })
      .execute();
  }
}

async function insertWorld(db: OpenDatabase['db'], world: OwnershipWorld): Promise<void> {
  for (const user of ['ana', 'luis', 'eva']) {
    const seat = world.guests?.[user];
    await insertUser(db, user, seat === undefined ? {} : { role: 1, guest_of: seat.ownerId });
  }
  for (const id of [1, 2]) {
    await db
      .insertInto('categories')
      .values({ id, slug: `c-${id}`, title: `Categoría ${id}`, position: id })
      .execute();
  }
  await insertProducts(db, world);
  for (const [index, [userId, productId, since, until, extraSeats = 0]] of world.grants.entries()) {
    await insertGrant(db, userId, productId, {
      id: `grant-${index}`,
      extra_seats: extraSeats,
      granted_at: since.toISOString(),
      ends_at: until?.toISOString() ?? null,
    });
  }
  for (const [userId, { state = 'active', ...seat }] of Object.entries(world.guests ?? {})) {
    await new PlanMembersInSql(db).add(anInvitation(userId, { ...seat, state, userId }));
  }
}

eachDatabase('OwnershipInSql', (database) => {
  ownershipContract(async (world) => {
    const { db } = database();
    for (const table of ['plan_members', 'grants', 'plan_products', 'products', 'categories', 'users'] as const) {
      await db.deleteFrom(table).execute();
    }
    await insertWorld(db, world);
    return new OwnershipInSql(db);
  });
});

onPostgres('OwnershipInSql', (database) => {
  test('what somebody’s plans are is not looked for among everybody’s grants', async () => {
    const { db } = database();
    await insertProduct(db, 1, { kind: 'plan', plan_page: 'pro' });
    await insertUser(db, 'ana');
    await insertGrant(db, 'ana', 1);
    const others = 3000;
    await sql`insert into users (id, email, given_names, paternal_surname, maternal_surname, phone, document_type, document_number,
        password_hash, role, is_collaborator, tour_seen, created_at, updated_at)
      select 'otra-' || i, i || '@correo.pe', 'Luz', 'Quispe', '', '', '', '', '', 0, 0, 0, '', ''
      from generate_series(1, ${sql.lit(others)}) as i`.execute(db);
    await sql`insert into grants (id, user_id, product_id, source, granted_at)
      select 'otro-' || i, 'otra-' || i, 1, 'staff', '' from generate_series(1, ${sql.lit(others)}) as i`.execute(db);
    // These tables alone: those of other tests are as many again for each worker, and held by whoever locks them.
    await sql`analyze users, grants`.execute(db);
    const now = new Date('2026-03-10T15:00:00.000Z');
    const read = await db.transaction().execute(async (transaction) => {
      const readSoFar = async (): Promise<number> => {
        const { rows } = await sql<{ count: number }>`select seq_tup_read as count from pg_stat_xact_user_tables
          where schemaname = current_schema() and relname = 'grants'`.execute(transaction);
        return Number(rows[0]?.count);
      };
      const before = await readSoFar();
      expect(await new OwnershipInSql(transaction).plansOf('ana', now)).toHaveLength(1);
      return (await readSoFar()) - before;
    });
    expect(read).toBe(0);
  });
});
