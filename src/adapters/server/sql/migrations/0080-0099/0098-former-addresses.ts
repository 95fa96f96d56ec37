import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Addresses that categories and teachers had before, written by the database whoever changes them; one that is used again is theirs no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = db.getExecutor().adapter instanceof SqliteAdapter ? onSqlite : onPostgres;
  await runStatements(db, [
    `create table former_addresses (
      thing text not null check (thing in ('category', 'person')),
      slug text not null,
      id integer not null,
      primary key (thing, slug)
    )`,
    ...engine('categories', 'category'),
    ...engine('staff', 'person'),
  ]);
}

const keeping = (
  thing: string,
): string => `delete from former_addresses where thing = '${thing}' and slug in (old.slug, new.slug);
  insert into former_addresses (thing, slug, id) values ('${thing}', old.slug, old.id);`;
const giving = (thing: string): string => `delete from former_addresses where thing = '${thing}' and slug = new.slug;`;
const leaving = (thing: string): string => `delete from former_addresses where thing = '${thing}' and id = old.id;`;

function onSqlite(table: string, thing: string): string[] {
  return [
    `create trigger ${table}_update_keeps_address after update of slug on ${table} when new.slug <> old.slug
      begin ${keeping(thing)} end`,
    `create trigger ${table}_insert_takes_address after insert on ${table} begin ${giving(thing)} end`,
    `create trigger ${table}_delete_leaves_addresses after delete on ${table} begin ${leaving(thing)} end`,
  ];
}

function onPostgres(table: string, thing: string): string[] {
  const made = (name: string, when: string, condition: string, does: string) => [
    `create function ${table}_${name}() returns trigger language plpgsql as $$ begin ${does} return null; end $$`,
    `create trigger ${table}_${name} after ${when} on ${table} for each row ${condition} execute function ${table}_${name}()`,
  ];
  return [
    ...made('update_keeps_address', 'update of slug', 'when (new.slug <> old.slug)', keeping(thing)),
    ...made('insert_takes_address', 'insert', '', giving(thing)),
    ...made('delete_leaves_addresses', 'delete', '', leaving(thing)),
  ];
}
