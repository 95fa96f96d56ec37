import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { MovingApiOverHttp } from '#adapters/browser/office/moving-api-over-http.ts';
import { MovingApi } from '#application/browser/office/ports/moving-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { MovingStore } from './moving-store.ts';

/** What moving in needs. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, MovingApi, MovingApiOverHttp, [HttpClientWithProof]);
  bindClass(container, MovingStore, [MovingApi]);
};
