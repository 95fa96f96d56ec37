import { bindPort } from '#adapters/wiring/bindings.ts';
import { AttendanceApiOverHttp } from '#adapters/browser/learning/seminar-office-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { AttendanceApi } from '#application/browser/learning/ports/seminar-office-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';

/** What marking who was at a session needs. */
export const wire: WireUp = (container) => {
  if (!container.isBound(AttendanceApi)) bindPort(container, AttendanceApi, AttendanceApiOverHttp, [HttpClient]);
};
