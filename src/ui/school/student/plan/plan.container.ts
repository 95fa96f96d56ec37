import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { PlanApiOverHttp } from '#adapters/browser/plans/plan-api-over-http.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { GuestRegistrationStore } from '#ui/school/storefront/guest-registration/guest-registration-store.ts';
import { PlanUsersStore } from '#ui/school/student/plan-users/plan-users-store.ts';

/** What the pages of plans and their people need; the `container.ts` of each folder hands on this one. */
export const wirePlans: WireUp = (container) => {
  bindPort(container, PlanApi, PlanApiOverHttp, [HttpClient]);
  bindClass(container, PlanUsersStore, [PlanApi, IdGenerator]);
  bindClass(container, GuestRegistrationStore, [PlanApi, SessionKeeper, LoadProfile]);
};
