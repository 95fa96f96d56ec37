import type { CertificateKind } from '#domain/learning/certificate.ts';

export const certificateNames: Readonly<Record<CertificateKind, string>> = {
  participation: 'Certificado de participación',
  approval: 'Certificado de aprobación',
};
