import { ConsultanciesApiOverHttp } from '#adapters/browser/learning/consultancies-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { ConsultanciesApi } from '#application/browser/learning/ports/consultancies-api.ts';
import { Clock } from '#application/ports/clock.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { ConsultanciesStore } from './consultancies-store.ts';

/** What attending to consultancies that were bought needs. */
export const wire: WireUp = (container) => {
  bindPort(container, ConsultanciesApi, ConsultanciesApiOverHttp, [HttpClient]);
  bindClass(container, ConsultanciesStore, [ConsultanciesApi, Clock]);
};
