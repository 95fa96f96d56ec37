import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { SeminarNotices } from '#application/server/learning/ports/seminar-notices.ts';
import { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import { CatalogueIndex } from '#adapters/server/sql/catalogue/catalogue-index.ts';
import { productsAfter, readCatalogueFacts } from '#adapters/server/sql/catalogue/catalogue-facts.ts';
import { timedColumns } from '#adapters/server/sql/catalogue/turning-points.ts';
import { heldAt } from '#test/support/learning/sessions.ts';
import { onSqlite } from '#test/support/school/databases.ts';
import { testSchool, type TestSchool } from '#test/support/school/test-school.ts';
import { CountedByTurn } from '#test/support/shared/counted-by-turn.ts';
import { insertGrant, insertProduct } from '#test/support/shared/rows.ts';

const plan = sql`query plan`;

onSqlite('a large catalogue', (database) => {
  test('no part of it is read by looking at all products again', async () => {
    const { db } = database();
    const steps = await productsAfter(db, { position: 7, id: 7 }).explain<{ detail: string }>(undefined, plan);
    expect(steps.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH products USING INDEX published_products_by_position .*position>/),
    ]);
    const columns = timedColumns.flatMap(([table, column]) => (table === 'products' ? [column] : []));
    expect(columns).toHaveLength(4);
    for (const column of columns) {
      const { rows } = await sql<{ detail: string }>`explain query plan
        select min(${sql.ref(column)}) from products where ${sql.ref(column)} >= '2026'`.execute(db);
      expect(rows[0]?.detail).toContain(`SEARCH products USING COVERING INDEX products_by_${column} `);
    }
  });

  test('others are answered between the parts of it, however many read it', async () => {
    const { db } = database();
    const school = await testSchool({ database: database() });
    await insertProduct(db, 1, { kind: 'course' });
    await repeat(school, 'products', ['id', 'slug', 'sku']);
    const counted = new CountedByTurn();
    await Promise.all([readCatalogueFacts(db), readCatalogueFacts(db)]);
    expect(counted.turns).toBeGreaterThanOrEqual((2 * 11_000) / 100);
    const index = new CatalogueIndex(db);
    await index.facts();
    const read = counted.turns;
    const now = school.clock.now();
    const [view, ...others] = await Promise.all([index.at(now), index.at(now), index.at(now)]);
    // Made once for all who ask.
    expect(others.every((other) => other === view)).toBe(true);
    expect(counted.turns - read).toBeGreaterThanOrEqual(11_000 / 1000);
  });

  test('with more seminars to come than a statement has room for, whoever is enrolled in one is found', async () => {
    const school = await testSchool({ database: database() });
    await insertProduct(school.db, 1, { kind: 'seminar' });
    await school.addUser({ id: 'ana' });
    await school.school.get(SeminarSessions).write(1, [heldAt('a')], null, school.clock.now());
    await repeat(school, 'products', ['id', 'slug', 'sku']);
    await repeat(school, 'seminar_sessions', ['id', 'product_id']);
    await insertGrant(school.db, 'ana', 10_900);
    const waiting = await school.school.get(SeminarNotices).waiting(school.clock.now(), 5);
    expect(waiting).toEqual([{ userId: 'ana', productId: 10_900 }]);
  });
});

/** Repeats the one row of a table 11,000 times, with values of their own in some columns. */
async function repeat(
  { db }: TestSchool,
  table: 'products' | 'seminar_sessions',
  own: readonly string[],
): Promise<void> {
  const names = Object.keys((await db.selectFrom(table).selectAll().executeTakeFirstOrThrow()) as object);
  const values = names.map((name) => (own.includes(name) ? sql`number` : sql`${sql.ref(`one.${name}`)}`));
  await sql`with recursive numbers (number) as (select 2 union all select number + 1 from numbers where number < 11000)
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(values)} from numbers cross join (select * from ${sql.table(table)}) as one`.execute(db);
}
