import type { Kysely } from 'kysely';
import { type Config, isPublicSchool } from '#adapters/server/config/config.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Stands among the counters of a database that was filled with the sample school. */
export const sampleMark = 'sample-school';

/**
 * Whether the school may sell by test cards: a public one would give away what is real, save where it shows the sample
 * school and says that it wants to.
 */
export async function maySellByTestCards(
  db: Kysely<SchoolDatabase>,
  config: Pick<Config, 'schoolOrigin' | 'signInOrigin' | 'sampleSchool'>,
): Promise<boolean> {
  return !isPublicSchool(config) || showsSampleSchool(db, config);
}

/** Whether the school shows the sample content, and wants to. */
export async function showsSampleSchool(
  db: Kysely<SchoolDatabase>,
  config: Pick<Config, 'sampleSchool'>,
): Promise<boolean> {
  if (!config.sampleSchool) return false;
  const mark = await db.selectFrom('counters').select('name').where('name', '=', sampleMark).executeTakeFirst();
  return mark !== undefined;
}
