import { expect, test } from 'vitest';
import { CertificatesInMemory } from '#test/memory/learning/certificates-in-memory.ts';
import { ValidateCertificate } from '#application/server/learning/certificates/validate-certificate.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

const { code } = certificate();

async function validator(): Promise<ValidateCertificate> {
  const certificates = new CertificatesInMemory();
  await certificates.add(certificate());
  return new ValidateCertificate(certificates);
}

test('finds a certificate however its code is typed', async () => {
  const found = await (await validator()).execute(code.toLowerCase().replaceAll('-', ' '));
  expect(accepted(found)).toEqual(certificate());
});

test('tells a malformed, a mistyped and an unknown code apart', async () => {
  const validate = await validator();
  const unknown = certificateCode(2026, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(refused(await validate.execute('hola'))).toEqual({ kind: 'code-malformed' });
  expect(refused(await validate.execute(`${code.slice(0, -1)}7`))).toEqual({ kind: 'code-mistyped' });
  expect(refused(await validate.execute(unknown))).toEqual({ kind: 'certificate-not-found', code: unknown });
});
