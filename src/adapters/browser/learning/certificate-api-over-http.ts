import {
  certificateValidation,
  contentCertificates,
  issueCertificates,
  reissueCertificate,
} from '#adapters/http-contract/learning/certificates.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { CertificateApi, CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import type { ValidatedCertificate } from '#application/read-models/learning/validated-certificate.ts';
import type { CertificateStanding } from '#application/read-models/learning/certificate-standing.ts';
import type { Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class CertificateApiOverHttp extends CertificateApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  standing(slug: string): Promise<Result<CertificateStanding, CallRefusal>> {
    return this.http.call(contentCertificates, { params: { slug } });
  }

  issue(slug: string): Promise<Result<CertificateStanding, CallRefusal>> {
    return this.http.call(issueCertificates, { params: { slug } });
  }

  reissue(slug: string, code: string): Promise<Result<CertificateStanding, CallRefusal>> {
    return this.http.call(reissueCertificate, { params: { slug, code } });
  }
}

export class CertificateCheckOverHttp extends CertificateCheck {
  constructor(private readonly http: HttpClient) {
    super();
  }

  validate(code: string): Promise<Result<ValidatedCertificate, CallRefusal>> {
    return this.http.call(certificateValidation, { params: { code } });
  }
}
