import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { StaffReviewApiOverHttp } from '#adapters/browser/learning/staff-review-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { StaffReviewApi } from '#application/browser/learning/ports/staff-review-api.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { StaffReviewStore } from './staff-review-store.ts';

/** What looking after opinions needs. */
export const wire: WireUp = (container) => {
  bindPort(container, StaffReviewApi, StaffReviewApiOverHttp, [HttpClient]);
  bindClass(container, StaffReviewStore, [StaffReviewApi, Reads]);
};
