import { StaffComplaintsApiOverHttp } from '#adapters/browser/complaints/staff-complaints-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { StaffComplaintsApi } from '#application/browser/complaints/ports/staff-complaints-api.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { StaffComplaintsStore } from './staff-complaints-store.ts';

/** What answering the complaints book needs. */
export const wire: WireUp = (container) => {
  bindPort(container, StaffComplaintsApi, StaffComplaintsApiOverHttp, [HttpClient]);
  bindClass(container, StaffComplaintsStore, [StaffComplaintsApi, FormDrafts, IdGenerator]);
};
