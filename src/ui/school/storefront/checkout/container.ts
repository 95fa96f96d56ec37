import { DepositApiOverHttp } from '#adapters/browser/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { GuestApiOverHttp } from '#adapters/browser/guest-api-over-http.ts';
import { IdsInBrowser } from '#adapters/browser/ids-in-browser.ts';
import { OrderApiOverHttp } from '#adapters/browser/order-api-over-http.ts';
import { PaymentApiOverHttp } from '#adapters/browser/payment-api-over-http.ts';
import { CheckoutDrafts } from '#application/browser/checkout/checkout-drafts.ts';
import { PlaceOrder } from '#application/browser/checkout/place-order.ts';
import { LeaveGuestStatus } from '#application/browser/checkout/leave-guest-status.ts';
import { StartCardPayment } from '#application/browser/checkout/start-card-payment.ts';
import { DepositApi } from '#application/browser/ports/deposit-api.ts';
import { GuestApi } from '#application/browser/ports/guest-api.ts';
import { Navigator } from '#application/browser/ports/navigator.ts';
import { OrderApi } from '#application/browser/ports/order-api.ts';
import { PaymentApi } from '#application/browser/ports/payment-api.ts';
import { TabStorage } from '#application/browser/ports/tab-storage.ts';
import { LoadProfile } from '#application/browser/session/load-profile.ts';
import { SessionKeeper } from '#application/browser/session/session-keeper.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import type { Wire } from '#ui/school/container.ts';
import { SessionStore } from '#ui/school/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/cart-store.ts';
import { ToastStore } from '#ui/school/toast-store.ts';
import { CheckoutStore } from './checkout-store.ts';
import { GuestRemovalStore } from './guest-removal-store.ts';
import { PaymentWatch } from './payment-watch.ts';

/** What the pages of paying need. */
export const wire: Wire = (container) => {
  if (!container.isBound(DepositApi)) {
    container.bind(DepositApi).toResolvedValue((http) => new DepositApiOverHttp(http), [HttpClient]);
  }
  container.bind(OrderApi).toResolvedValue((http) => new OrderApiOverHttp(http), [HttpClient]);
  container.bind(PaymentApi).toResolvedValue((http) => new PaymentApiOverHttp(http), [HttpClient]);
  container.bind(GuestApi).toResolvedValue((http) => new GuestApiOverHttp(http), [HttpClient]);
  container.bind(IdGenerator).toResolvedValue(() => new IdsInBrowser());
  container
    .bind(PlaceOrder)
    .toResolvedValue((api, storage, ids) => new PlaceOrder(api, storage, ids), [OrderApi, TabStorage, IdGenerator]);
  container
    .bind(StartCardPayment)
    .toResolvedValue(
      (api, navigator, ids) => new StartCardPayment(api, navigator, ids),
      [PaymentApi, Navigator, IdGenerator],
    );
  container.bind(CheckoutDrafts).toResolvedValue((storage) => new CheckoutDrafts(storage), [TabStorage]);
  container
    .bind(CheckoutStore)
    .toResolvedValue(
      (...parts) => new CheckoutStore(...parts),
      [OrderApi, DepositApi, PlaceOrder, CheckoutDrafts, CartStore],
    );
  container
    .bind(LeaveGuestStatus)
    .toResolvedValue(
      (api, keeper, profile, logger) => new LeaveGuestStatus(api, keeper, profile, logger),
      [GuestApi, SessionKeeper, LoadProfile, Logger],
    );
  container
    .bind(GuestRemovalStore)
    .toResolvedValue(
      (leave, session, cart, toasts) => new GuestRemovalStore(leave, session, cart, toasts),
      [LeaveGuestStatus, SessionStore, CartStore, ToastStore],
    );
  container.bind(PaymentWatch).toResolvedValue((api) => new PaymentWatch(api), [PaymentApi]);
};
