import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';
import { StaffSurplusApiOverHttp } from '#adapters/browser/payments/surplus-api-over-http.ts';
import { StaffSurplusApi } from '#application/browser/payments/ports/surplus-api.ts';
import type { Wire } from '#ui/school/boot/container.ts';
import { StaffSurplusStore } from './staff-surplus-store.ts';

/** What giving surplus money back needs. */
export const wire: Wire = (container) => {
  container.bind(StaffSurplusApi).toResolvedValue((http) => new StaffSurplusApiOverHttp(http), [HttpClient]);
  container
    .bind(StaffSurplusStore)
    .toResolvedValue((api) => new StaffSurplusStore(api, new IdsInBrowser()), [StaffSurplusApi]);
};
