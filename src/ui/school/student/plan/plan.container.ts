import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { GuestApiOverHttp } from '#adapters/browser/plans/guest-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { PlanApiOverHttp } from '#adapters/browser/plans/plan-api-over-http.ts';
import { LeaveGuestStatus } from '#application/browser/plans/leave-guest-status.ts';
import { GuestApi } from '#application/browser/plans/ports/guest-api.ts';
import { PlanApi } from '#application/browser/plans/ports/plan-api.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { Logger } from '#application/ports/logger.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { GuestRegistrationStore } from '#ui/school/storefront/guest-registration/guest-registration-store.ts';
import { PlanUsersStore } from '#ui/school/student/plan-users/plan-users-store.ts';

/**
 * What the pages of plans and their people need; the `container.ts` of each folder hands on this one. Leaving a plan that is lent is bound by
 * the pages of paying as well.
 */
export const wirePlans: WireUp = (container) => {
  bindPort(container, PlanApi, PlanApiOverHttp, [HttpClient]);
  bindClass(container, PlanUsersStore, [PlanApi, IdGenerator]);
  bindClass(container, GuestRegistrationStore, [PlanApi, SessionKeeper, LoadProfile]);
  if (container.isBound(LeaveGuestStatus)) return;
  bindPort(container, GuestApi, GuestApiOverHttp, [HttpClient]);
  bindClass(container, LeaveGuestStatus, [GuestApi, SessionKeeper, LoadProfile, Logger]);
};
