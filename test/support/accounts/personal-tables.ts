import { CompiledQuery, type Kysely, type TableMetadata } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Columns that say whose a row is. */
const whose = ['user_id', 'owner_id', 'owner', 'guest_of', 'email', 'recipient'];

/** Tables reached from a person's row in another one: rows of a cart, of an order, of a certificate. */
const reached: Readonly<Record<string, string>> = {
  appointments: 'grants',
  cart_lines: 'carts',
  certificate_reissues: 'certificates',
  gifts: 'orders',
  order_lines: 'orders',
  payment_attempts: 'orders',
};

/** The tables that have rows of somebody, with the columns that say whose. */
export async function personalTables(db: Kysely<SchoolDatabase>): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await db.introspection.getTables();
  const found = tables.map(({ name, columns }): [string, readonly string[]] => [
    name,
    columns.map((column) => column.name).filter((column) => whose.includes(column)),
  ]);
  return new Map(found.filter(([name, columns]) => columns.length > 0 || name in reached));
}

/** A table whose facts are numbers alone is known by one of them. */
const numbered: Readonly<Record<string, string>> = { exam_allowances: '70070' };

/** The mark that a column of a table has in its one row: of texts, '‹table.column›'. */
export const markOf = (table: string): string => numbered[table] ?? `‹${table}.`;

/**
 * Puts one row into every table of an empty SQLite database: all of them hang together and are of the person 'ana',
 * ana@correo.pe. Texts carry the table's mark, numbers are 1 or the table's own, and what the rules of a column would refuse is taken all the same.
 */
export async function fillEveryTable(db: Kysely<SchoolDatabase>): Promise<void> {
  for (const rule of ['foreign_keys = off', 'ignore_check_constraints = on']) {
    await db.executeQuery(CompiledQuery.raw(`pragma ${rule}`));
  }
  for (const table of await db.introspection.getTables()) {
    const names = table.columns.map(({ name }) => name);
    const values = table.columns.map((column) => valueOf(table, column));
    const places = names.map(() => '?').join(', ');
    // A stamp may be there already, by what was put into another table.
    const statement = `insert or replace into ${table.name} (${names.map((name) => `"${name}"`).join(', ')}) values (${places})`;
    await db.executeQuery(CompiledQuery.raw(statement, values));
  }
}

function valueOf({ name: table }: TableMetadata, column: TableMetadata['columns'][number]): string | number | null {
  const { name, dataType } = column;
  if (name === 'removed_at') return null;
  if (name === 'granted' && table in numbered) return Number(numbered[table]);
  if (dataType.toLowerCase() !== 'text') return 1;
  if (table === 'users' && name === 'id') return 'ana';
  if (['user_id', 'owner_id', 'owner', 'guest_of'].includes(name)) return 'ana';
  if (name === 'email') return 'ana@correo.pe';
  if (name === 'recipient') return '"Ana" <ana@correo.pe>';
  if (name === 'address' && table === 'outbox_mails') return 'ana@correo.pe';
  // Whatever points at a row points at the only one there is.
  if (name === 'id' || name === 'code' || name.endsWith('_id')) return 'x';
  return `${markOf(table)}${name}›`;
}
