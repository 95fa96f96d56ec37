import { expect, test } from 'vitest';
import { CertificatesInSql } from '#adapters/server/sql/certificates-in-sql.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { certificatesContract } from '#test/ports/certificates.ts';
import { eachDatabase, onPostgres } from '#test/support/databases.ts';
import { insertProduct, insertUser } from '#test/support/rows.ts';
import { certificate } from '#test/support/study-builders.ts';

eachDatabase('CertificatesInSql', (database) => {
  certificatesContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [10, 11]) await insertProduct(db, product);
    return new CertificatesInSql(db);
  });
});

onPostgres('CertificatesInSql under a race', (database) => {
  test('twenty at once issue one', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertProduct(db, 10);
    const certificates = new CertificatesInSql(db);
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        certificates.add(certificate({ code: certificateCode(2026, [place, 0, 0, 0, 0, 0, 0, 0, 0, 0]) })),
      ),
    );
    expect(added.filter((isAdded) => isAdded)).toHaveLength(1);
    expect(await certificates.ofStudent('ana', 10)).toHaveLength(1);
  });
});
