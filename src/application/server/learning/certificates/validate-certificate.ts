import type { Certificates } from '#application/server/learning/ports/certificates.ts';
import type { Certificate } from '#domain/learning/certificate.ts';
import type { Result } from '#domain/shared/result.ts';
import { type ByCodeRefusal, certificateByCode } from './certificate-by-code.ts';

/** Tells anyone what the certificate of a code says, revoked ones included. Source: CERT-2. */
export class ValidateCertificate {
  constructor(private readonly certificates: Certificates) {}

  execute(text: string): Promise<Result<Certificate, ByCodeRefusal>> {
    return certificateByCode(this.certificates, text);
  }
}
