import { describe, expect, test } from 'vitest';
import { VisitorLimit } from '#adapters/server/http/visitor-limit.ts';
import { CertificateCheckInProcess } from '#adapters/server/rendering/certificate-check-in-process.ts';
import { CertificatesInSql } from '#adapters/server/sql/certificates-in-sql.ts';
import { certificateCheckContract } from '#test/ports/certificate-check.ts';
import { insertProduct } from '#test/support/rows.ts';
import { certificate } from '#test/support/study-builders.ts';
import { testSchool } from '#test/support/test-school.ts';

describe('CertificateCheckInProcess', () => {
  certificateCheckContract(async () => {
    const { school, db, addUser } = await testSchool();
    await insertProduct(db, 10);
    await new CertificatesInSql(db).add(certificate({ userId: await addUser() }));
    return new CertificateCheckInProcess(school, new VisitorLimit(30, 60_000), '127.0.0.1');
  });
});

test('a visitor who asks too often is told to wait, others are not', async () => {
  const { school } = await testSchool();
  const limit = new VisitorLimit(1, 60_000);
  const one = new CertificateCheckInProcess(school, limit, '127.0.0.1');
  const other = new CertificateCheckInProcess(school, limit, '127.0.0.2');
  expect(await one.validate('x')).toMatchObject({ refusal: { kind: 'code-malformed' } });
  expect(await one.validate('x')).toMatchObject({ refusal: { kind: 'too-many-requests', status: 429 } });
  expect(await other.validate('x')).toMatchObject({ refusal: { kind: 'code-malformed' } });
});
