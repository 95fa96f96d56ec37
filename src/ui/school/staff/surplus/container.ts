import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { StaffSurplusApiOverHttp } from '#adapters/browser/payments/surplus-api-over-http.ts';
import { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { StaffSurplusStore } from './staff-surplus-store.ts';

/** What giving surplus money back needs. */
export const wire: WireUp = (container) => {
  bindPort(container, StaffSurplusApi, StaffSurplusApiOverHttp, [HttpClient]);
  bindClass(container, StaffSurplusStore, [StaffSurplusApi, IdGenerator]);
};
