import { bindPort } from '#adapters/wiring/bindings.ts';
import {
  AttendanceApiOverHttp,
  SeminarSessionsApiOverHttp,
} from '#adapters/browser/learning/seminar-office-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { AttendanceApi, SeminarSessionsApi } from '#application/browser/learning/ports/seminar-office-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireEditor } from '#ui/school/staff/products/editor/editor.container.ts';

/** What planning the sessions of a seminar needs. */
export const wire: WireUp = (container) => {
  wireEditor(container);
  if (!container.isBound(AttendanceApi)) bindPort(container, AttendanceApi, AttendanceApiOverHttp, [HttpClient]);
  bindPort(container, SeminarSessionsApi, SeminarSessionsApiOverHttp, [HttpClient]);
};
