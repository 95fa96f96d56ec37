import { type Kysely, sql } from 'kysely';
import { folded, hasWord } from '#adapters/server/sql/shared/searched-text.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { type CertificateSearch, OfficeCertificates } from '#application/server/learning/ports/office-certificates.ts';
import type { CertificateCode } from '#domain/learning/certificate-code.ts';

export class OfficeCertificatesInSql extends OfficeCertificates {
  constructor(private readonly db: Kysely<SchoolDatabase>) {
    super();
  }

  async search({ words, offset, limit }: CertificateSearch) {
    const all = this.db.selectFrom('certificates').innerJoin('users', 'users.id', 'certificates.user_id');
    const found = words.reduce((asked, word) => asked.where(namedBy(word)), all);
    const [rows, { total }] = await Promise.all([
      found
        .select('certificates.code')
        .orderBy('certificates.issued_at', 'desc')
        .orderBy('certificates.code')
        .offset(offset)
        .limit(limit)
        .execute(),
      found.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    return { codes: rows.map(({ code }) => code as CertificateCode), total: Number(total) };
  }
}

function namedBy(word: string) {
  const texts = ['certificates.holder_name', 'users.email', 'certificates.product_title', 'certificates.code'];
  const named = texts.map((text) => hasWord(folded(sql<string>`${sql.ref(text)}`), word));
  return sql<boolean>`(${sql.join(named, sql` or `)})`;
}
