import { expect, test } from 'vitest';
import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import { certificateCode, certificateKey, printedCode } from '#domain/learning/certificate-code.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { certificate } from '#test/support/learning/study-builders.ts';

const approval = certificate({
  kind: 'approval',
  grade: 165,
  code: certificateCode('ES', 2026, [9, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
});
const unknownCode = certificateCode('ES', 2026, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/** What every adapter of Certificates does. Accounts 'ana' and 'luis' and products 10 and 11 exist. */
export function certificatesContract(make: () => Promise<Certificates>): void {
  test('finds a certificate by its code as it was issued', async () => {
    const certificates = await make();
    const taught = certificate({
      teachers: ['Rosa Huamán Quispe', 'Luis Soto Paredes'],
      signer: { name: 'Carmen Salazar', office: 'Directora', entity: 'Escuela S. A. C.', ruc: '20512333797' },
      syllabus: [{ title: 'El contrato', classes: ['Elementos', 'Modalidades'] }],
    });
    expect(await certificates.add(taught)).toBe(true);
    expect(await certificates.find(taught.code)).toEqual(taught);
    expect(await certificates.find(unknownCode)).toBeNull();
  });

  test('finds one that came from another platform by its key as well, and none that was issued here', async () => {
    const certificates = await make();
    const code = accepted(printedCode('Reg. 0123-2023'));
    const moved = certificate({ code, movedAt: new Date('2026-03-12T15:00:00.000Z') });
    await certificates.add(approval);
    expect(await certificates.add(moved)).toBe(true);
    expect(await certificates.findMoved('REG.01232023')).toEqual(moved);
    expect(await certificates.find(code)).toEqual(moved);
    expect(await certificates.findMoved(certificateKey(approval.code))).toBeNull();
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

  const order = {
    holder: { name: 'Ana María Quispe Rojas', document: 'DNI 46712369' },
    at: new Date('2026-05-04T10:00:00.000Z'),
    by: 'holder',
    reason: 'Corrigió su nombre',
  } as const;
  const line = {
    at: order.at,
    by: order.by,
    reason: order.reason,
    formerName: 'Ana Quispe Rojas',
    formerDocument: 'DNI 46712369',
  } as const;

  test('makes one out anew and keeps what it said, time after time', async () => {
    const certificates = await make();
    await certificates.add(certificate());
    expect(await certificates.reissue(certificate(), order)).toBe(true);
    const once = certificate({ holderName: order.holder.name, reissues: [line] });
    expect(await certificates.find(once.code)).toEqual(once);
    const at = new Date('2026-06-01T10:00:00.000Z');
    const holder = { name: 'A. M. Quispe', document: 'CE 001' };
    expect(await certificates.reissue(once, { holder, at, by: 'staff', reason: 'Partida' })).toBe(true);
    const former = { formerName: order.holder.name, formerDocument: 'DNI 46712369' };
    const twice = certificate({
      holderName: holder.name,
      holderDocument: holder.document,
      reissues: [line, { at, by: 'staff', reason: 'Partida', ...former }],
    });
    expect(await certificates.ofStudent('ana', 10)).toEqual([twice]);
  });

  test('does not make out anew what says something else by now, is revoked, or does not exist', async () => {
    const certificates = await make();
    expect(await certificates.reissue(certificate(), order)).toBe(false);
    await certificates.add(certificate());
    expect(await certificates.reissue(certificate({ holderName: 'Otra' }), order)).toBe(false);
    expect(await certificates.reissue(certificate({ holderDocument: '' }), order)).toBe(false);
    await certificates.revoke(certificate().code, order.at, 'Copia');
    expect(await certificates.reissue(certificate(), order)).toBe(false);
    expect(await certificates.find(certificate().code)).toMatchObject({ holderName: 'Ana Quispe Rojas', reissues: [] });
  });
}
