import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { SettlementApiOverHttp } from '#adapters/browser/receipts/settlement-api-over-http.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { SettlementApi } from '#application/browser/receipts/ports/settlement-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { SettlementStore } from './settlement-store.ts';

/** What bringing in settlements of gateways needs. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, SettlementApi, SettlementApiOverHttp, [HttpClientWithProof]);
  bindClass(container, SettlementStore, [SettlementApi]);
};
