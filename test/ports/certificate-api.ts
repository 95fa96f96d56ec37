import { expect, test } from 'vitest';
import type { CertificateApi } from '#application/browser/ports/certificate-api.ts';

/** An API for a student who owns 'derecho-laboral' and has earned participation, which was not issued yet. */
export type MakeCertificateApi = () => Promise<CertificateApi>;

const slug = 'derecho-laboral';

/** What every adapter of CertificateApi does. */
export function certificateApiContract(make: MakeCertificateApi): void {
  test('says what is due', async () => {
    const api = await make();
    expect(await api.standing(slug)).toMatchObject({
      ok: true,
      value: {
        hours: 24,
        progress: { finished: true },
        exams: { total: 0, passed: 0 },
        due: ['participation'],
        issued: [],
      },
    });
  });

  test('issues it once, with its picture and its PDF', async () => {
    const api = await make();
    const issued = await api.issue(slug);
    expect(issued).toMatchObject({
      value: { due: [], issued: [{ kind: 'participation', grade: null, holder: 'Ana Quispe Rojas', revokedAt: null }] },
    });
    const [certificate] = issued.ok ? issued.value.issued : [];
    expect(certificate?.code).toMatch(/^ES-\d{4}-[0-9A-Z]{11}$/);
    expect(certificate?.picture).toContain('.svg');
    expect(certificate?.document).toContain('.pdf');
    const again = await api.issue(slug);
    expect(again.ok && again.value.issued.map(({ code }) => code)).toEqual([certificate?.code]);
  });
}
