import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { StaffMessagesApiOverHttp } from '#adapters/browser/support/staff-messages-api-over-http.ts';
import { FormDrafts } from '#application/browser/shared/form-drafts.ts';
import { Reads } from '#application/browser/shared/ports/reads.ts';
import { StaffMessagesApi } from '#application/browser/support/ports/staff-messages-api.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { StaffMessagesStore } from './staff-messages-store.ts';

/** What answering messages needs. */
export const wire: WireUp = (container) => {
  bindPort(container, StaffMessagesApi, StaffMessagesApiOverHttp, [HttpClient]);
  bindClass(container, StaffMessagesStore, [StaffMessagesApi, Reads, FormDrafts, IdGenerator]);
};
