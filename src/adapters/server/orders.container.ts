import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import { AddToCart } from '#application/server/cart/add-to-cart.ts';
import { CartAssembly } from '#application/server/cart/cart-assembly.ts';
import { ChangeLine } from '#application/server/cart/change-line.ts';
import { EnterCode } from '#application/server/cart/enter-code.ts';
import { MergeCarts } from '#application/server/cart/merge-carts.ts';
import { RecordCartEvent } from '#application/server/cart/record-cart-event.ts';
import { RemoveFromCart } from '#application/server/cart/remove-from-cart.ts';
import { VisitSeller } from '#application/server/cart/visit-seller.ts';
import { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import { CreateOrder } from '#application/server/orders/create-order.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { SaveBillingRecord } from '#application/server/orders/save-billing-record.ts';
import { TakeFreeProducts } from '#application/server/orders/take-free-products.ts';
import { AuthorizePayment } from '#application/server/payments/authorize-payment.ts';
import { BeginAuthorization } from '#application/server/payments/begin-authorization.ts';
import { KeepSession } from '#application/server/payments/keep-session.ts';
import { OrderAudit } from '#application/server/payments/order-audit.ts';
import { OpenAttempt } from '#application/server/payments/open-attempt.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { ResolveAttempt } from '#application/server/payments/resolve-attempt.ts';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { SettleAttempt } from '#application/server/payments/settle-attempt.ts';
import { StartPayment } from '#application/server/payments/start-payment.ts';
import { Accounts } from '#application/server/ports/accounts.ts';
import { BankAccounts } from '#application/server/ports/bank-accounts.ts';
import { BillingRecords } from '#application/server/ports/billing-records.ts';
import { Carts } from '#application/server/ports/carts.ts';
import { DiscountCodes } from '#application/server/ports/discount-codes.ts';
import { Grants } from '#application/server/ports/grants.ts';
import { OrderNotices } from '#application/server/ports/order-notices.ts';
import { Orders } from '#application/server/ports/orders.ts';
import { Outbox } from '#application/server/ports/outbox.ts';
import { Ownership } from '#application/server/ports/ownership.ts';
import { PaymentAttempts } from '#application/server/ports/payment-attempts.ts';
import { PriceSettings } from '#application/server/ports/price-settings.ts';
import { PublicAddresses } from '#application/server/ports/public-addresses.ts';
import { SellableProducts } from '#application/server/ports/sellable-products.ts';
import { Sellers } from '#application/server/ports/sellers.ts';
import { UnitOfWork } from '#application/server/ports/unit-of-work.ts';
import type { Config } from './config.ts';
import { SimulatedGateway } from './payments/simulated-gateway.ts';
import { PriceSettingsFromConfig } from './price-settings-from-config.ts';
import { BillingRecordsInSql } from './sql/billing-records-in-sql.ts';
import { CartsInSql } from './sql/carts-in-sql.ts';
import { DiscountCodesInSql } from './sql/discount-codes-in-sql.ts';
import { GrantsInSql } from './sql/grants-in-sql.ts';
import { OrdersInSql } from './sql/orders-in-sql.ts';
import { PaymentAttemptsInSql } from './sql/payment-attempts-in-sql.ts';
import { SellableProductsInSql } from './sql/sellable-products-in-sql.ts';
import type { SchoolDatabase } from './sql/tables.ts';

/** Binds carts, orders and payments. */
export function bindOrders(container: Container, db: Kysely<SchoolDatabase>, config: Config): void {
  bindStorage(container, db, config);
  bindCart(container);
  bindBuying(container);
  bindPayments(container, db);
}

function bindStorage(container: Container, db: Kysely<SchoolDatabase>, config: Config): void {
  container.bind(BillingRecords).toResolvedValue(() => new BillingRecordsInSql(db));
  container.bind(Carts).toResolvedValue(() => new CartsInSql(db));
  container.bind(DiscountCodes).toResolvedValue(() => new DiscountCodesInSql(db));
  container.bind(Grants).toResolvedValue(() => new GrantsInSql(db));
  container.bind(Orders).toResolvedValue(() => new OrdersInSql(db));
  container.bind(PaymentAttempts).toResolvedValue(() => new PaymentAttemptsInSql(db));
  container.bind(SellableProducts).toResolvedValue(() => new SellableProductsInSql(db));
  container.bind(PriceSettings).toResolvedValue(() => new PriceSettingsFromConfig(config));
}

function bindCart(container: Container): void {
  container
    .bind(CartAssembly)
    .toResolvedValue(
      (...ports) => new CartAssembly(...ports),
      [Carts, SellableProducts, DiscountCodes, Grants, Ownership, PriceSettings, Clock, IdGenerator],
    );
  container
    .bind(AddToCart)
    .toResolvedValue((...ports) => new AddToCart(...ports), [CartAssembly, SellableProducts, Grants, Clock]);
  container
    .bind(RemoveFromCart)
    .toResolvedValue((...ports) => new RemoveFromCart(...ports), [CartAssembly, Carts, Clock, IdGenerator]);
  container.bind(ChangeLine).toResolvedValue((...ports) => new ChangeLine(...ports), [CartAssembly, SellableProducts]);
  container
    .bind(EnterCode)
    .toResolvedValue((...ports) => new EnterCode(...ports), [CartAssembly, DiscountCodes, Clock]);
  container
    .bind(VisitSeller)
    .toResolvedValue((...ports) => new VisitSeller(...ports), [CartAssembly, Sellers, DiscountCodes, Clock]);
  container.bind(MergeCarts).toResolvedValue((...ports) => new MergeCarts(...ports), [CartAssembly, Carts, Grants]);
  container
    .bind(RecordCartEvent)
    .toResolvedValue((...ports) => new RecordCartEvent(...ports), [Carts, SellableProducts, Clock, IdGenerator]);
}

function bindBuying(container: Container): void {
  container
    .bind(ConfirmOrder)
    .toResolvedValue(
      (...ports) => new ConfirmOrder(...ports),
      [
        Orders,
        Grants,
        DiscountCodes,
        Carts,
        Accounts,
        OrderNotices,
        Outbox,
        PublicAddresses,
        Clock,
        IdGenerator,
        Logger,
      ],
    );
  container
    .bind(CreateOrder)
    .toResolvedValue(
      (...ports) => new CreateOrder(...ports),
      [CartAssembly, Orders, DiscountCodes, BillingRecords, Accounts, BankAccounts, ConfirmOrder, Clock, IdGenerator],
    );
  container
    .bind(SaveBillingRecord)
    .toResolvedValue((...ports) => new SaveBillingRecord(...ports), [BillingRecords, Clock, IdGenerator]);
  container
    .bind(TakeFreeProducts)
    .toResolvedValue(
      (...ports) => new TakeFreeProducts(...ports),
      [CartAssembly, SellableProducts, Grants, Orders, ConfirmOrder, Clock, IdGenerator],
    );
  container
    .bind(ExpireOrders)
    .toResolvedValue((...ports) => new ExpireOrders(...ports), [Orders, OrderNotices, Clock, IdGenerator]);
}

function bindPayments(container: Container, db: Kysely<SchoolDatabase>): void {
  container
    .bind(SimulatedGateway)
    .toResolvedValue((clock, ids) => new SimulatedGateway(db, clock, ids), [Clock, IdGenerator]);
  container.bind(PaymentGateways).toResolvedValue((gateway) => new PaymentGateways([gateway]), [SimulatedGateway]);
  container.bind(OrderAudit).toResolvedValue((logger) => new OrderAudit(logger), [Logger]);
  container
    .bind(OpenAttempt)
    .toResolvedValue(
      (...ports) => new OpenAttempt(...ports),
      [Orders, PaymentAttempts, Accounts, Grants, ExpireOrders, Clock, IdGenerator, OrderAudit],
    );
  container.bind(KeepSession).toResolvedValue((...ports) => new KeepSession(...ports), [PaymentAttempts, Clock]);
  container
    .bind(StartPayment)
    .toResolvedValue((...ports) => new StartPayment(...ports), [UnitOfWork, PaymentGateways, PublicAddresses, Logger]);
  container
    .bind(BeginAuthorization)
    .toResolvedValue(
      (...ports) => new BeginAuthorization(...ports),
      [Orders, PaymentAttempts, DiscountCodes, Grants, ExpireOrders, Clock, OrderAudit],
    );
  container
    .bind(SettleAttempt)
    .toResolvedValue(
      (...ports) => new SettleAttempt(...ports),
      [Orders, PaymentAttempts, DiscountCodes, ConfirmOrder, Clock, Logger],
    );
  container
    .bind(AuthorizePayment)
    .toResolvedValue((...ports) => new AuthorizePayment(...ports), [UnitOfWork, PaymentGateways]);
  container
    .bind(ResolveAttempt)
    .toResolvedValue((...ports) => new ResolveAttempt(...ports), [UnitOfWork, PaymentAttempts, PaymentGateways, Clock]);
  container
    .bind(ResolveUnfinished)
    .toResolvedValue((...ports) => new ResolveUnfinished(...ports), [PaymentAttempts, ResolveAttempt, Logger]);
}
