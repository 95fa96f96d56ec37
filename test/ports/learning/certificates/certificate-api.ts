import { expect, test } from 'vitest';
import type { CertificateApi } from '#application/browser/learning/ports/certificate-api.ts';

/** An API for a student who owns 'derecho-laboral' and has earned participation, which was not issued yet. */
export type MakeCertificateApi = () => Promise<{
  readonly api: CertificateApi;
  /** The student's profile says 'Ana María Quispe Rojas' from now on. */
  readonly correctProfile: () => Promise<void>;
}>;

const slug = 'derecho-laboral';

/** What every adapter of CertificateApi does. */
export function certificateApiContract(make: MakeCertificateApi): void {
  test('says what is due', async () => {
    const { api } = await make();
    expect(await api.overview(slug)).toMatchObject({
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
    const { api } = await make();
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

  test('makes it out anew under its code once the profile was corrected, and keeps what it said', async () => {
    const { api, correctProfile } = await make();
    const issued = await api.issue(slug);
    const code = (issued.ok && issued.value.issued[0]?.code) || '';
    expect(issued).toMatchObject({ value: { issued: [{ reissues: [], correction: null }] } });
    await correctProfile();
    expect(await api.overview(slug)).toMatchObject({
      value: {
        issued: [{ holder: 'Ana Quispe Rojas', correction: { holder: 'Ana María Quispe Rojas', isForStaff: false } }],
      },
    });
    const now = {
      code,
      holder: 'Ana María Quispe Rojas',
      correction: null,
      reissues: [{ formerHolder: 'Ana Quispe Rojas' }],
    };
    expect(await api.reissue(slug, code)).toMatchObject({ ok: true, value: { issued: [now] } });
    const again = await api.reissue(slug, code);
    expect(again.ok && again.value.issued.map(({ reissues }) => reissues.length)).toEqual([1]);
  });
}
