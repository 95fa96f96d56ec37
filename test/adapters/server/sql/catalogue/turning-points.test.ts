import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { nextTurningPoint, timedColumns } from '#adapters/server/sql/catalogue/turning-points.ts';
import { stampedTables } from '#adapters/server/sql/shared/public-stamps.ts';
import { lastInstantOf } from '#domain/shared/dates.ts';
import { eachDatabase, onSqlite } from '#test/support/school/databases.ts';
import { insertProduct } from '#test/support/shared/rows.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Instants that are told as they are and change nothing when they come, and a number with such a name. */
const toldOnly = new Set([
  'exams.attempts_a_day',
  'exams.removed_at',
  'products.created_at',
  'products.published_at',
  'products.updated_at',
  'products.retired_at',
  // A job changes the product then.
  'products.publish_at',
  'plan_prices.retired_at',
  'plan_products.removed_at',
  'discount_codes.stopped_at',
  'content_ratings.at',
  'content_ratings.answered_at',
  'content_ratings.hidden_at',
  'content_ratings.settled_at',
  'content_ratings.moved_at',
  'school_settings.written_at',
  'review_votes.at',
  'users.created_at',
  'users.updated_at',
  'users.disabled_at',
  'users.email_verified_at',
]);

onSqlite('turning points', (database) => {
  test('every instant of a table that public pages are drawn from is one, or is only told', async () => {
    const { db } = database();
    const known = new Set([...timedColumns.map(([table, column]) => `${table}.${column}`), ...toldOnly]);
    for (const table of stampedTables) {
      const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
      const instants = rows.map(({ name }) => name).filter((name) => /(?:^|_)(?:at|until|from|on|day)$/.test(name));
      expect([table, instants.filter((name) => !known.has(`${table}.${name}`))]).toEqual([table, []]);
    }
  });

  test('nothing turns between an instant and its next turning point', async () => {
    const { db } = database();
    await insertProduct(db, 1);
    const base = Date.parse('2026-03-10T15:00:00.000Z');
    const offset = fc.integer({ min: -2 * hour, max: 40 * day });
    await fc.assert(
      fc.asyncProperty(
        offset,
        offset,
        offset,
        fc.integer({ min: 0, max: 40 * day }),
        async (sale, start, length, ahead) => {
          const [saleEnds, starts] = [base + sale, base + start];
          const ends = starts + Math.abs(length);
          await db
            .updateTable('products')
            .set({
              discount_starts_at: new Date(base + sale - Math.abs(length)).toISOString(),
              discount_ends_at: new Date(saleEnds).toISOString(),
              starts_at: new Date(starts).toISOString(),
              ends_at: new Date(ends).toISOString(),
            })
            .execute();
          const now = base + ahead;
          const next = await nextTurningPoint(db, new Date(now));
          expect(next).toBeGreaterThan(now);
          expect(next - now).toBeLessThanOrEqual(hour);
          const saleStarts = saleEnds - Math.abs(length);
          const turns = [saleStarts, starts, ends, starts - 7 * day, starts - 30 * day].flatMap((at) => [at, at + 1]);
          turns.push(lastInstantOf(new Date(saleEnds)) + 1);
          expect(turns.filter((at) => at > now && at < next)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

eachDatabase('turning points', (database) => {
  test('the next is what follows the last second of a discount, and then the hour', async () => {
    const { db } = database();
    await insertProduct(db, 1, { discount_ends_at: '2026-03-10T15:20:00.000Z' });
    const next = async (at: string) => new Date(await nextTurningPoint(db, new Date(at))).toISOString();
    expect(await next('2026-03-10T15:00:00.000Z')).toBe('2026-03-10T15:20:01.000Z');
    expect(await next('2026-03-10T15:20:00.000Z')).toBe('2026-03-10T15:20:01.000Z');
    expect(await next('2026-03-10T15:20:00.999Z')).toBe('2026-03-10T15:20:01.000Z');
    expect(await next('2026-03-10T15:20:01.000Z')).toBe('2026-03-10T16:00:00.000Z');
  });
});
