import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { SeatApiOverHttp } from '#adapters/browser/learning/seat-api-over-http.ts';
import { SeatApi } from '#application/browser/learning/ports/seat-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { SeatsStore } from './seats-store.ts';

/** What the pages of seminars need beside what is already there. */
export const wire: WireUp = (container) => {
  if (container.isBound(SeatApi)) return;
  bindPort(container, SeatApi, SeatApiOverHttp, [HttpClient]);
  bindClass(container, SeatsStore, [SeatApi, IdGenerator]);
};
