import type { Kysely } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/** Which file told which lines of settlements, so that a wrong one can be taken away. What was brought before is one file of each gateway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table settlement_files (
      id text primary key,
      gateway text not null,
      digest text not null,
      brought_at text not null,
      unique (gateway, digest)
    )`,
    `create table settlement_file_lines (
      file_id text not null references settlement_files (id),
      settlement_id text not null references gateway_settlements (id),
      primary key (file_id, settlement_id)
    )`,
    'create index settlement_file_lines_by_settlement on settlement_file_lines (settlement_id)',
    `insert into settlement_files (id, gateway, digest, brought_at)
      select 'antes-' || gateway, gateway, '', min(brought_at) from gateway_settlements group by gateway`,
    `insert into settlement_file_lines (file_id, settlement_id)
      select 'antes-' || gateway, id from gateway_settlements`,
  ]);
}
