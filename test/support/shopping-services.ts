import type { Container } from 'inversify';
import { CartMirrorInMemory } from '#adapters/memory/cart-mirror-in-memory.ts';
import { CartNewsInMemory } from '#adapters/memory/cart-news-in-memory.ts';
import { DepositApiInMemory } from '#adapters/memory/deposit-api-in-memory.ts';
import { GuestApiInMemory } from '#adapters/memory/guest-api-in-memory.ts';
import { OrderApiInMemory } from '#adapters/memory/order-api-in-memory.ts';
import { PaymentApiInMemory } from '#adapters/memory/payment-api-in-memory.ts';
import { AddToCart } from '#application/browser/cart/add-to-cart.ts';
import { CheckoutDrafts } from '#application/browser/checkout/checkout-drafts.ts';
import { LeaveGuestStatus } from '#application/browser/checkout/leave-guest-status.ts';
import { PlaceOrder } from '#application/browser/checkout/place-order.ts';
import { StartCardPayment } from '#application/browser/checkout/start-card-payment.ts';
import { LoadProfile } from '#application/browser/session/load-profile.ts';
import { CartApi } from '#application/browser/ports/cart-api.ts';
import { CartMirror } from '#application/browser/ports/cart-mirror.ts';
import { OrderApi } from '#application/browser/ports/order-api.ts';
import { PaymentApi } from '#application/browser/ports/payment-api.ts';
import { removeGuestStatus } from '#domain/accounts/guest-removal.ts';
import type { BankAccount } from '#domain/orders/bank-account.ts';
import { ExpiredAccessStore } from '#ui/school/expired-access/expired-access-store.ts';
import { PageMap } from '#ui/school/page-map.ts';
import { SessionStore } from '#ui/school/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/cart-store.ts';
import { PurchaseNotice } from '#ui/school/storefront/cart/purchase-notice.ts';
import { GuestRemovalStore } from '#ui/school/storefront/checkout/guest-removal-store.ts';
import { CheckoutStore } from '#ui/school/storefront/checkout/checkout-store.ts';
import { PaymentWatch } from '#ui/school/storefront/checkout/payment-watch.ts';
import { ToastStore } from '#ui/school/toast-store.ts';
import { accountServices } from './account-services.ts';
import { BrowserOfTest } from './browser-of-test.ts';
import { CountingIds } from './counting-ids.ts';
import { aProfile } from './profile-builders.ts';
import { aBankAccount } from './receipt-builders.ts';
import { cartApiInMemory } from './shop-in-memory.ts';
import { TabStorageInMemory } from './storefront-api-in-memory.ts';

/**
 * What the pages of cart and payment need, over the shop of the tests in memory. The buyer is signed in from the beginning, unless
 * it is said that they are a visitor until `signIn()`.
 */
export async function shoppingServices({
  buyer = aProfile(),
  isVisitor = false,
  accounts: bankAccounts = [aBankAccount('bcp')] as readonly BankAccount[],
} = {}) {
  const browser = new BrowserOfTest(buyer);
  const keeper = browser.tab();
  const accounts = accountServices(browser, keeper);
  const [api, mirror, storage] = [cartApiInMemory(), new CartMirrorInMemory(), new TabStorageInMemory()];
  const news = new CartNewsInMemory();
  const signIn = async (): Promise<void> => {
    api.isSignedIn = true;
    await keeper.adopt(browser.api.admit(buyer.email));
    await keeper.noteUser(buyer);
  };
  if (!isVisitor) await signIn();
  const orders = new OrderApiInMemory(api);
  const payments = new PaymentApiInMemory(orders);
  const deposits = new DepositApiInMemory(bankAccounts, (id) => orders.orders.get(id)?.totals.net ?? null);
  const [notice, toasts, ids] = [new PurchaseNotice(storage), new ToastStore(), new CountingIds()];
  const guests = new GuestApiInMemory(buyer.email, () => browser.api.change(buyer.email, removeGuestStatus(buyer)));
  const profile = new LoadProfile(keeper, browser.api, accounts.logger);
  const leaveGuestStatus = new LeaveGuestStatus(guests, keeper, profile, accounts.logger);
  const addToCart = new AddToCart(api, keeper, accounts.logger);
  const drafts = new CheckoutDrafts(storage);
  const placeOrder = new PlaceOrder(orders, storage, ids);
  const wire = (container: Container): void => {
    accounts.wire(container);
    container.bind(CartApi).toConstantValue(api);
    container.bind(CartMirror).toConstantValue(mirror);
    container.bind(OrderApi).toConstantValue(orders);
    container.bind(PaymentApi).toConstantValue(payments);
    container.bind(PageMap).toConstantValue(new PageMap([{ path: '/' }]));
    container.bind(PurchaseNotice).toConstantValue(notice);
    container.bind(ToastStore).toConstantValue(toasts);
    container.bind(StartCardPayment).toConstantValue(new StartCardPayment(payments, browser.navigator, ids));
    container
      .bind(GuestRemovalStore)
      .toResolvedValue(
        (session, cart) => new GuestRemovalStore(leaveGuestStatus, session, cart, toasts),
        [SessionStore, CartStore],
      );
    container.bind(PaymentWatch).toConstantValue(new PaymentWatch(payments));
    container
      .bind(CartStore)
      .toResolvedValue((session) => new CartStore(api, mirror, addToCart, session, news), [SessionStore]);
    container
      .bind(ExpiredAccessStore)
      .toResolvedValue((cart) => new ExpiredAccessStore(api, cart, notice), [CartStore]);
    container
      .bind(CheckoutStore)
      .toResolvedValue((cart) => new CheckoutStore(orders, deposits, placeOrder, drafts, cart), [CartStore]);
  };
  const { navigator } = browser;
  return {
    api,
    browser,
    drafts,
    guests,
    mirror,
    navigator,
    news,
    notice,
    orders,
    payments,
    signIn,
    storage,
    toasts,
    wire,
  };
}
