import * as v from 'valibot';
import type { CartNotice, PlanPrice } from '#application/read-models/cart/cart-view.ts';
import type { Duration, FreeItem } from '#domain/cart/cart-item.ts';
import type { PriceTerms } from '#domain/cart/cart-totals.ts';
import type { NamedOrder } from '#domain/orders/order-under-way.ts';
import { productKinds } from '#domain/catalogue/product-kind.ts';
import { amountsFields, amountsWire } from './amounts-wire.ts';
import { codeWire } from './code-wire.ts';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import { decimal, durationUnit, instant } from '#adapters/http-contract/shared/wire-values.ts';

const kind = v.picklist(productKinds);
const optionalDecimal = v.nullable(decimal);
export const durationWire = wireOf<Duration>()(v.object({ amount: v.number(), unit: durationUnit }));

const optionWire = v.object({
  id: v.number(),
  kind: v.picklist(['seat', 'extra']),
  label: v.string(),
  regular: decimal,
  reduced: optionalDecimal,
  count: v.number(),
});

const planPriceWire = wireOf<PlanPrice>()(
  v.object({
    id: v.number(),
    regular: decimal,
    reduced: optionalDecimal,
    duration: durationWire,
  }),
);

const namedFields = {
  productId: v.number(),
  kind,
  title: v.string(),
  slug: v.string(),
  coverImage: v.string(),
  /** A seminar that was held: its recording is what is sold. */
  isOver: v.optional(v.boolean()),
};

export const itemWire = v.object({
  ...namedFields,
  moduleCode: v.string(),
  sku: v.string(),
  category: v.nullable(v.object({ id: v.number(), title: v.string() })),
  staffNames: v.array(v.string()),
  participants: v.array(v.object({ title: v.string(), names: v.array(v.string()) })),
  subProducts: v.array(v.string()),
  promotions: v.array(codeWire),
  coupons: v.array(codeWire),
  plan: v.nullable(
    v.object({
      page: v.picklist(['pro', 'pack']),
      categoryId: v.nullable(v.number()),
      priceId: v.number(),
      /** What else it could be bought for. */
      prices: v.array(planPriceWire),
    }),
  ),
  /** Basis points. */
  taxRate: v.number(),
  regular: decimal,
  /** Nobody was ever asked it: it is not struck out. */
  isRegularUnasked: v.optional(v.boolean()),
  reduced: optionalDecimal,
  subscriber: optionalDecimal,
  discount: v.nullable(v.object({ endsAt: v.nullable(instant) })),
  isDiscountValid: v.boolean(),
  duration: v.nullable(durationWire),
  extension: v.nullable(v.object({ discount: v.number(), factor: v.number() })),
  isExtended: v.boolean(),
  /** Further seats alone, of what the buyer has already. */
  seatsAlone: v.optional(v.boolean()),
  options: v.array(optionWire),
  /** How many people may still come to it, where that is few. */
  placesLeft: v.optional(v.number()),
});

export const orderUnderWayWire = wireOf<NamedOrder>()(
  v.object({
    id: v.string(),
    number: v.number(),
    state: v.picklist(['charging', 'unanswered', 'under-review']),
    attemptId: v.nullable(v.string()),
  }),
);

const noticeWire = wireOf<CartNotice>()(
  v.object({
    kind: v.string(),
    productId: v.optional(v.number()),
    title: v.optional(v.string()),
    slug: v.optional(v.string()),
    word: v.optional(v.string()),
    /** The order that is paying for the product. */
    order: v.optional(orderUnderWayWire),
  }),
);

/** A cart with everything its price comes from, and what the school makes of it. */
export const cartWire = v.object({
  items: v.array(itemWire),
  freeItems: v.array(wireOf<FreeItem>()(v.object(namedFields))),
  code: v.nullable(codeWire),
  sellerCode: v.nullable(codeWire),
  /** Whether all of it is bought for somebody else. */
  isGift: v.optional(v.boolean(), false),
  terms: wireOf<PriceTerms>()(
    v.object({ generalRate: v.number(), rounding: v.picklist(['nearest', 'down']), hasActivePlan: v.boolean() }),
  ),
  totals: amountsWire,
  lines: v.array(v.object({ productId: v.number(), ...amountsFields })),
  summary: v.object({
    isPromotion: v.boolean(),
    isCoupon: v.boolean(),
    subtotal: decimal,
    discount: decimal,
    newTotal: decimal,
    sellerCode: v.string(),
    isSellerCodeValid: v.boolean(),
    word: v.string(),
    isWordValid: v.boolean(),
  }),
  /** Every step of the price, in words. */
  derivation: v.array(
    v.object({
      productId: v.nullable(v.number()),
      title: v.string(),
      formula: v.string(),
      before: v.string(),
      after: v.string(),
    }),
  ),
  /** What is not as the buyer left it. */
  notices: v.array(noticeWire),
  /** Whether something gathered before signing in still waits to be brought into the account's cart. */
  visitorCartWaits: v.boolean(),
});
export type CartWire = v.InferOutput<typeof cartWire>;
