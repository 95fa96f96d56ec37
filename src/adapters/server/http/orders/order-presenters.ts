import { amountsToWire } from '#adapters/http-contract/cart/amounts-wire.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import type { GivenGift, PlacedGift } from '#application/read-models/orders/gift.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import type { CardPayment } from '#application/read-models/payments/card-payment.ts';
import type { Gift } from '#application/server/orders/ports/gifts.ts';
import type { Order } from '#application/server/orders/ports/orders.ts';
import type { PaymentAttempt } from '#application/server/payments/ports/payment-attempts.ts';
import type { GiftDetails } from '#domain/orders/gift.ts';
import { giftState } from '#domain/orders/gift-state.ts';
import { decimalText } from '#domain/shared/money.ts';

/** An order as its buyer may read it. */
export function presentOrder(order: Order): Wire<PlacedOrder> {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    paymentMethod: order.paymentMethod,
    totals: amountsToWire(order.snapshot.totals),
    codeWord: order.snapshot.code?.word ?? null,
    lines: order.lines.map(({ productId, kind, title, slug, choices, ...amounts }) => ({
      productId,
      kind,
      title,
      slug,
      ...amountsToWire(amounts),
      options: choices.options.map(({ label, count }) => ({ label, count })),
      isExtended: choices.isExtended,
      duration: choices.duration,
      ...(choices.isOver === true && { isOver: true }),
    })),
    billing: order.billing,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    ...(order.gift !== undefined && { gift: presentGift(order.gift) }),
  };
}

function presentGift({ recipientName, recipientEmail, sendOn }: GiftDetails): Wire<PlacedGift> {
  return { recipientName, recipientEmail, sendOn };
}

/** A gift that is paid, as who gave it may read it: that it was accepted, and not by whom. */
export function presentGivenGift(gift: Gift): Wire<GivenGift> {
  const { orderId, orderNumber, titles, sentAt, acceptedAt } = gift;
  return {
    orderId,
    orderNumber,
    ...presentGift(gift),
    titles: [...titles],
    state: giftState(gift),
    sentAt: sentAt?.toISOString() ?? null,
    acceptedAt: acceptedAt?.toISOString() ?? null,
  };
}

/** A try at paying as its buyer may read it. */
export function presentCardPayment(attempt: PaymentAttempt): Wire<CardPayment> {
  return {
    id: attempt.id,
    orderId: attempt.orderId,
    state: attempt.state,
    amount: decimalText(attempt.amount),
    purchaseNumber: attempt.purchaseNumber,
    buyerText: attempt.buyerText,
    cardMask: attempt.cardMask,
    cardBrand: attempt.cardBrand,
    transactionId: attempt.transactionId,
    ...(attempt.code !== undefined && {
      code: { number: attempt.code.number, until: attempt.code.until.toISOString() },
    }),
    createdAt: attempt.createdAt.toISOString(),
    updatedAt: attempt.updatedAt.toISOString(),
  };
}
