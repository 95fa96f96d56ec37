import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { GuestApiOverHttp } from '#adapters/browser/plans/guest-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { LeaveGuestStatus } from '#application/browser/plans/leave-guest-status.ts';
import { GuestApi } from '#application/browser/plans/ports/guest-api.ts';
import { Logger } from '#application/ports/logger.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wirePlans } from './plan.container.ts';

/** What the page of one's plans needs: besides plans, leaving one that is lent, which the pages of paying bind as well. */
export const wire: WireUp = (container) => {
  wirePlans(container);
  if (container.isBound(LeaveGuestStatus)) return;
  bindPort(container, GuestApi, GuestApiOverHttp, [HttpClient]);
  bindClass(container, LeaveGuestStatus, [GuestApi, SessionKeeper, LoadProfile, Logger]);
};
