import {
  correctCertificate,
  revokeOfficeCertificate,
} from '#adapters/http-contract/learning/certificates-in-office.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { OfficeCertificateApi } from '#application/browser/learning/ports/office-certificate-api.ts';

export const OfficeCertificateApiOverHttp = overHttp(OfficeCertificateApi, {
  correct: to(correctCertificate, (code, reason, name) => ({ params: { code }, body: { reason, name } })),
  revoke: to(revokeOfficeCertificate, (code, reason) => ({ params: { code }, body: { reason } })),
});
