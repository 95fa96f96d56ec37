import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { StaffDisputesApiOverHttp } from '#adapters/browser/payments/dispute-api-over-http.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { StaffDisputesApi } from '#application/browser/payments/ports/dispute-api.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { NoteDisputeStore } from './note-dispute-store.ts';
import { StaffDisputesStore } from './staff-disputes-store.ts';

/** What seeing to disputes needs. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, StaffDisputesApi, StaffDisputesApiOverHttp, [HttpClientWithProof]);
  bindClass(container, StaffDisputesStore, [StaffDisputesApi, IdGenerator]);
  bindClass(container, NoteDisputeStore, [StaffDisputesApi, IdGenerator]);
};
