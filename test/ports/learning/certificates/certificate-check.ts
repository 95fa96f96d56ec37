import { expect, test } from 'vitest';
import type { CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

/** What every adapter of CertificateCheck does. `make` knows the certificate of `certificate()` and no other. */
export function certificateCheckContract(make: () => Promise<CertificateCheck>): void {
  test('tells anyone what a certificate says', async () => {
    const check = await make();
    expect(await check.validate(certificate().code)).toEqual({
      ok: true,
      value: {
        code: certificate().code,
        state: 'valid',
        kind: 'participation',
        grade: null,
        holder: 'Ana Quispe Rojas',
        product: { title: 'Derecho laboral para empresas', kind: 'course' },
        hours: 24,
        signer: null,
        issuedAt: '2026-03-10T15:00:00.000Z',
        isMoved: false,
        reissuedAt: null,
        revokedAt: null,
      },
    });
  });

  test('says why there is none', async () => {
    const check = await make();
    const answer = await check.validate('ES-2026-00000000000');
    expect(answer).toMatchObject({ ok: false, refusal: { kind: 'certificate-not-found', status: 404 } });
    expect(!answer.ok && answer.refusal.detail).not.toBe('');
  });
}
