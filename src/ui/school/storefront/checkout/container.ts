import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { DepositApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { GuestApiOverHttp } from '#adapters/browser/plans/guest-api-over-http.ts';
import { OrderApiOverHttp } from '#adapters/browser/orders/order-api-over-http.ts';
import { PaymentApiOverHttp } from '#adapters/browser/payments/payment-api-over-http.ts';
import { CheckoutDrafts } from '#application/browser/orders/checkout-drafts.ts';
import { GiftDrafts } from '#application/browser/orders/gift-drafts.ts';
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
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { CheckoutStore } from './checkout-store.ts';
import { GiftFormStore } from './gift-form-store.ts';
import { GuestRemovalStore } from './guest-removal-store.ts';
import { PaymentChoice } from './ways/payment-choice.ts';
import { PaymentWatch } from './payment-watch.ts';

/** What the pages of paying need. */
export const wire: WireUp = (container) => {
  if (!container.isBound(DepositApi)) {
    bindPort(container, DepositApi, DepositApiOverHttp, [HttpClient]);
  }
  bindPort(container, OrderApi, OrderApiOverHttp, [HttpClient]);
  if (!container.isBound(PaymentApi)) bindPort(container, PaymentApi, PaymentApiOverHttp, [HttpClient]);
  bindClass(container, PlaceOrder, [OrderApi, TabStorage, IdGenerator]);
  bindClass(container, StartCardPayment, [PaymentApi, Navigator, IdGenerator]);
  bindClass(container, CheckoutDrafts, [TabStorage]);
  bindClass(container, GiftDrafts, [TabStorage]);
  bindClass(container, GiftFormStore, [GiftDrafts, CartStore, PlaceOrder, Clock]);
  bindClass(container, PaymentChoice, [PaymentApi, DepositApi]);
  bindClass(container, CheckoutStore, [OrderApi, PaymentChoice, PlaceOrder, CheckoutDrafts, CartStore, GiftFormStore]);
  if (!container.isBound(LeaveGuestStatus)) {
    bindPort(container, GuestApi, GuestApiOverHttp, [HttpClient]);
    bindClass(container, LeaveGuestStatus, [GuestApi, SessionKeeper, LoadProfile, Logger]);
  }
  bindClass(container, GuestRemovalStore, [LeaveGuestStatus, SessionStore, CartStore, ToastStore]);
  bindClass(container, PaymentWatch, [PaymentApi]);
};
