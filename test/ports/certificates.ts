import { expect, test } from 'vitest';
import type { Certificates } from '#application/server/ports/certificates.ts';
import { certificateCode } from '#domain/learning/certificate-code.ts';
import { certificate } from '#test/support/study-builders.ts';

const approval = certificate({
  kind: 'approval',
  grade: 165,
  code: certificateCode(2026, [9, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
});
const unknownCode = certificateCode(2026, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** What every adapter of Certificates does. Accounts 'ana' and 'luis' and products 10 and 11 exist. */
export function certificatesContract(make: () => Promise<Certificates>): void {
  test('finds a certificate by its code as it was issued', async () => {
    const certificates = await make();
    expect(await certificates.add(certificate())).toBe(true);
    expect(await certificates.find(certificate().code)).toEqual(certificate());
    expect(await certificates.find(unknownCode)).toBeNull();
  });

  test('lists those of a student in a product, participation first', async () => {
    const certificates = await make();
    await certificates.add(approval);
    await certificates.add(certificate());
    expect((await certificates.ofStudent('ana', 10)).map(({ kind }) => kind)).toEqual(['participation', 'approval']);
    expect(await certificates.ofStudent('ana', 11)).toEqual([]);
    expect(await certificates.ofStudent('luis', 10)).toEqual([]);
  });

  test('keeps one of a kind for a student and product: the first', async () => {
    const certificates = await make();
    await certificates.add(certificate());
    expect(await certificates.add(certificate({ code: unknownCode, hours: 99 }))).toBe(false);
    expect(await certificates.ofStudent('ana', 10)).toEqual([certificate()]);
  });

  test('revokes once, with the first date and reason', async () => {
    const certificates = await make();
    await certificates.add(certificate());
    const at = new Date('2026-04-01T10:00:00.000Z');
    expect(await certificates.revoke(certificate().code, at, 'Identidad equivocada')).toBe(true);
    expect(await certificates.revoke(certificate().code, new Date(), 'Otra vez')).toBe(false);
    expect(await certificates.revoke(unknownCode, at, 'No existe')).toBe(false);
    const revoked = certificate({ revokedAt: at, revokedReason: 'Identidad equivocada' });
    expect(await certificates.find(certificate().code)).toEqual(revoked);
  });

  test('does not issue again what was revoked', async () => {
    const certificates = await make();
    await certificates.add(certificate());
    await certificates.revoke(certificate().code, new Date('2026-04-01T10:00:00.000Z'), 'Copia');
    expect(await certificates.add(certificate({ code: unknownCode }))).toBe(false);
  });
}
