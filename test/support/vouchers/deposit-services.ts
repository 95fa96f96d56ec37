import { DepositApiInMemory } from '#test/memory/vouchers/deposit-api-in-memory.ts';
import { RefundApiInMemory } from '#test/memory/payments/refund-api-in-memory.ts';
import { RefundApi } from '#application/browser/payments/ports/refund-api.ts';
import { GiftApiInMemory } from '#test/memory/orders/gift-api-in-memory.ts';
import { GiftApi } from '#application/browser/orders/ports/gift-api.ts';
import { ToastStore } from '#ui/school/boot/toast-store.ts';
import { RefundRequestsStore } from '#ui/school/student/receipts/refund-requests-store.ts';
import { GivenGiftsStore } from '#ui/school/student/receipts/given-gifts-store.ts';
import { ReceiptApiInMemory } from '#test/memory/receipts/receipt-api-in-memory.ts';
import { DepositApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { PlacedOrder } from '#application/read-models/orders/placed-order.ts';
import { ReceiptApi } from '#application/browser/receipts/ports/receipt-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { VoucherStore } from '#ui/school/storefront/confirm-payment/voucher-store.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { soles } from '#test/support/pricing/price-lines.ts';
import { anAccountAtBbva, aBankAccount } from '#test/support/receipts/receipt-builders.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';
import { shoppingServices } from '#test/support/cart/shopping-services.ts';

/** An order of 199.90 to be paid by deposit, unless said otherwise. */
export function aPlacedOrder(parts: Partial<PlacedOrder> = {}): PlacedOrder {
  const amounts = {
    price: soles('199.90'),
    discount: soles('0.00'),
    net: soles('199.90'),
    base: soles('169.41'),
    tax: soles('30.49'),
  };
  const line = { productId: 3, kind: 'course', title: 'Derecho laboral', slug: 'derecho-laboral', ...amounts } as const;
  return {
    id: 'order-1',
    number: 1,
    state: 'continue',
    paymentMethod: 'deposit',
    totals: amounts,
    codeWord: null,
    lines: [{ ...line, options: [], isExtended: false, duration: null }],
    billing: boletaOfAna,
    createdAt: '2026-03-10T14:00:00.000Z',
    expiresAt: '2026-03-12T14:00:00.000Z',
    confirmedAt: null,
    ...parts,
  };
}

/** What paying by deposit needs, in memory. */
export async function depositServices() {
  const shopping = await shoppingServices();
  const receipts = new ReceiptApiInMemory();
  const gifts = new GiftApiInMemory();
  const refunds = new RefundApiInMemory();
  const deposits = new DepositApiInMemory(
    [aBankAccount('bcp'), anAccountAtBbva()],
    (orderId) => receipts.orderList.find(({ id }) => id === orderId)?.totals.net ?? null,
  );
  const wire: WireUp = (container) => {
    shopping.wire(container);
    container.bind(DepositApi).toConstantValue(deposits);
    container.bind(ReceiptApi).toConstantValue(receipts);
    container.bind(GiftApi).toConstantValue(gifts);
    container.bind(RefundApi).toConstantValue(refunds);
    container.bind(GivenGiftsStore).toResolvedValue((toasts) => new GivenGiftsStore(gifts, toasts), [ToastStore]);
    const requests = (toasts: ToastStore) => new RefundRequestsStore(refunds, toasts, new CountingIds());
    container.bind(RefundRequestsStore).toResolvedValue(requests, [ToastStore]);
    container.bind(VoucherStore).toConstantValue(new VoucherStore(deposits, new CountingIds(), new FixedClock()));
  };
  return { deposits, gifts, receipts, refunds, wire };
}
