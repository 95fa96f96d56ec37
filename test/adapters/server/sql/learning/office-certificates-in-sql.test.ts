import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { OfficeCertificatesInSql } from '#adapters/server/sql/learning/office-certificates-in-sql.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { officeCertificatesContract } from '#test/ports/learning/certificates/office-certificates.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
import { eachDatabase } from '#test/support/school/databases.ts';
import { insertProduct, insertUser } from '#test/support/shared/rows.ts';

eachDatabase('OfficeCertificatesInSql', (database) => {
  officeCertificatesContract(async () => {
    const { db } = database();
    await insertProduct(db, 10);
    const issue = new CertificatesInSql(db);
    const codeOf = (last: number) => certificateCode('ES', 2026, [last, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    const codes = { first: codeOf(1), second: codeOf(2) };
    for (const [code, id, holderName, productTitle, day] of [
      [codes.first, 'ana', 'Ana Quíspe', 'Derecho laboral', 1],
      [codes.second, 'luis', 'Luis Soto', 'IGV paso a paso', 2],
    ] as const) {
      await insertUser(db, id, { email: `${id}@correo.pe` });
      const issuedAt = new Date(Date.UTC(2026, 2, day));
      await issue.add(certificate({ code, userId: id, productId: 10, holderName, productTitle, issuedAt }));
    }
    return { office: new OfficeCertificatesInSql(db), codes };
  });
});
