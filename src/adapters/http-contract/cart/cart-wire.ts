import type * as v from 'valibot';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { summaryOf } from '#domain/cart/cart-totals.ts';
import { derivationOf } from '#domain/pricing/derivation.ts';
import { explainStep } from '#domain/pricing/explain.ts';
import type { PricedCart } from '#domain/pricing/totals.ts';
import { decimalText, type Money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { amountsToWire } from './amounts-wire.ts';
import type { CartWire, itemWire } from './cart-schema.ts';
import { codeFromWire, codeToWire } from './code-wire.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import type { PlanPrice, CartView } from '#application/read-models/cart/cart-view.ts';

/** The wire form of a cart, priced. */
export function cartToWire(
  { cart, terms, planPrices, notices, visitorCartWaits }: CartView,
  priced: PricedCart,
): CartWire {
  const summary = summaryOf(cart, priced);
  return {
    items: cart.items.map((item) => itemToWire(item, planPrices.get(item.productId) ?? [])),
    freeItems: [...cart.freeItems],
    code: cart.code === null ? null : codeToWire(cart.code),
    sellerCode: cart.sellerCode === null ? null : codeToWire(cart.sellerCode),
    isGift: cart.isGift === true,
    terms,
    totals: amountsToWire(priced),
    lines: priced.lines.map((line) => ({ productId: line.line.productId, ...amountsToWire(line) })),
    summary: {
      ...summary,
      subtotal: decimalText(summary.subtotal),
      discount: decimalText(summary.discount),
      newTotal: decimalText(summary.newTotal),
    },
    derivation: derivationOf(priced).map(explainStep),
    notices: [...notices],
    visitorCartWaits,
  };
}

/** A cart from its wire form. */
export function cartFromWire(wire: CartWire): CartView {
  return {
    cart: {
      items: wire.items.map(itemFromWire),
      freeItems: wire.freeItems,
      code: wire.code === null ? null : codeFromWire(wire.code),
      sellerCode: wire.sellerCode === null ? null : codeFromWire(wire.sellerCode),
      ...(wire.isGift && { isGift: true }),
    },
    terms: { ...wire.terms, generalRate: rate(wire.terms.generalRate) },
    planPrices: new Map(
      wire.items.flatMap(({ productId, plan }) =>
        plan === null ? [] : [[productId, plan.prices.map(planPriceFromWire)] as const],
      ),
    ),
    notices: wire.notices,
    visitorCartWaits: wire.visitorCartWaits,
  };
}

type ItemWire = v.InferOutput<typeof itemWire>;

const textOrNull = (amount: Money | null): string | null => (amount === null ? null : decimalText(amount));
const moneyOrNull = (text: string | null): Money | null => (text === null ? null : moneyOf(text));

function itemToWire(item: CartItem, prices: readonly PlanPrice[]): ItemWire {
  const { productDiscount, plan, ...rest } = item;
  return {
    ...rest,
    staffNames: [...item.staffNames],
    participants: item.participants.map(({ title, names }) => ({ title, names: [...names] })),
    subProducts: [...item.subProducts],
    promotions: item.promotions.map(codeToWire),
    coupons: item.coupons.map(codeToWire),
    plan:
      plan === null
        ? null
        : { page: plan.page, categoryId: plan.categoryId, priceId: plan.priceId, prices: prices.map(planPriceToWire) },
    regular: decimalText(item.regular),
    reduced: textOrNull(item.reduced),
    subscriber: textOrNull(item.subscriber),
    discount: productDiscount,
    options: item.options.map((option) => ({
      ...option,
      regular: decimalText(option.regular),
      reduced: textOrNull(option.reduced),
    })),
  };
}

function itemFromWire({ discount, plan, seatsAlone, ...wire }: ItemWire): CartItem {
  return {
    ...wire,
    ...(seatsAlone === true && { seatsAlone }),
    promotions: wire.promotions.map(codeFromWire),
    coupons: wire.coupons.map(codeFromWire),
    plan:
      plan === null
        ? null
        : { page: plan.page, categoryId: plan.categoryId, planId: wire.productId, priceId: plan.priceId },
    taxRate: rate(wire.taxRate),
    regular: moneyOf(wire.regular),
    reduced: moneyOrNull(wire.reduced),
    subscriber: moneyOrNull(wire.subscriber),
    productDiscount: discount,
    extension: wire.extension === null ? null : { ...wire.extension, discount: rate(wire.extension.discount) },
    options: wire.options.map((option) => ({
      ...option,
      regular: moneyOf(option.regular),
      reduced: moneyOrNull(option.reduced),
    })),
  };
}

function planPriceToWire({ id, regular, reduced, duration }: PlanPrice): Wire<PlanPrice> {
  return { id, regular: decimalText(regular), reduced: textOrNull(reduced), duration };
}

function planPriceFromWire({ id, regular, reduced, duration }: Wire<PlanPrice>): PlanPrice {
  return { id, regular: moneyOf(regular), reduced: moneyOrNull(reduced), duration };
}
