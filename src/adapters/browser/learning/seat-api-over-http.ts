import { lendSeminarSeat, readSeminarSeats, removeSeminarGuest } from '#adapters/http-contract/plans/guests.ts';
import { SeatApi } from '#application/browser/learning/ports/seat-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const SeatApiOverHttp = overHttp(SeatApi, {
  of: to(readSeminarSeats, (slug) => ({ params: { slug } })),
  lend: to(
    lendSeminarSeat,
    (slug, email, key) => ({ params: { slug }, body: { email }, idempotencyKey: key }),
    ({ free }) => free,
  ),
  takeBack: to(
    removeSeminarGuest,
    (slug, email) => ({ body: { email, slug } }),
    () => undefined,
  ),
});
