import { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import { AddGiftToCart } from '#application/server/cart/add-gift-to-cart.ts';
import { AddToCart } from '#application/server/cart/add-to-cart.ts';
import { CartAssembly } from '#application/server/cart/cart-assembly.ts';
import { ChangeLine } from '#application/server/cart/change-line.ts';
import { EnterCode } from '#application/server/cart/enter-code.ts';
import { MergeCarts } from '#application/server/cart/merge-carts.ts';
import { RecordCartEvent } from '#application/server/cart/record-cart-event.ts';
import { RemoveFromCart } from '#application/server/cart/remove-from-cart.ts';
import { TurnCartIntoGift } from '#application/server/cart/turn-cart-into-gift.ts';
import { ShowPromotion } from '#application/server/cart/show-promotion.ts';
import { ListCodeUses } from '#application/server/cart/list-code-uses.ts';
import { ReadMySales, ReadSellerSales } from '#application/server/cart/read-seller-sales.ts';
import { CodeSales } from '#application/server/cart/ports/code-sales.ts';
import { CodeSalesInSql } from '#adapters/server/sql/cart/code-sales-in-sql.ts';
import { StopCode } from '#application/server/cart/stop-code.ts';
import { TryCode } from '#application/server/cart/try-code.ts';
import { OfficeJournal } from '#application/server/office/office-journal.ts';
import { PlanEndings } from '#application/server/plans/ports/plan-endings.ts';
import { PlanRenewals } from '#application/server/plans/plan-renewals.ts';
import { RenewPlan } from '#application/server/plans/renew-plan.ts';
import { VisitSeller } from '#application/server/cart/visit-seller.ts';
import { AcceptGift } from '#application/server/orders/accept-gift.ts';
import { ChangeGift } from '#application/server/orders/change-gift.ts';
import { GiftLetters } from '#application/server/orders/gift-letters.ts';
import { GiftOfSecret } from '#application/server/orders/gift-of-secret.ts';
import { Gifts } from '#application/server/orders/ports/gifts.ts';
import { ListOfficeOrders } from '#application/server/orders/list-office-orders.ts';
import { OfficeOrders } from '#application/server/orders/ports/office-orders.ts';
import { ReadOfficeOrder } from '#application/server/orders/read-office-order.ts';
import { ReadGift } from '#application/server/orders/read-gift.ts';
import { SendDueGifts } from '#application/server/orders/send-due-gifts.ts';
import { OfferedMethods } from '#application/server/orders/offered-methods.ts';
import { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import { DepositLetters } from '#application/server/orders/deposit-letters.ts';
import { KeepBilling } from '#application/server/orders/keep-billing.ts';
import { CreateOrder } from '#application/server/orders/create-order.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { SaveBillingRecord } from '#application/server/orders/save-billing-record.ts';
import { TakeFreeProducts } from '#application/server/orders/take-free-products.ts';
import { PlaceHoldings } from '#application/server/learning/ports/place-holdings.ts';
import { PlaceGuard } from '#application/server/learning/seminars/place-guard.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { BankAccounts } from '#application/server/vouchers/ports/bank-accounts.ts';
import { BillingRecords } from '#application/server/orders/ports/billing-records.ts';
import { Carts } from '#application/server/cart/ports/carts.ts';
import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { Offers } from '#application/server/cart/ports/offers.ts';
import { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import { Refunds } from '#application/server/payments/ports/refunds.ts';
import { RefundableOrders } from '#application/server/payments/refunds/refundable-orders.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { UnaskedLetters } from '#application/server/shared/unasked-letters.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { SchoolSettings } from '#application/server/settings/ports/school-settings.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { Sellers } from '#application/server/catalogue/ports/sellers.ts';
import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { PriceSettingsFromSettings } from '#adapters/server/config/price-settings-from-settings.ts';
import { BillingRecordsInSql } from '#adapters/server/sql/orders/billing-records-in-sql.ts';
import { CartsInSql } from '#adapters/server/sql/cart/carts-in-sql.ts';
import { DiscountCodesInSql } from '#adapters/server/sql/cart/discount-codes-in-sql.ts';
import { GiftsInSql } from '#adapters/server/sql/orders/gifts-in-sql.ts';
import { GrantsInSql } from '#adapters/server/sql/orders/grants-in-sql.ts';
import { KeptOffers } from '#adapters/server/sql/cart/kept-offers.ts';
import { OffersInSql } from '#adapters/server/sql/cart/offers-in-sql.ts';
import { PublicStamps } from '#adapters/server/sql/shared/public-stamps.ts';
import { OfficeOrdersInSql } from '#adapters/server/sql/orders/office-orders-in-sql.ts';
import { OrdersInSql } from '#adapters/server/sql/orders/orders-in-sql.ts';
import { SellableProductsInSql } from '#adapters/server/sql/cart/sellable-products-in-sql.ts';
import type { Bindings } from '#adapters/wiring/late-container.ts';

/** Binds carts and orders. */
export function bindOrders(container: Bindings): void {
  bindStorage(container);
  bindCart(container);
  bindBuying(container);
  bindGifts(container);
}

function bindStorage(container: Bindings): void {
  bindPort(container, BillingRecords, BillingRecordsInSql, [Kysely]);
  bindPort(container, Carts, CartsInSql, [Kysely]);
  bindPort(container, CodeSales, CodeSalesInSql, [Kysely]);
  bindPort(container, DiscountCodes, DiscountCodesInSql, [Kysely]);
  bindPort(container, Gifts, GiftsInSql, [Kysely]);
  bindPort(container, Grants, GrantsInSql, [Kysely]);
  bindPort(container, Offers, OffersInSql, [Kysely, PublicStamps, KeptOffers]);
  bindPort(container, OfficeOrders, OfficeOrdersInSql, [Kysely]);
  bindPort(container, Orders, OrdersInSql, [Kysely]);
  bindPort(container, SellableProducts, SellableProductsInSql, [Kysely]);
  bindPort(container, PriceSettings, PriceSettingsFromSettings, [SchoolSettings]);
}

function bindCart(container: Bindings): void {
  bindClass(container, CartAssembly, [
    Carts,
    Offers,
    DiscountCodes,
    Grants,
    OrdersUnderWay,
    Ownership,
    PlaceHoldings,
    PriceSettings,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, AddToCart, [CartAssembly, Offers, Clock]);
  bindClass(container, RenewPlan, [PlanEndings, PlanRenewals, CartAssembly, Offers, Clock]);
  bindClass(container, RemoveFromCart, [CartAssembly, Carts, Clock, IdGenerator]);
  bindClass(container, ChangeLine, [CartAssembly]);
  bindClass(container, AddGiftToCart, [AddToCart, SellableProducts, Clock]);
  bindClass(container, TurnCartIntoGift, [CartAssembly]);
  bindClass(container, EnterCode, [CartAssembly, DiscountCodes, Clock]);
  bindClass(container, ShowPromotion, [DiscountCodes]);
  bindClass(container, ListCodeUses, [CodeSales]);
  bindClass(container, ReadSellerSales, [CodeSales]);
  bindClass(container, ReadMySales, [Accounts, CodeSales]);
  bindClass(container, StopCode, [DiscountCodes, OfficeJournal, Clock]);
  bindClass(container, TryCode, [SellableProducts, PriceSettings, Clock]);
  bindClass(container, VisitSeller, [CartAssembly, Sellers, DiscountCodes, Clock]);
  bindClass(container, MergeCarts, [CartAssembly, Carts, Grants]);
  bindClass(container, RecordCartEvent, [Carts, SellableProducts, Clock, IdGenerator]);
}

function bindBuying(container: Bindings): void {
  bindClass(container, ListOfficeOrders, [OfficeOrders]);
  bindClass(container, ReadOfficeOrder, [OfficeOrders, Orders]);
  bindClass(container, ConfirmOrder, [
    Orders,
    Grants,
    DiscountCodes,
    Carts,
    Accounts,
    OrderNotices,
    GiftLetters,
    Outbox,
    PublicAddresses,
    Clock,
    IdGenerator,
    Logger,
  ]);
  bindClass(container, DepositLetters, [Accounts, BankAccounts, Outbox, PublicAddresses]);
  bindClass(container, OfferedMethods, [BankAccounts, PaymentGateways]);
  bindClass(container, CreateOrder, [
    CartAssembly,
    Orders,
    DiscountCodes,
    KeepBilling,
    Accounts,
    OfferedMethods,
    ChargeGuard,
    PlaceGuard,
    ConfirmOrder,
    SchoolSettings,
    DepositLetters,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, KeepBilling, [BillingRecords, Accounts, Clock, IdGenerator]);
  bindClass(container, SaveBillingRecord, [BillingRecords, Clock, IdGenerator]);
  bindClass(container, TakeFreeProducts, [
    CartAssembly,
    SellableProducts,
    Grants,
    Orders,
    ChargeGuard,
    PlaceGuard,
    ConfirmOrder,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, ExpireOrders, [Orders, OrderNotices, Clock, IdGenerator]);
}

function bindGifts(container: Bindings): void {
  bindClass(container, GiftLetters, [Gifts, Outbox, PublicAddresses, Fingerprints, IdGenerator, Clock]);
  bindClass(container, SendDueGifts, [Gifts, UnitOfWork, Clock, Logger]);
  bindClass(container, GiftOfSecret, [Gifts, Orders, Fingerprints]);
  bindClass(container, ReadGift, [GiftOfSecret, SellableProducts, ChargeGuard, Clock]);
  bindClass(container, AcceptGift, [
    GiftOfSecret,
    Gifts,
    Orders,
    Refunds,
    RefundableOrders,
    ChargeGuard,
    Grants,
    Accounts,
    OrderNotices,
    GiftLetters,
    Clock,
    IdGenerator,
  ]);
  bindClass(container, ChangeGift, [Gifts, GiftLetters, UnaskedLetters, Clock]);
}
