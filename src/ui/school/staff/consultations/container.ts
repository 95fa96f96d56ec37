import { StaffConsultationApiOverHttp } from '#adapters/browser/learning/staff-consultation-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { StaffConsultationApi } from '#application/browser/learning/ports/staff-consultation-api.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { StaffConsultationStore } from './staff-consultation-store.ts';

/** What answering the questions of students needs. */
export const wire: WireUp = (container) => {
  bindPort(container, StaffConsultationApi, StaffConsultationApiOverHttp, [HttpClient]);
  bindClass(container, StaffConsultationStore, [StaffConsultationApi, Reads, FormDrafts]);
};
