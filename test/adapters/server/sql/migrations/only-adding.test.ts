import {
  DummyDriver,
  Kysely,
  type Migration,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test } from 'vitest';

const migrations = Object.entries(
  import.meta.glob<Migration>('../../../../../src/adapters/server/sql/migrations/*/*.ts', { eager: true }),
).map(([path, migration]) => [path.replace(/^.*\/|\.ts$/g, ''), migration] as const);

/**
 * Which took something away, or forbade what was allowed: those up to 0057 before anybody ran two releases beside each other. Whoever adds one says in which
 * release the code stopped to use what it takes, and that there is no way back behind that.
 */
const taking = new Set([
  '0022-discussions',
  '0024-catalogue-stamp',
  '0038-bank-accounts-once',
  '0042-question-kinds',
  '0045-reading-settings',
  '0057-ratings-of-their-own',
]);

const engines = {
  SQLite: { adapter: SqliteAdapter, introspector: SqliteIntrospector, compiler: SqliteQueryCompiler },
  PostgreSQL: { adapter: PostgresAdapter, introspector: PostgresIntrospector, compiler: PostgresQueryCompiler },
} as const;

/** The statements of a migration, which are run nowhere. */
async function statementsOf(migration: Migration, engine: keyof typeof engines): Promise<readonly string[]> {
  const { adapter: Adapter, introspector: Introspector, compiler: Compiler } = engines[engine];
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (over) => new Introspector(over as Kysely<never>),
      createQueryCompiler: () => new Compiler(),
    },
    log: ({ query }) => void statements.push(query.sql.toLowerCase().replaceAll(/\s+/g, ' ')),
  });
  await migration.up(db);
  return statements;
}

/** What of a migration's statements a process of the release before would stumble over. */
function stumblingBlocks(statements: readonly string[]): readonly string[] {
  const made = new Set(
    statements.map((each) => /^create table (\w+)|\badd column (\w+)/.exec(each)?.slice(1).find(Boolean)),
  );
  const remade = new Set(statements.flatMap((each) => /^create trigger (\w+)/.exec(each)?.[1] ?? []));
  const dropped = new Set(statements.flatMap((each) => /^drop index (\w+)/.exec(each)?.[1] ?? []));
  // A unique index that is made again under its name holds fewer rows where its condition has a further part: nothing clashes that did not.
  const loosened = new Set(
    statements
      .flatMap((each) => /^create unique index (\w+) on .* where .* and /.exec(each)?.[1] ?? [])
      .filter((name) => dropped.has(name)),
  );
  return statements.filter((statement) => {
    if (loosened.has(/^(?:drop|create unique) index (\w+)/.exec(statement)?.[1] ?? '')) return false;
    if (/^create (?:function|trigger)\b/.test(statement)) return false;
    // A trigger that is made again does what it did, to columns that were not there besides.
    if (remade.has(/^drop trigger (\w+)/.exec(statement)?.[1] ?? '')) return false;
    // What reads or writes a thing of before finds it as it was.
    if (/^drop\b|\brename\b|\bdrop (?:column|constraint|not null|default)\b|\balter column\b/.test(statement))
      return true;
    // Rows are still written by who does not know the column, and what did not clash must not begin to.
    if (/\badd column\b/.test(statement)) {
      return /\bunique\b/.test(statement) || (/\bnot null\b/.test(statement) && !/\bdefault\b/.test(statement));
    }
    const index = /^create unique index \w+ on (.*)/.exec(statement)?.[1];
    // Whose columns were not there leaves those rows alone that have nothing in them.
    if (index !== undefined) return !(index.match(/\w+/g) ?? []).some((word) => made.has(word));
    return /\badd (?:constraint|check|unique|foreign|primary)\b/.test(statement);
  });
}

test.each(migrations)('%s only adds: the release before runs beside it', async (name, migration) => {
  const blocks = [
    ...stumblingBlocks(await statementsOf(migration, 'SQLite')),
    ...stumblingBlocks(await statementsOf(migration, 'PostgreSQL')),
  ];
  if (taking.has(name)) expect(blocks, 'need not be listed').not.toEqual([]);
  else expect(blocks).toEqual([]);
});

test.each([
  'drop table carts',
  'drop trigger a on carts',
  'alter table carts rename to baskets',
  'alter table carts rename column owner to holder',
  'alter table carts drop column owner',
  'alter table carts alter column owner set not null',
  'alter table carts add column size integer not null',
  'alter table carts add column code text unique',
  'alter table carts add constraint one check (size > 0)',
  'create unique index carts_by_owner on carts (owner)',
])('%s is no addition', (statement) => {
  expect(stumblingBlocks([statement])).toEqual([statement]);
});

test('tables, indexes and columns that may be left out are additions', () => {
  const additions = [
    'create table baskets (id integer primary key, code text not null unique)',
    'create unique index baskets_by_code on baskets (code)',
    'create index carts_by_owner on carts (owner)',
    'alter table carts add column note text',
    'alter table carts add column size integer not null default 0',
    'update carts set size = 1',
  ];
  expect(stumblingBlocks(additions)).toEqual([]);
});
