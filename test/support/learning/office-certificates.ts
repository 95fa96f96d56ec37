import type { OfficeCertificate } from '#application/read-models/learning/office-certificates.ts';

/** A certificate of Luis Soto Vega that says what his profile says. */
export function anOfficeCertificate(changes: Partial<OfficeCertificate> = {}): OfficeCertificate {
  return {
    code: 'ES-2026-00000000002',
    kind: 'participation',
    holder: 'Luis Soto Vega',
    holderDocument: '',
    email: 'luis@correo.pe',
    title: 'Derecho laboral',
    issuedAt: '2026-03-02T15:00:00.000Z',
    revoked: null,
    reissues: [],
    present: null,
    ...changes,
  };
}

/** The two that the contract of OfficeCertificateApi speaks of. */
export const twoCertificates: readonly OfficeCertificate[] = [
  anOfficeCertificate({
    code: 'ES-2026-00000000001',
    holder: 'Ana Quispe Rojas',
    email: 'ana@correo.pe',
    issuedAt: '2026-03-01T15:00:00.000Z',
    present: { holder: 'Ana María Quispe Rojas', document: 'DNI 46712369' },
  }),
  anOfficeCertificate(),
];
