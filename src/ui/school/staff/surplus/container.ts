import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { StaffSurplusApiOverHttp } from '#adapters/browser/payments/surplus-api-over-http.ts';
import { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { StaffSurplusStore } from './staff-surplus-store.ts';

/** What giving surplus money back needs. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, StaffSurplusApi, StaffSurplusApiOverHttp, [HttpClientWithProof]);
  bindClass(container, StaffSurplusStore, [StaffSurplusApi, IdGenerator]);
};
