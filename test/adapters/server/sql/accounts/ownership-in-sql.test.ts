import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { OwnershipInSql } from '#adapters/server/sql/accounts/ownership-in-sql.ts';
import { PlanMembersInSql } from '#adapters/server/sql/plans/plan-members-in-sql.ts';
import { ownershipContract, type OwnershipWorld } from '#test/ports/accounts/ownership.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { anInvitation } from '#test/support/plans/plan-member-builders.ts';
import { insertGrant, insertProduct, insertUser } from '#test/support/shared/rows.ts';

async function insertProducts(db: OpenDatabase['db'], world: OwnershipWorld): Promise<void> {
  for (const product of world.products) {
    await insertProduct(db, product.id, {
      slug: product.slug,
      title: product.title,
      kind: product.kind,
      category_id: product.categoryId,
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
