import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { HolidaysApiOverHttp } from '#adapters/browser/complaints/holidays-api-over-http.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HolidaysApi } from '#application/browser/complaints/ports/holidays-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { HolidaysStore } from './holidays-store.ts';

/** What the days with which working days are counted need. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, HolidaysApi, HolidaysApiOverHttp, [HttpClientWithProof]);
  bindClass(container, HolidaysStore, [HolidaysApi]);
};
