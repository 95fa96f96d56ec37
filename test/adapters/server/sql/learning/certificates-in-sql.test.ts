import { CompiledQuery, type Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { certificatesContract } from '#test/ports/learning/certificates/certificates.ts';
import { eachDatabase, onPostgres, onSqlite } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

eachDatabase('CertificatesInSql', (database) => {
  certificatesContract(async () => {
    const { db } = database();
    for (const user of ['ana', 'luis']) await insertUser(db, user);
    for (const product of [10, 11]) await insertProduct(db, product);
    return new CertificatesInSql(db);
  });

  test.each([
    ['an altered line', "update certificate_reissues set former_name = 'Otra'"],
    ['a deleted line', 'delete from certificate_reissues'],
    ['an altered number', 'update certificate_reissues set number = 2'],
  ])('the database refuses %s of the trail', async (_, statement) => {
    const { db } = database();
    await reissued(db);
    await expect(db.executeQuery(CompiledQuery.raw(statement))).rejects.toThrow(/append-only/);
    expect(await new CertificatesInSql(db).find(certificate().code)).toMatchObject({
      reissues: [{ formerName: 'Ana Quispe Rojas' }],
    });
  });
});

onSqlite('The trail of a certificate', (database) => {
  test('has no line that takes the place of another', async () => {
    const { db } = database();
    await reissued(db);
    const row = await db.selectFrom('certificate_reissues').selectAll().executeTakeFirstOrThrow();
    const replacing = db.replaceInto('certificate_reissues').values({ ...row, former_name: 'Otra' });
    await expect(replacing.execute()).rejects.toThrow(/append-only/);
  });
});

/** The certificate of `certificate()`, made out anew once. */
async function reissued(db: Kysely<SchoolDatabase>): Promise<void> {
  await insertUser(db, 'ana');
  await insertProduct(db, 10);
  const certificates = new CertificatesInSql(db);
  await certificates.add(certificate());
  const holder = { name: 'Ana María Quispe', document: '' };
  await certificates.reissue(certificate(), { holder, at: new Date(0), by: 'staff', reason: 'Partida' });
}

onPostgres('CertificatesInSql under a race', (database) => {
  test('twenty at once issue one', async () => {
    const { db } = database();
    await insertUser(db, 'ana');
    await insertProduct(db, 10);
    const certificates = new CertificatesInSql(db);
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        certificates.add(certificate({ code: certificateCode('ES', 2026, [place, 0, 0, 0, 0, 0, 0, 0, 0, 0]) })),
      ),
    );
    expect(added.filter((isAdded) => isAdded)).toHaveLength(1);
    expect(await certificates.ofStudent('ana', 10)).toHaveLength(1);
  });
});
