import type { Container } from 'inversify';
import { CartMirrorInMemory } from '#test/memory/cart/cart-mirror-in-memory.ts';
import { CartNewsInMemory } from '#test/memory/cart/cart-news-in-memory.ts';
import { DepositApiInMemory } from '#test/memory/vouchers/deposit-api-in-memory.ts';
import { GuestApiInMemory } from '#test/memory/plans/guest-api-in-memory.ts';
import { OrderApiInMemory } from '#test/memory/orders/order-api-in-memory.ts';
import { PaymentApiInMemory } from '#test/memory/payments/payment-api-in-memory.ts';
import { AddToCart } from '#application/browser/cart/add-to-cart.ts';
import { CheckoutDrafts } from '#application/browser/orders/checkout-drafts.ts';
import { LeaveGuestStatus } from '#application/browser/plans/leave-guest-status.ts';
import { PlaceOrder } from '#application/browser/orders/place-order.ts';
import { StartCardPayment } from '#application/browser/payments/start-card-payment.ts';
import { LoadProfile } from '#application/browser/accounts/load-profile.ts';
import { CartApi } from '#application/browser/cart/ports/cart-api.ts';
import { CartMirror } from '#application/browser/cart/ports/cart-mirror.ts';
import { OrderApi } from '#application/browser/orders/ports/order-api.ts';
import { PaymentApi } from '#application/browser/payments/ports/payment-api.ts';
import { removeGuestStatus } from '#domain/plans/guest-removal.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { ExpiredAccessStore } from '#ui/school/student/expired-access/expired-access-store.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { SessionStore } from '#ui/school/boot/session-store.ts';
import { CartStore } from '#ui/school/storefront/cart/store/cart-store.ts';
import { PurchaseNotice } from '#ui/school/storefront/cart/adding/purchase-notice.ts';
import { GiftDrafts } from '#application/browser/orders/gift-drafts.ts';
import { GiftFormStore } from '#ui/school/storefront/checkout/gift-form-store.ts';
import { GuestRemovalStore } from '#ui/school/storefront/checkout/guest-removal-store.ts';
import { CheckoutStore } from '#ui/school/storefront/checkout/checkout-store.ts';
import { PaymentChoice } from '#ui/school/storefront/checkout/ways/payment-choice.ts';
import { PaymentWatch } from '#ui/school/storefront/checkout/payment-watch.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { accountServices } from '#test/support/accounts/account-services.ts';
import { BrowserOfTest } from '#test/support/browser/browser-of-test.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { aProfile } from '#test/support/accounts/profile-builders.ts';
import { aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { cartApiInMemory } from './shop-in-memory.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

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
  const deposits = new DepositApiInMemory([...bankAccounts], (id) => orders.orders.get(id)?.totals.net ?? null);
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
    container.bind(PlaceOrder).toConstantValue(placeOrder);
    container.bind(StartCardPayment).toConstantValue(new StartCardPayment(payments, browser.navigator, ids));
    container.bind(LeaveGuestStatus).toConstantValue(leaveGuestStatus);
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
      .bind(GiftFormStore)
      .toResolvedValue(
        (cart) => new GiftFormStore(new GiftDrafts(storage), cart, placeOrder, browser.clock),
        [CartStore],
      );
    container
      .bind(CheckoutStore)
      .toResolvedValue(
        (cart, gift) =>
          new CheckoutStore(orders, new PaymentChoice(payments, deposits), placeOrder, drafts, cart, gift),
        [CartStore, GiftFormStore],
      );
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
