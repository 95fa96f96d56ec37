import { X509Certificate } from 'node:crypto';
import type { SigningCertificate } from '#domain/receipts/certificate.ts';

/** A certificate with its private key, both as PEM: plain text, so that it can go to another thread. Never stored, never logged. */
export interface SigningKey {
  readonly key: string;
  readonly certificate: string;
}

/** What anybody may know of a certificate. */
export function certificateFacts({ certificate }: Pick<SigningKey, 'certificate'>): SigningCertificate {
  const read = new X509Certificate(certificate);
  return {
    holder: /^CN=(.+)$/m.exec(read.subject)?.[1] ?? read.subject.replaceAll('\n', ', '),
    from: new Date(read.validFrom),
    until: new Date(read.validTo),
    isSelfMade: read.checkIssued(read),
  };
}
