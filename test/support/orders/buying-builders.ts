import type { CartOwner, StoredLine } from '#application/server/cart/ports/carts.ts';
import type { NewGrant } from '#application/server/orders/ports/grants.ts';
import type { NewOrder } from '#application/server/orders/ports/orders.ts';
import type { PaymentAttempt } from '#application/server/payments/ports/payment-attempts.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import { newOrder } from '#application/server/orders/new-order.ts';
import { EMPTY_CART } from '#domain/cart/cart.ts';
import { takeSnapshot } from '#domain/orders/order-snapshot.ts';
import { money } from '#domain/shared/money.ts';
import { accepted } from '#test/support/shared/accepted.ts';
import { aCartItem } from '#test/support/cart/cart-items.ts';
import { IGV, soles } from '#test/support/pricing/price-lines.ts';

/** A Tuesday morning in Lima. */
export const at = new Date('2026-03-10T15:00:00.000Z');
export const later = (minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

export const accountOf = (userId: string): CartOwner => ({ kind: 'account', userId });
export const visitorOf = (cookieHash: string): CartOwner => ({ kind: 'visitor', cookieHash });

/** A course of 118.00, unless said otherwise. */
export function aSellableProduct(id: number, parts: Partial<SellableProduct> = {}): SellableProduct {
  return {
    id,
    kind: 'course',
    slug: `curso-${id}`,
    title: `Curso ${id}`,
    sku: `VT-${id}`,
    coverImage: `/portadas/curso-${id}.svg`,
    category: null,
    taxRate: IGV,
    regular: soles('118.00'),
    reduced: null,
    reducedUntil: null,
    subscriber: null,
    extension: null,
    options: [],
    plan: null,
    staff: [],
    subProducts: [],
    version: '2026-01-01T12:00:00.000Z',
    ...parts,
  };
}

export function aStoredLine(productId: number, parts: Partial<StoredLine> = {}): StoredLine {
  return { productId, addedAt: at, planPriceId: null, options: [], isExtended: false, isFree: false, ...parts };
}

/** An unpaid order of one course of 118.00 by ana, unless said otherwise. */
export function anOrder(id: string, number: number, parts: Partial<NewOrder> = {}): NewOrder {
  const item = aCartItem(10, '118.00', { slug: 'curso-10', duration: null });
  const cart = { ...EMPTY_CART, items: [item] };
  const terms = { generalRate: IGV, rounding: 'nearest', hasActivePlan: false } as const;
  const given = {
    id,
    number,
    userId: 'ana',
    paymentMethod: 'card',
    billing: null,
    termsVersion: '2026-11',
    creationKey: null,
  } as const;
  return { ...newOrder(cart, accepted(takeSnapshot(cart, terms)), given, at, 48), ...parts };
}

/** A try at paying an order, waiting at the gateway, unless said otherwise. */
export function anAttempt(id: string, orderId: string, parts: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    id,
    orderId,
    gateway: 'simulada',
    purchaseNumber: `1010000${id.replaceAll(/\D/g, '')}`,
    state: 'session',
    amount: money(11_800),
    sessionKey: null,
    transactionId: null,
    actionCode: null,
    buyerText: null,
    cardMask: null,
    cardBrand: null,
    createdAt: at,
    updatedAt: at,
    ...parts,
  };
}

export function aGrant(id: string, parts: Partial<NewGrant> = {}): NewGrant {
  return { id, userId: 'ana', productId: 10, orderId: 'order-1', at, endsAt: null, ...parts };
}
