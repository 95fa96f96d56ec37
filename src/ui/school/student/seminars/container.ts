import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';
import { SeatApiOverHttp } from '#adapters/browser/learning/seat-api-over-http.ts';
import { SeatApi } from '#application/browser/learning/ports/seat-api.ts';
import type { Wire } from '#ui/school/boot/container.ts';
import { SeatsStore } from './seats-store.ts';

/** What the pages of seminars need beside what is already there. */
export const wire: Wire = (container) => {
  if (container.isBound(SeatApi)) return;
  container.bind(SeatApi).toResolvedValue((http) => new SeatApiOverHttp(http), [HttpClient]);
  container.bind(SeatsStore).toResolvedValue((api) => new SeatsStore(api, new IdsInBrowser()), [SeatApi]);
};
