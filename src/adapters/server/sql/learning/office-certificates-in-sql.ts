import { type Kysely, sql } from 'kysely';
import { userOf } from '#adapters/server/sql/accounts/accounts-in-sql.ts';
import { folded, hasWord } from '#adapters/server/sql/shared/searched-text.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { certificatesOf } from './certificates-in-sql.ts';
import { type CertificateSearch, OfficeCertificates } from '#application/server/learning/ports/office-certificates.ts';

export class OfficeCertificatesInSql extends OfficeCertificates {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async search({ words, offset, limit }: CertificateSearch) {
    const all = this.db.selectFrom('certificates').innerJoin('users', 'users.id', 'certificates.user_id');
    const found = words.reduce((asked, word) => asked.where(namedBy(word)), all);
    const [rows, { total }] = await Promise.all([
      found
        .selectAll('users')
        .selectAll('certificates')
        .orderBy('certificates.issued_at', 'desc')
        .orderBy('certificates.code')
        .offset(offset)
        .limit(limit)
        .execute(),
      found.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    const certificates = await certificatesOf(this.db, rows);
    const held = certificates.flatMap((certificate, at) => {
      const row = rows[at];
      return row === undefined ? [] : [{ certificate, account: userOf(row) }];
    });
    return { held, total: Number(total) };
  }
}

function namedBy(word: string) {
  const texts = ['certificates.holder_name', 'users.email', 'certificates.product_title', 'certificates.code'];
  const named = texts.map((text) => hasWord(folded(sql<string>`${sql.ref(text)}`), word));
  return sql<boolean>`(${sql.join(named, sql` or `)})`;
}
