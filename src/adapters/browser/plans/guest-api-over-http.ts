import { removeOwnGuestStatus } from '#adapters/http-contract/plans/guests.ts';
import { GuestApi } from '#application/browser/plans/ports/guest-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const GuestApiOverHttp = overHttp(GuestApi, {
  leave: to(
    removeOwnGuestStatus,
    (email) => ({ body: { email } }),
    ({ removed }) => removed,
  ),
});
