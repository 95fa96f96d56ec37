import { type Kysely, SqliteAdapter } from 'kysely';
import { runStatements } from '#adapters/server/sql/shared/run-statements.ts';

/**
 * A stamp for the uses of codes. Pages show a promotion until it is used up, and never how often it was used: only a change that begins
 * or ends that renews the stamp, and buyers do not wait for each other at its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, db.getExecutor().adapter instanceof SqliteAdapter ? forSqlite() : forPostgres());
}

function renewal(random: string): string {
  return `insert into public_stamps (name, stamp) values ('code_counts', ${random})
    on conflict (name) do update set stamp = excluded.stamp;`;
}

/** Whether a row, `old` or `new`, uses its code up: of the rows of a code, the one that counts everybody. */
function usesUp(row: 'old' | 'new'): string {
  return `exists (select 1 from discount_codes where id = ${row}.code_id and ${row}.user_id = ''
    and ${row}.uses >= limit_in_all)`;
}

function forSqlite(): string[] {
  const whenIt: Readonly<Record<string, string>> = {
    insert: usesUp('new'),
    update: `${usesUp('old')} <> ${usesUp('new')} or old.code_id <> new.code_id or old.user_id <> new.user_id`,
    delete: usesUp('old'),
  };
  return Object.entries(whenIt).map(
    ([change, condition]) => `create trigger code_counts_${change}_renews_public_stamp after ${change} on code_counts
      when ${condition} begin ${renewal('hex(randomblob(16))')} end`,
  );
}

function forPostgres(): string[] {
  const renew = renewal('gen_random_uuid()::text');
  return [
    `create function renew_stamp_of_used_up_codes() returns trigger language plpgsql as $$ begin
      if tg_op = 'TRUNCATE'
        or tg_op = 'INSERT' and ${usesUp('new')}
        or tg_op = 'DELETE' and ${usesUp('old')}
        or tg_op = 'UPDATE' and (${usesUp('old')} <> ${usesUp('new')}
          or old.code_id <> new.code_id or old.user_id <> new.user_id)
      then ${renew} end if;
      return null;
    end $$`,
    `create trigger code_counts_renews_public_stamp after insert or update or delete on code_counts
      for each row execute function renew_stamp_of_used_up_codes()`,
    `create trigger code_counts_truncate_renews_public_stamp after truncate on code_counts
      for each statement execute function renew_stamp_of_used_up_codes()`,
  ];
}
