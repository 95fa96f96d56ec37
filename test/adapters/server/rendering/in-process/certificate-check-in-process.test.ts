import { describe, expect, test } from 'vitest';
import { validationLimit } from '#adapters/server/http/learning/certificate-routes.ts';
import { CertificateCheckInProcess } from '#adapters/server/rendering/in-process/certificate-check-in-process.ts';
import { CertificatesInSql } from '#adapters/server/sql/learning/certificates-in-sql.ts';
import { certificateCheckContract } from '#test/ports/learning/certificates/certificate-check.ts';
import { insertProduct } from '#test/support/shared/rows.ts';
import { certificate } from '#test/support/learning/study-builders.ts';
import { testSchool } from '#test/support/school/test-school.ts';

describe('CertificateCheckInProcess', () => {
  certificateCheckContract(async () => {
    const { school, db, addUser } = await testSchool();
    await insertProduct(db, 10);
    await new CertificatesInSql(db).add(certificate({ userId: await addUser() }));
    return new CertificateCheckInProcess(school, '127.0.0.1');
  });
});

test('a visitor who asks too often is told to wait, others are not', async () => {
  const { school } = await testSchool();
  const one = new CertificateCheckInProcess(school, '127.0.0.1');
  const other = new CertificateCheckInProcess(school, '127.0.0.2');
  for (let times = 1; times < validationLimit.requests; times += 1) await one.validate('x');
  expect(await one.validate('x')).toMatchObject({ refusal: { kind: 'code-malformed' } });
  expect(await one.validate('x')).toMatchObject({ refusal: { kind: 'too-many-requests', status: 429 } });
  expect(await other.validate('x')).toMatchObject({ refusal: { kind: 'code-malformed' } });
});
