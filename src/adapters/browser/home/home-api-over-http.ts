import { loadMenu, parseStudentMenu } from '#adapters/http-contract/catalogue/menu-call.ts';
import { listOrders } from '#adapters/http-contract/orders/orders.ts';
import { expiredAccess, finishTour } from '#adapters/http-contract/home/student-home.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { HomeApi, type PendingPayment } from '#application/browser/home/ports/home-api.ts';
import type { MenuEntry } from '#domain/catalogue/student-menu.ts';
import type { ExpiredAccess } from '#domain/learning/expired-access.ts';
import type { PlainDate } from '#domain/shared/dates.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

type Answer<T> = Promise<Result<T, CallRefusal>>;

export class HomeApiOverHttp extends HomeApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async menu(): Answer<readonly MenuEntry[]> {
    return map(await this.http.call(loadMenu, { query: { web: schoolIdentity.code } }), parseStudentMenu);
  }

  async pendingPayments(): Answer<readonly PendingPayment[]> {
    return map(await this.http.call(listOrders, {}), ({ orders }) =>
      orders.flatMap(({ id, number, state, totals, lines, expiresAt }) =>
        state === 'continue' || state === 'pending'
          ? [{ id, number, state, expiresAt, total: moneyOf(totals.net), titles: lines.map(({ title }) => title) }]
          : [],
      ),
    );
  }

  async expiredAccess(slug: string): Answer<ExpiredAccess | null> {
    return map(await this.http.call(expiredAccess, { params: { slug } }), ({ access }) => {
      if (access === null) return null;
      const { product, plan, regular, reduced } = access;
      return {
        product,
        plan: plan === null ? null : { ...plan, endedOn: plan.endedOn as PlainDate },
        regular: moneyOf(regular),
        reduced: reduced === null ? null : moneyOf(reduced),
      };
    });
  }

  async finishTour(): Answer<boolean> {
    return map(await this.http.call(finishTour, {}), ({ ok }) => ok);
  }
}

function map<T, U>(result: Result<T, CallRefusal>, change: (value: T) => U): Result<U, CallRefusal> {
  return result.ok ? accept(change(result.value)) : result;
}
