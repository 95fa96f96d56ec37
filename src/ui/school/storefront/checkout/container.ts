import { DepositApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { GuestApiOverHttp } from '#adapters/browser/plans/guest-api-over-http.ts';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';
import { OrderApiOverHttp } from '#adapters/browser/orders/order-api-over-http.ts';
import { PaymentApiOverHttp } from '#adapters/browser/payments/payment-api-over-http.ts';
import { CheckoutDrafts } from '#application/browser/orders/checkout-drafts.ts';
import { PlaceOrder } from '#application/browser/orders/place-order.ts';
import { LeaveGuestStatus } from '#application/browser/plans/leave-guest-status.ts';
import { StartCardPayment } from '#application/browser/payments/start-card-payment.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import { GuestApi } from '#application/browser/plans/ports/guest-api.ts';
import { Navigator } from '#application/browser/shared/ports/navigator.ts';
import { OrderApi } from '#application/browser/orders/ports/order-api.ts';
import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import { TabStorage } from '#application/browser/shared/ports/tab-storage.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { SessionKeeper } from '#application/browser/accounts/session-keeper.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import type { Wire } from '#ui/school/boot/container.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
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
