import { expect, test } from 'vitest';
import { CertificatesInMemory } from '#test/memory/learning/certificates/certificates-in-memory.ts';
import { ValidateCertificate } from '#application/server/learning/certificates/validate-certificate.ts';
import { certificateCode, printedCode } from '#domain/learning/certificate-code.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

const { code } = certificate();
const movedCode = (text: string) => accepted(printedCode(text));

async function validator(): Promise<ValidateCertificate> {
  const certificates = new CertificatesInMemory();
  await certificates.add(certificate());
  return new ValidateCertificate(certificates);
}

test('finds a certificate however its code is typed', async () => {
  const found = await (await validator()).execute(code.toLowerCase().replaceAll('-', ' '));
  expect(accepted(found)).toEqual(certificate());
});

test('finds one that came from another platform by what stands on it, and tells of no other what it lacks', async () => {
  const certificates = new CertificatesInMemory();
  const moved = certificate({ code: movedCode('Ab-0123/2023'), movedAt: new Date('2026-03-10T15:00:00.000Z') });
  await certificates.add(moved);
  const validate = new ValidateCertificate(certificates);
  for (const typed of ['Ab-0123/2023', ' ab 0123/2023 '])
    expect(accepted(await validate.execute(typed))).toEqual(moved);
  for (const typed of ['Ab-O123/2023', 'Ab-0123']) {
    expect(refused(await validate.execute(typed))).toEqual({ kind: 'code-malformed' });
  }
});

test('tells a malformed, a mistyped and an unknown code apart', async () => {
  const validate = await validator();
  const unknown = certificateCode('ES', 2026, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(refused(await validate.execute('hola'))).toEqual({ kind: 'code-malformed' });
  expect(refused(await validate.execute(`${code.slice(0, -1)}7`))).toEqual({ kind: 'code-mistyped' });
  expect(refused(await validate.execute(unknown))).toEqual({ kind: 'certificate-not-found', code: unknown });
});
