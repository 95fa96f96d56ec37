import { bindPort } from '#adapters/wiring/bindings.ts';
import { OfficeLogApiOverHttp } from '#adapters/browser/office/office-log-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { OfficeLogApi } from '#application/browser/office/ports/office-log-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What reading the log needs. */
export const wire: WireUp = (container) => {
  bindPort(container, OfficeLogApi, OfficeLogApiOverHttp, [HttpClient]);
};
