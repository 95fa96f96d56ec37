import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { ShareApiOverHttp } from '#adapters/browser/receipts/share-api-over-http.ts';
import { bindPort } from '#adapters/wiring/bindings.ts';
import { ShareApi } from '#application/browser/receipts/ports/share-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';

/** What the shares of the office need. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, ShareApi, ShareApiOverHttp, [HttpClientWithProof]);
};
