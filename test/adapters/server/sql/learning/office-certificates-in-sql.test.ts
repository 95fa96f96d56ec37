import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { OfficeCertificatesInSql } from '#adapters/server/sql/learning/office-certificates-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { officeCertificatesContract } from '#test/ports/learning/certificates/office-certificates.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

const codeOf = (last: number) => certificateCode('ES', 2026, [last, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

eachDatabase('OfficeCertificatesInSql', (database) => {
  officeCertificatesContract(async () => {
    const { db } = database();
    return { office: new OfficeCertificatesInSql(db), codes: await twoIssued(db) };
  });

  test('asks as little for a page of certificates as for one', async () => {
    const { db } = database();
    await twoIssued(db);
    let asked = 0;
    const office = new OfficeCertificatesInSql(
      db.withPlugin({
        transformQuery: ({ node }) => {
          asked += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      }),
    );
    const queries: number[] = [];
    for (const limit of [1, 2]) {
      asked = 0;
      expect((await office.search({ words: [], offset: 0, limit })).held).toHaveLength(limit);
      queries.push(asked);
    }
    expect(queries).toEqual([3, 3]);
  });
});

async function twoIssued(db: Kysely<SchoolDatabase>) {
  await insertProduct(db, 10);
  const issue = new CertificatesInSql(db);
  const codes = { first: codeOf(1), second: codeOf(2) };
  for (const [code, id, holderName, productTitle, day] of [
    [codes.first, 'ana', 'Ana Q.', 'Derecho laboral', 1],
    [codes.second, 'luis', 'Luis Soto', 'IGV paso a paso', 2],
  ] as const) {
    await insertUser(db, id, { email: `${id}@correo.pe` });
    const issuedAt = new Date(Date.UTC(2026, 2, day));
    await issue.add(certificate({ code, userId: id, productId: 10, holderName, productTitle, issuedAt }));
  }
  for (const name of ['Ana Qu.', 'Ana Quíspe']) {
    const former = await issue.find(codes.first);
    const order = { holder: { name, document: '' }, at: new Date(0), by: 'holder', reason: 'Perfil' } as const;
    if (former !== null) await issue.reissue(former, order);
  }
  return codes;
}
