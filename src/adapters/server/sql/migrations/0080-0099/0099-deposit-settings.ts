import { type Kysely, sql } from 'kysely';

interface Account {
  readonly bank: string;
  readonly number: string;
  readonly cci: string;
  readonly holder: string;
  readonly ruc: string;
}

/**
 * Where buyers deposit is a part of the school's settings: a school that has accounts has said so. The table of accounts stays, since
 * vouchers name them by their id.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Account>`
    select bank, number, cci, holder, ruc from bank_accounts where retired = 0 order by position, id
  `.execute(db);
  if (rows.length === 0) return;
  const accounts = rows.map(({ bank, number, cci, holder, ruc }) => ({ bank, number, cci, holder, ruc }));
  const content = JSON.stringify({ accounts, unpaidHours: '48' });
  const at = new Date().toISOString();
  await sql`
    insert into school_settings (part, version, content, written_at, written_by) values ('deposits', 1, ${content}, ${at}, null)
  `.execute(db);
}
