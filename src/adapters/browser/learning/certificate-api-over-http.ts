import {
  certificateValidation,
  contentCertificates,
  issueCertificates,
  reissueCertificate,
} from '#adapters/http-contract/learning/certificates.ts';
import { CertificateApi, CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const CertificateApiOverHttp = overHttp(CertificateApi, {
  overview: to(contentCertificates, (slug) => ({ params: { slug } })),
  issue: to(issueCertificates, (slug) => ({ params: { slug } })),
  reissue: to(reissueCertificate, (slug, code) => ({ params: { slug, code } })),
});

export const CertificateCheckOverHttp = overHttp(CertificateCheck, {
  validate: to(certificateValidation, (code) => ({ params: { code } })),
});
