import { type Kysely, sql } from 'kysely';
import { daysAhead } from '#domain/search/catalogue-facets.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The instants by which what the public sees changes by itself: table, column, and how many days before it that is. */
export const timedColumns = [
  ['products', 'discount_starts_at', [0]],
  ['products', 'discount_ends_at', [0]],
  ['products', 'starts_at', [0, daysAhead.week, daysAhead.month]],
  ['products', 'ends_at', [0]],
  ['campaigns', 'starts_at', [0]],
  ['campaigns', 'ends_at', [0]],
  ['discount_codes', 'starts_at', [0]],
  ['discount_codes', 'ends_at', [0]],
] as const;

/**
 * The first millisecond after `now` at which something that is shown may be another by time alone; at the latest the next full hour,
 * with which days begin as well. An instant that a period begins with or lasts through is one such millisecond, and the one after
 * it another.
 */
export async function nextTurningPoint(db: Kysely<SchoolDatabase>, now: Date): Promise<number> {
  const at = now.getTime();
  const parts = timedColumns.flatMap(([table, column, leads]) =>
    leads.map((lead) => {
      const from = new Date(at + lead * day).toISOString();
      return sql`select min(${sql.ref(column)}) as at, cast(${lead} as integer) as lead
        from ${sql.table(table)} where ${sql.ref(column)} >= ${from}`;
    }),
  );
  const { rows } = await sql<{ at: string | null; lead: number }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const turns = rows.flatMap(({ at: found, lead }) => (found === null ? [] : [Date.parse(found) - Number(lead) * day]));
  const nextHour = (Math.floor(at / hour) + 1) * hour;
  return Math.min(nextHour, ...turns.map((turn) => (turn > at ? turn : at + 1)));
}
