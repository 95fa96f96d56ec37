import { bindPort } from '#adapters/wiring/bindings.ts';
import { CertificateCheckOverHttp } from '#adapters/browser/learning/certificate-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What the validation page needs. */
export const wire: WireUp = (container) => {
  bindPort(container, CertificateCheck, CertificateCheckOverHttp, [HttpClient]);
};
