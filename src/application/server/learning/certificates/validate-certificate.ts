import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import {
  type CertificateCode,
  type CertificateCodeRefusal,
  parseCertificateCode,
} from '#domain/learning/certificate-code.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type ValidationRefusal =
  | CertificateCodeRefusal
  | { readonly kind: 'certificate-not-found'; readonly code: CertificateCode };

/** Tells anyone what the certificate of a code says, revoked ones included. Source: CERT-2. */
export class ValidateCertificate {
  constructor(private readonly certificates: Certificates) {}

  async execute(text: string): Promise<Result<Certificate, ValidationRefusal>> {
    const code = parseCertificateCode(text);
    if (!code.ok) return code;
    const certificate = await this.certificates.find(code.value);
    return certificate === null ? refuse({ kind: 'certificate-not-found', code: code.value }) : accept(certificate);
  }
}
