import { expect, test } from 'vitest';
import { CertificatesInMemory } from '#test/memory/learning/certificates/certificates-in-memory.ts';
import { RevokeCertificate } from '#application/server/learning/certificates/revoke-certificate.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

const { code } = certificate();

async function issued() {
  const certificates = new CertificatesInMemory();
  await certificates.add(certificate());
  const clock = new FixedClock('2026-05-04T10:00:00.000Z');
  return { certificates, revoke: new RevokeCertificate(certificates, clock), now: clock.now() };
}

test('takes a certificate back with the date and the reason', async () => {
  const { certificates, revoke, now } = await issued();
  expect(accepted(await revoke.execute(code, ' Identidad equivocada '))).toMatchObject({ revokedAt: now });
  expect(await certificates.find(code)).toMatchObject({ revokedAt: now, revokedReason: 'Identidad equivocada' });
});

test('happens once: the first date stays', async () => {
  const { revoke, now } = await issued();
  await revoke.execute(code, 'Copia');
  expect(refused(await revoke.execute(code, 'Otra vez'))).toEqual({ kind: 'already-revoked', at: now });
});

test('needs a reason, a code and a certificate', async () => {
  const { revoke } = await issued();
  const unknown = certificateCode('ES', 2026, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect(refused(await revoke.execute(code, '  '))).toEqual({ kind: 'reason-missing' });
  expect(refused(await revoke.execute('nada', 'Copia'))).toEqual({ kind: 'code-malformed' });
  expect(refused(await revoke.execute(unknown, 'Copia'))).toEqual({ kind: 'certificate-not-found', code: unknown });
});
