import type { CertificateOverview } from '#application/read-models/learning/certificate-overview.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';

/** Certificates, as a browser asks the school for them. */
export abstract class CertificateApi {
  abstract overview(slug: string): Promise<Result<CertificateOverview, CallRefusal>>;
  /** Issues what is due; nothing happens when nothing is. */
  abstract issue(slug: string): Promise<Result<CertificateOverview, CallRefusal>>;
  /** Makes a certificate out anew with what the profile says; nothing happens when it says so already. */
  abstract reissue(slug: string, code: string): Promise<Result<CertificateOverview, CallRefusal>>;
}

/** The validation of certificates, open to anyone. Source: CERT-2. */
export abstract class CertificateCheck {
  /** @param code as a person typed it. */
  abstract validate(code: string): Promise<Result<ValidatedCertificate, CallRefusal>>;
}
