import type { Kysely } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The verified sellers that the school knows by a mailbox, however its letters are written; whose it is, has to be proven before. */
export function sellersOfMailbox(db: Kysely<SchoolDatabase>, email: string) {
  return db
    .selectFrom('sellers')
    .where('sellers.verified', '=', 1)
    .where(({ fn }) => fn<string>('lower', ['sellers.email']), '=', email.toLowerCase());
}
