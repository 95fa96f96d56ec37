import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { OfficeCertificateApiOverHttp } from '#adapters/browser/learning/office-certificate-api-over-http.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { OfficeCertificateApi } from '#application/browser/learning/ports/office-certificate-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { OfficeCertificateStore } from './office-certificate-store.ts';

/** What looking after certificates needs. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, OfficeCertificateApi, OfficeCertificateApiOverHttp, [HttpClientWithProof]);
  bindClass(container, OfficeCertificateStore, [OfficeCertificateApi, Reads]);
};
