import { loadMenu, parseStudentMenu } from '#adapters/http-contract/catalogue/menu-call.ts';
import { listOrders } from '#adapters/http-contract/orders/orders.ts';
import { expiredAccess, finishTour, readExpiredAccess } from '#adapters/http-contract/home/student-home.ts';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const HomeApiOverHttp = overHttp(HomeApi, {
  menu: to(loadMenu, () => ({ query: { web: schoolIdentity.code } }), parseStudentMenu),
  pendingPayments: to(
    listOrders,
    () => ({}),
    ({ orders }) =>
      orders.flatMap(({ id, number, state, totals, lines, expiresAt, paymentMethod }) =>
        state === 'continue' || state === 'pending'
          ? [
              {
                id,
                number,
                state,
                expiresAt,
                total: moneyOf(totals.net),
                titles: lines.map(({ title }) => title),
                paymentMethod,
              },
            ]
          : [],
      ),
  ),
  expiredAccess: to(
    expiredAccess,
    (slug) => ({ params: { slug } }),
    ({ access }) => access && readExpiredAccess(access),
  ),
  finishTour: to(
    finishTour,
    () => ({}),
    ({ ok }) => ok,
  ),
});
