import { type Kysely, sql } from 'kysely';
import { daysAhead } from '#domain/search/catalogue-facets.ts';
import { lastInstantOf, secondOf } from '#domain/shared/dates.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The instants by which what the public sees changes by itself: table, column, how many days before it that is, and whether it is
 * an end that holds through its whole second.
 */
export const timedColumns: readonly (readonly [string, string, readonly number[], 'through'?])[] = [
  ['products', 'discount_starts_at', [0]],
  ['products', 'discount_ends_at', [0], 'through'],
  ['products', 'starts_at', [0, daysAhead.week, daysAhead.month]],
  ['products', 'ends_at', [0]],
  ['campaigns', 'starts_at', [0]],
  ['campaigns', 'ends_at', [0], 'through'],
  ['discount_codes', 'starts_at', [0]],
  ['discount_codes', 'ends_at', [0], 'through'],
];

/**
 * The first millisecond after `now` at which something that is shown may be another by time alone; at the latest the next full hour,
 * with which days begin as well. An instant that a period begins with or ends with is one such millisecond, and the one after
 * it another; of an end that holds through its second, the first of the next second.
 */
export async function nextTurningPoint(db: Kysely<SchoolDatabase>, now: Date): Promise<number> {
  const at = now.getTime();
  const parts = timedColumns.flatMap(([table, column, leads, isThrough]) =>
    leads.map((lead) => {
      const from = (isThrough ? secondOf(now) : new Date(at + lead * day)).toISOString();
      const through = isThrough ? 1 : 0;
      return sql`select min(${sql.ref(column)}) as at, cast(${lead} as integer) as lead, cast(${through} as integer) as through
        from ${sql.table(table)} where ${sql.ref(column)} >= ${from}`;
    }),
  );
  const { rows } = await sql<{
    at: string | null;
    lead: number;
    through: number;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  const turns = rows.flatMap(({ at: found, lead, through }) => {
    if (found === null) return [];
    return [through === 1 ? lastInstantOf(new Date(found)) + 1 : Date.parse(found) - Number(lead) * day];
  });
  const nextHour = (Math.floor(at / hour) + 1) * hour;
  return Math.min(nextHour, ...turns.map((turn) => (turn > at ? turn : at + 1)));
}
