import type { Container } from 'inversify';
import type { Kysely } from 'kysely';
import { Clock } from '#application/ports/clock.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { Logger } from '#application/ports/logger.ts';
import { ConfirmOrder } from '#application/server/orders/confirm-order.ts';
import { ExpireOrders } from '#application/server/orders/expire-orders.ts';
import { AuthorizePayment } from '#application/server/payments/authorize-payment.ts';
import { BeginAuthorization } from '#application/server/payments/begin-authorization.ts';
import { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import { GiveBack } from '#application/server/payments/give-back.ts';
import { KeepSession } from '#application/server/payments/keep-session.ts';
import { KeepSurplus } from '#application/server/payments/keep-surplus.ts';
import { OrderAudit } from '#application/server/payments/order-audit.ts';
import { OpenAttempt } from '#application/server/payments/open-attempt.ts';
import { PaymentGateways } from '#application/server/payments/payment-gateways.ts';
import { ResolveAttempt } from '#application/server/payments/resolve-attempt.ts';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { SettleAttempt } from '#application/server/payments/settle-attempt.ts';
import { StartPayment } from '#application/server/payments/start-payment.ts';
import { TakePayment } from '#application/server/payments/take-payment.ts';
import { Accounts } from '#application/server/accounts/ports/accounts.ts';
import { DiscountCodes } from '#application/server/cart/ports/discount-codes.ts';
import { Grants } from '#application/server/orders/ports/grants.ts';
import { Orders } from '#application/server/orders/ports/orders.ts';
import { OrdersUnderWay } from '#application/server/orders/ports/orders-under-way.ts';
import { PaymentAttempts } from '#application/server/payments/ports/payment-attempts.ts';
import { Outbox } from '#application/server/shared/ports/outbox.ts';
import { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import type { Config } from '#adapters/server/config/config.ts';
import { gatewaysOf } from '#adapters/server/payments/gateways.ts';
import { OrdersUnderWayInSql } from '#adapters/server/sql/orders/orders-under-way-in-sql.ts';
import { PaymentAttemptsInSql } from '#adapters/server/sql/payments/payment-attempts-in-sql.ts';
import { SurplusPaymentsInSql } from '#adapters/server/sql/payments/surplus-payments-in-sql.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';

/** Binds paying: by card, and what keeps an account from paying twice. */
export function bindPayments(container: Container, db: Kysely<SchoolDatabase>, config: Config): void {
  container.bind(OrdersUnderWay).toResolvedValue(() => new OrdersUnderWayInSql(db));
  container.bind(PaymentAttempts).toResolvedValue(() => new PaymentAttemptsInSql(db));
  container.bind(SurplusPayments).toResolvedValue(() => new SurplusPaymentsInSql(db));
  container
    .bind(PaymentGateways)
    .toResolvedValue((clock, ids) => new PaymentGateways(gatewaysOf({ db, clock, ids, config })), [Clock, IdGenerator]);
  bindTaking(container);
  bindCharging(container);
  bindAsking(container);
}

/** What every way of paying goes through. */
function bindTaking(container: Container): void {
  container.bind(OrderAudit).toResolvedValue((logger) => new OrderAudit(logger), [Logger]);
  container
    .bind(ChargeGuard)
    .toResolvedValue((...ports) => new ChargeGuard(...ports), [Accounts, Orders, Grants, OrdersUnderWay]);
  container
    .bind(KeepSurplus)
    .toResolvedValue(
      (...ports) => new KeepSurplus(...ports),
      [SurplusPayments, Accounts, Outbox, PublicAddresses, Clock, IdGenerator, Logger],
    );
  container
    .bind(TakePayment)
    .toResolvedValue(
      (...ports) => new TakePayment(...ports),
      [Orders, DiscountCodes, ConfirmOrder, KeepSurplus, Clock],
    );
  container.bind(GiveBack).toResolvedValue((...ports) => new GiveBack(...ports), [SurplusPayments, Accounts, Clock]);
}

function bindCharging(container: Container): void {
  container
    .bind(OpenAttempt)
    .toResolvedValue(
      (...ports) => new OpenAttempt(...ports),
      [ChargeGuard, PaymentAttempts, Accounts, ExpireOrders, Clock, IdGenerator, OrderAudit],
    );
  container
    .bind(KeepSession)
    .toResolvedValue((...ports) => new KeepSession(...ports), [ChargeGuard, PaymentAttempts, Clock]);
  container
    .bind(StartPayment)
    .toResolvedValue((...ports) => new StartPayment(...ports), [UnitOfWork, PaymentGateways, PublicAddresses, Logger]);
  container
    .bind(BeginAuthorization)
    .toResolvedValue(
      (...ports) => new BeginAuthorization(...ports),
      [ChargeGuard, PaymentAttempts, DiscountCodes, ExpireOrders, Clock, OrderAudit],
    );
  container
    .bind(SettleAttempt)
    .toResolvedValue(
      (...ports) => new SettleAttempt(...ports),
      [ChargeGuard, Orders, PaymentAttempts, TakePayment, KeepSurplus, Clock, Logger],
    );
  container
    .bind(AuthorizePayment)
    .toResolvedValue((...ports) => new AuthorizePayment(...ports), [UnitOfWork, PaymentGateways]);
}

function bindAsking(container: Container): void {
  container
    .bind(ResolveAttempt)
    .toResolvedValue((...ports) => new ResolveAttempt(...ports), [UnitOfWork, PaymentAttempts, PaymentGateways, Clock]);
  container
    .bind(ResolveUnfinished)
    .toResolvedValue((...ports) => new ResolveUnfinished(...ports), [PaymentAttempts, ResolveAttempt, Logger]);
}
