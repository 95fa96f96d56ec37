import { AccountsInMemory } from '#test/memory/accounts/accounts-in-memory.ts';
import { BankAccountsInMemory } from '#test/memory/vouchers/bank-accounts-in-memory.ts';
import { BillingRecordsInMemory } from '#test/memory/orders/billing-records-in-memory.ts';
import { CartsInMemory } from '#test/memory/cart/carts-in-memory.ts';
import { DiscountCodesInMemory } from '#test/memory/cart/discount-codes-in-memory.ts';
import { FingerprintsBySha256 } from '#adapters/server/security/fingerprints-by-sha256.ts';
import { GiftLetters } from '#application/server/orders/gift-letters.ts';
import { GiftsInMemory } from '#test/memory/orders/gifts-in-memory.ts';
import { GrantsInMemory } from '#test/memory/orders/grants-in-memory.ts';
import { OffersInMemory } from '#test/memory/cart/offers-in-memory.ts';
import { OrderNoticesInMemory } from '#test/memory/orders/order-notices-in-memory.ts';
import { OrdersInMemory } from '#test/memory/orders/orders-in-memory.ts';
import { OrdersUnderWayInMemory } from '#test/memory/orders/orders-under-way-in-memory.ts';
import { OutboxInMemory } from '#test/memory/shared/outbox-in-memory.ts';
import { OwnershipInMemory } from '#test/memory/accounts/ownership-in-memory.ts';
import { PaymentAttemptsInMemory } from '#test/memory/payments/payment-attempts-in-memory.ts';
import { PaymentGatewayInMemory } from '#test/memory/payments/payment-gateway-in-memory.ts';
import { RefundsInMemory } from '#test/memory/payments/refunds-in-memory.ts';
import { SellableProductsInMemory } from '#test/memory/cart/sellable-products-in-memory.ts';
import { DisputesInMemory } from '#test/memory/payments/disputes-in-memory.ts';
import { SurplusPaymentsInMemory } from '#test/memory/payments/surplus-payments-in-memory.ts';
import { OfficeLogInMemory } from '#test/memory/office/office-log-in-memory.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { TeamInMemory } from '#test/memory/office/team-in-memory.ts';
import { VouchersInMemory } from '#test/memory/vouchers/vouchers-in-memory.ts';
import { AddToCart } from '#application/server/cart/add-to-cart.ts';
import { CartAssembly } from '#application/server/cart/cart-assembly.ts';
import { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import { DepositLetters } from '#application/server/orders/deposit-letters.ts';
import { OfferedMethods } from '#application/server/orders/offered-methods.ts';
import { KeepBilling } from '#application/server/orders/keep-billing.ts';
import { CreateOrder } from '#application/server/orders/create-order.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { TakeFreeProducts } from '#application/server/orders/take-free-products.ts';
import { AskForCode } from '#application/server/payments/cash-codes/ask-for-code.ts';
import { CodeLetters } from '#application/server/payments/cash-codes/code-letters.ts';
import { OpenCode } from '#application/server/payments/cash-codes/open-code.ts';
import { ResolveCode } from '#application/server/payments/cash-codes/resolve-code.ts';
import { SettleCode } from '#application/server/payments/cash-codes/settle-code.ts';
import { AuthorizePayment } from '#application/server/payments/authorize-payment.ts';
import { BeginAuthorization } from '#application/server/payments/begin-authorization.ts';
import { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { KeepSession } from '#application/server/payments/keep-session.ts';
import { KeepSurplus } from '#application/server/payments/keep-surplus.ts';
import { OrderAudit } from '#application/server/payments/order-audit.ts';
import { OpenPaymentAttempt } from '#application/server/payments/open-payment-attempt.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import type { PaymentGateway } from '#application/server/payments/ports/payment-gateway.ts';
import { ResolveAttempt } from '#application/server/payments/resolve-attempt.ts';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { SettleAttempt } from '#application/server/payments/settle-attempt.ts';
import { StartPayment } from '#application/server/payments/start-payment.ts';
import { TakeNotice } from '#application/server/payments/take-notice.ts';
import { TakePayment } from '#application/server/payments/take-payment.ts';
import { ReleaseCode } from '#application/server/payments/release-code.ts';
import { ApproveVoucher } from '#application/server/vouchers/approve-voucher.ts';
import { RejectVoucher } from '#application/server/vouchers/reject-voucher.ts';
import { SendVoucher } from '#application/server/vouchers/send-voucher.ts';
import { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import { UnitOfWork, type UseCaseKey } from '#application/server/shared/ports/unit-of-work.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import { aUser } from '#test/support/accounts/account-builders.ts';
import { PlacesByHand, SessionsByHand } from '#test/support/learning/places-by-hand.ts';
import { aSellableProduct } from './buying-builders.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { SettingsOfTest } from '#test/support/pricing/price-settings.ts';
import { SettingsOfSchool } from '#test/support/shared/settings-of-school.ts';

/** Runs the use cases it was given, one after another, as a transaction would. */
export class WorkInMemory extends UnitOfWork {
  readonly #useCases = new Map<unknown, object>();
  #last: Promise<unknown> = Promise.resolve();

  give(...useCases: readonly object[]): void {
    for (const useCase of useCases) this.#useCases.set(useCase.constructor, useCase);
  }

  write<U extends object, T>(useCase: UseCaseKey<U>, run: (useCase: U) => Promise<T>): Promise<T> {
    const found = this.#useCases.get(useCase) as U | undefined;
    if (found === undefined) throw new Error(`${useCase.name} was not given`);
    const done = this.#last.then(() => run(found));
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Writes as long as its process lives: then nothing it waits for comes. */
export class MortalWork extends WorkInMemory {
  isDead = false;

  constructor(private readonly inner: WorkInMemory) {
    super();
  }

  override write: WorkInMemory['write'] = (useCase, run) =>
    this.isDead ? new Promise(() => undefined) : this.inner.write(useCase, run);
}

class AddressesOfTest extends PublicAddresses {
  readonly schoolOrigin = 'http://localhost:3000';
  school = (path: string): string => this.schoolOrigin + path;
  signIn = (path: string): string => `http://localhost:3001${path}`;
}

export interface BuyingParts {
  readonly products?: readonly SellableProduct[];
  readonly codes?: readonly DiscountCode[];
  /** What takes new payments in place of the gateway in memory. */
  readonly takenBy?: PaymentGateway;
  readonly clock?: FixedClock;
}

/** Carts, orders and payments of a school in this process's memory, with the account of ana. */
export async function buyingInMemory({
  products = [aSellableProduct(10)],
  codes = [],
  takenBy,
  clock = new FixedClock(),
}: BuyingParts = {}) {
  const [ids, logger] = [new CountingIds(), new LoggerInMemory()];
  const [carts, orders, grants] = [new CartsInMemory(), new OrdersInMemory(), new GrantsInMemory()];
  const [accounts, outbox, ownership] = [new AccountsInMemory(), new OutboxInMemory(), new OwnershipInMemory()];
  await accounts.add(aUser('ana'), '');
  const team = new TeamInMemory(accounts);
  const officeLog = new OfficeLogInMemory(accounts);
  const journal = new OfficeJournal(officeLog, ids, clock);
  const catalogue = new SellableProductsInMemory(products);
  const discounts = new DiscountCodesInMemory(codes);
  const offers = new OffersInMemory(catalogue, discounts);
  const billing = new BillingRecordsInMemory();
  const banks = new BankAccountsInMemory();
  const attempts = new PaymentAttemptsInMemory(orders);
  const vouchers = new VouchersInMemory(orders, accounts);
  const disputes = new DisputesInMemory();
  const surplus = new SurplusPaymentsInMemory(orders, attempts, vouchers, accounts, disputes);
  const underWay = new OrdersUnderWayInMemory(orders, attempts, vouchers);
  const [placesTaken, sessions] = [new PlacesByHand(), new SessionsByHand()];
  const refunds = new RefundsInMemory();
  grants.refunds = refunds;
  const places = new PlaceGuard(placesTaken, sessions, clock);
  const guard = new ChargeGuard(accounts, orders, grants, underWay, places);
  const gateway = new PaymentGatewayInMemory();
  const gateways = new PaymentGateways([takenBy ?? gateway]);
  const addresses = new AddressesOfTest();
  const settings = new SettingsOfTest();
  const work = new WorkInMemory();
  const notices = new OrderNoticesInMemory();
  const assembly = new CartAssembly(
    carts,
    offers,
    discounts,
    grants,
    underWay,
    ownership,
    placesTaken,
    settings,
    clock,
    ids,
  );
  const gifts = new GiftsInMemory(orders);
  const giftLetters = new GiftLetters(gifts, outbox, addresses, new FingerprintsBySha256(), ids, clock);
  const confirm = new ConfirmOrder(
    orders,
    grants,
    discounts,
    carts,
    accounts,
    notices,
    giftLetters,
    outbox,
    addresses,
    clock,
    ids,
    logger,
  );
  const expire = new ExpireOrders(orders, notices, clock, ids);
  const audit = new OrderAudit(logger);
  const keepSurplus = new KeepSurplus(surplus, accounts, outbox, addresses, new SettingsOfSchool(), clock, ids, logger);
  const release = new ReleaseCode(discounts, attempts, vouchers);
  const take = new TakePayment(orders, accounts, release, confirm, keepSurplus, clock);
  const openAttempt = new OpenPaymentAttempt(guard, attempts, accounts, expire, clock, ids, audit, orders);
  work.give(
    openAttempt,
    new OpenCode(openAttempt, guard, attempts, accounts, discounts, clock),
    new SettleCode(
      guard,
      attempts,
      take,
      keepSurplus,
      places,
      release,
      expire,
      new CodeLetters(accounts, outbox, addresses),
      clock,
      logger,
    ),
    new KeepSession(guard, attempts, clock),
    new BeginAuthorization(guard, places, accounts, attempts, discounts, expire, clock, audit),
    new SettleAttempt(guard, orders, attempts, take, keepSurplus, clock, logger),
    new SendVoucher(
      guard,
      places,
      orders,
      vouchers,
      banks,
      attempts,
      discounts,
      release,
      accounts,
      notices,
      outbox,
      expire,
      clock,
      ids,
    ),
    new ApproveVoucher(vouchers, guard, places, team, take, audit, journal, clock),
    new RejectVoucher(
      vouchers,
      guard,
      orders,
      accounts,
      team,
      release,
      notices,
      outbox,
      addresses,
      journal,
      clock,
      ids,
    ),
    giftLetters,
    new TakeFreeProducts(assembly, catalogue, grants, orders, guard, places, confirm, clock, ids),
  );
  const resolveCode = new ResolveCode(work, attempts, gateways, orders, guard, clock);
  const resolve = new ResolveAttempt(work, attempts, gateways, clock, resolveCode);
  return {
    clock,
    ids,
    logger,
    accounts,
    addresses,
    attempts,
    banks,
    billing,
    carts,
    catalogue,
    confirm,
    discounts,
    gateway,
    gateways,
    gifts,
    giftLetters,
    guard,
    placesTaken,
    sessions,
    grants,
    notices,
    orders,
    outbox,
    ownership,
    refunds,
    surplus,
    disputes,
    officeLog,
    journal,
    team,
    vouchers,
    assembly,
    work,
    keepSurplus,
    takePayment: take,
    addToCart: new AddToCart(assembly, offers, clock),
    createOrder: new CreateOrder(
      assembly,
      orders,
      discounts,
      new KeepBilling(billing, accounts, clock, ids),
      accounts,
      new OfferedMethods(banks, gateways),
      guard,
      places,
      confirm,
      new SettingsOfSchool(),
      new DepositLetters(accounts, banks, outbox, addresses),
      clock,
      ids,
    ),
    startPayment: new StartPayment(work, gateways, addresses, logger),
    authorize: new AuthorizePayment(work, gateways),
    askForCode: new AskForCode(work, attempts, gateways),
    takeNotice: new TakeNotice(work, attempts, gateways, resolveCode),
    resolve,
    resolveCode,
    resolveUnfinished: new ResolveUnfinished(attempts, resolve, resolveCode, logger),
  };
}
