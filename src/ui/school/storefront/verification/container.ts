import { CertificateCheckOverHttp } from '#adapters/browser/certificate-api-over-http.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { CertificateCheck } from '#application/browser/ports/certificate-api.ts';
import type { Wire } from '#ui/school/container.ts';

/** What the validation page needs. */
export const wire: Wire = (container) => {
  container.bind(CertificateCheck).toResolvedValue((http) => new CertificateCheckOverHttp(http), [HttpClient]);
};
