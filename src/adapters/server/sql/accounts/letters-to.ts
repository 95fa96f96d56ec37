import { type Kysely, sql } from 'kysely';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** The letters that were posted to exactly this address, under whatever name. Those without an address of their own are found by the line of the recipient. */
export function lettersTo(db: Kysely<SchoolDatabase>, email: string) {
  return db.selectFrom('outbox_mails').where((each) =>
    each.or([
      each('address', '=', email),
      each.and([
        each('address', 'is', null),
        each.or([
          each('recipient', '=', email),
          // Not by 'like', to which an underscore in an address is any character.
          each(sql<string>`substr(recipient, length(recipient) - ${email.length + 1})`, '=', `<${email}>`),
        ]),
      ]),
    ]),
  );
}
