import { type Kysely, type Migration, Migrator, PostgresAdapter, sql } from 'kysely';
import {
  type OpenDatabase,
  openPostgres,
  type Patience,
  patienceOfMigrations,
} from '#adapters/server/sql/shared/connection.ts';
import { up as catalogue } from '#adapters/server/sql/migrations/0001-0019/0001-catalogue.ts';
import { up as accounts } from '#adapters/server/sql/migrations/0001-0019/0002-accounts.ts';
import { up as cartsAndOrders } from '#adapters/server/sql/migrations/0001-0019/0003-carts-and-orders.ts';
import { up as learning } from '#adapters/server/sql/migrations/0001-0019/0004-learning.ts';
import { up as operations } from '#adapters/server/sql/migrations/0001-0019/0005-operations.ts';
import { up as browsing } from '#adapters/server/sql/migrations/0001-0019/0006-browsing.ts';
import { up as support } from '#adapters/server/sql/migrations/0001-0019/0007-support.ts';
import { up as complaints } from '#adapters/server/sql/migrations/0001-0019/0008-complaints.ts';
import { up as receiptsAndVouchers } from '#adapters/server/sql/migrations/0001-0019/0010-receipts-and-vouchers.ts';
import { up as readingMarks } from '#adapters/server/sql/migrations/0001-0019/0011-reading-marks.ts';
import { up as planMembers } from '#adapters/server/sql/migrations/0001-0019/0012-plan-members.ts';
import { up as freeClasses } from '#adapters/server/sql/migrations/0001-0019/0016-free-classes.ts';
import { up as seminarRooms } from '#adapters/server/sql/migrations/0020-0039/0020-seminar-rooms.ts';
import { up as profiles } from '#adapters/server/sql/migrations/0020-0039/0021-profiles.ts';
import { up as discussions } from '#adapters/server/sql/migrations/0020-0039/0022-discussions.ts';
import { up as categoriesHeld } from '#adapters/server/sql/migrations/0020-0039/0023-categories-held.ts';
import { up as catalogueStamp } from '#adapters/server/sql/migrations/0020-0039/0024-catalogue-stamp.ts';
import { up as certificateReissues } from '#adapters/server/sql/migrations/0020-0039/0026-certificate-reissues.ts';
import { up as certificateTeachers } from '#adapters/server/sql/migrations/0020-0039/0030-certificate-teachers.ts';
import { up as rateCounts } from '#adapters/server/sql/migrations/0020-0039/0031-rate-counts.ts';
import { up as linksAndLetters } from '#adapters/server/sql/migrations/0020-0039/0035-links-and-letters.ts';
import { up as watchingCountsFrom } from '#adapters/server/sql/migrations/0020-0039/0036-watching-counts-from.ts';
import { up as surplusPayments } from '#adapters/server/sql/migrations/0020-0039/0037-surplus-payments.ts';
import { up as bankAccountsOnce } from '#adapters/server/sql/migrations/0020-0039/0038-bank-accounts-once.ts';
import { up as heldMessages } from '#adapters/server/sql/migrations/0040-0059/0040-held-messages.ts';
import { up as pendingRegistrations } from '#adapters/server/sql/migrations/0040-0059/0041-pending-registrations.ts';
import { up as questionKinds } from './0042-question-kinds.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

const migrations: Record<string, Migration> = {
  '0001-catalogue': { up: catalogue },
  '0002-accounts': { up: accounts },
  '0003-carts-and-orders': { up: cartsAndOrders },
  '0004-learning': { up: learning },
  '0005-operations': { up: operations },
  '0006-browsing': { up: browsing },
  '0007-support': { up: support },
  '0008-complaints': { up: complaints },
  '0010-receipts-and-vouchers': { up: receiptsAndVouchers },
  '0011-reading-marks': { up: readingMarks },
  '0012-plan-members': { up: planMembers },
  '0016-free-classes': { up: freeClasses },
  '0020-seminar-rooms': { up: seminarRooms },
  '0021-profiles': { up: profiles },
  '0022-discussions': { up: discussions },
  '0023-categories-held': { up: categoriesHeld },
  '0024-catalogue-stamp': { up: catalogueStamp },
  '0026-certificate-reissues': { up: certificateReissues },
  '0030-certificate-teachers': { up: certificateTeachers },
  '0031-rate-counts': { up: rateCounts },
  '0035-links-and-letters': { up: linksAndLetters },
  '0036-watching-counts-from': { up: watchingCountsFrom },
  '0037-surplus-payments': { up: surplusPayments },
  '0038-bank-accounts-once': { up: bankAccountsOnce },
  '0040-held-messages': { up: heldMessages },
  '0041-pending-registrations': { up: pendingRegistrations },
  '0042-question-kinds': { up: questionKinds },
};

/**
 * Brings the database to the present schema; does nothing when it is there already. Safe to call from several processes at once.
 * @throws the first failed migration's error; nothing of that migration stays.
 */
export async function migrateToLatest(db: Kysely<SchoolDatabase>): Promise<void> {
  const schema = await schemaOf(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...(schema === null ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** Where this database's own tables are: unless told, the migrator takes those of another schema of the same database for ours. */
async function schemaOf(db: Kysely<SchoolDatabase>): Promise<string | null> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return null;
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  return rows[0]?.name ?? null;
}

/** Opens PostgreSQL once it is migrated, by this process or by another that is at it, however long that takes. */
export async function openMigratedPostgres(
  url: string,
  schema?: string,
  patience?: Partial<Patience>,
): Promise<OpenDatabase> {
  const migrating = openPostgres(url, schema, patienceOfMigrations);
  try {
    await migrateToLatest(migrating.db);
  } finally {
    await migrating.close();
  }
  return openPostgres(url, schema, patience);
}
