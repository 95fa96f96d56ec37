import type { CartItem, FreeItem } from '#domain/cart/cart-item.ts';
import type { DiscountCode } from '#domain/cart/discount-code.ts';
import type { PriceOption } from '#domain/cart/price-option.ts';
import { isOver } from '#domain/catalogue/present-product.ts';
import { moduleCodeOf } from '#domain/catalogue/product-kind.ts';
import { isReductionInForceAt } from '#domain/catalogue/shown-price.ts';
import type { StoredLine } from '#application/server/cart/ports/carts.ts';
import type { OfferedPrice, SellableProduct } from '#application/server/cart/ports/sellable-products.ts';

/** The option under which a plan's additional seats are chosen; ids of other options count from 1. */
export const PLAN_SEATS = 0;

/** What a buyer chose of a product; `NO_CHOICES` of one just added. */
export type Choices = Pick<StoredLine, 'planPriceId' | 'options' | 'isExtended'>;

export const NO_CHOICES: Choices = { planPriceId: null, options: [], isExtended: false };

/** Whether the product goes to the free cart: nothing to pay for it today, and no plan. Source: CART-3. */
export function isFreeProduct(product: SellableProduct, now: Date): boolean {
  if (product.plan !== null) return false;
  return product.regular === 0 || (product.reduced === 0 && isReductionInForceAt(product, now));
}

/** The free product as it waits in the cart. */
export function freeItemOf(product: SellableProduct, now: Date): FreeItem {
  return {
    productId: product.id,
    kind: product.kind,
    title: product.title,
    slug: product.slug,
    coverImage: product.coverImage,
    ...heldOf(product, now),
  };
}

function heldOf({ startsAt = null, endsAt = null }: SellableProduct, now: Date): { readonly isOver?: true } {
  return isOver({ startsAt, endsAt }, now) ? { isOver: true } : {};
}

/** Whether seats for others can be bought of it by whoever has it already. Source: CART-9; decisions.md, One product, one payment. */
export function hasFurtherSeats({ kind, options }: SellableProduct): boolean {
  return kind === 'seminar' && options.some((option) => option.kind === 'seat');
}

/** Further seats of a product that the buyer has, as a cart holds them: the product itself is not paid again. */
export function seatsAloneOf(
  product: SellableProduct,
  choices: Choices,
  codes: readonly DiscountCode[],
  now: Date,
): CartItem {
  const seats = product.options.filter(({ kind }) => kind === 'seat');
  const item = cartItemOf({ ...product, options: seats, extension: null }, choices, codes, now);
  const options = item.options.map((option, index) => ({
    ...option,
    count: Math.max(option.count, index === 0 ? 1 : 0),
  }));
  return { ...item, title: `Cupos adicionales de «${product.title}»`, seatsAlone: true, subscriber: null, options };
}

/** The product as a cart holds it, with what was chosen of it; choices that are no longer offered are left out. */
export function cartItemOf(
  product: SellableProduct,
  choices: Choices,
  codes: readonly DiscountCode[],
  now: Date,
): CartItem {
  const planPrice = chosenPlanPrice(product, choices.planPriceId);
  const reduced = planPrice === null ? product.reduced : planPrice.reduced;
  const isInForce = isReductionInForceAt({ ...product, reduced }, now);
  const participants = participantsOf(product);
  return {
    productId: product.id,
    kind: product.kind,
    title: product.title,
    slug: product.slug,
    moduleCode: moduleCodeOf(product.kind),
    coverImage: product.coverImage,
    sku: product.sku,
    category: product.category,
    staffNames: participants.flatMap(({ names }) => names),
    participants,
    subProducts: product.subProducts,
    promotions: codes.filter(({ origin }) => origin === 'promotion'),
    coupons: codes.filter(({ origin }) => origin === 'coupon'),
    plan: planPrice === null ? null : planChoiceOf(product, planPrice),
    taxRate: product.taxRate,
    regular: planPrice?.regular ?? product.regular,
    reduced,
    subscriber: product.plan === null ? product.subscriber : null,
    productDiscount: reduced === null ? null : { endsAt: product.reducedUntil },
    isDiscountValid: isInForce,
    duration: planPrice?.duration ?? null,
    extension: product.extension,
    isExtended: choices.isExtended && product.extension !== null,
    options: optionsOf(product, planPrice, choices),
    // Once the reduced price has ended the regular one is no former one: everybody is asked it.
    ...(isInForce && (planPrice ?? product).isRegularUnasked === true && { isRegularUnasked: true }),
    ...(product.placesLeft !== undefined && { placesLeft: product.placesLeft }),
    ...heldOf(product, now),
  };
}

/** What the plans among products are sold at today, by their ids; a plan's discount is in force for all of its prices or for none. */
export function planPricesOf(products: Iterable<SellableProduct>, now: Date) {
  const told = new Map<number, readonly OfferedPrice[]>();
  for (const { id, plan, reducedFrom, reducedUntil } of products) {
    const isInForce = ({ reduced }: OfferedPrice) =>
      isReductionInForceAt({ reduced, reducedUntil, ...(reducedFrom !== undefined && { reducedFrom }) }, now);
    const prices = plan?.prices.map((price) => (isInForce(price) ? price : { ...price, reduced: null }));
    if (prices !== undefined) told.set(id, prices);
  }
  return told;
}

/** The plan's price of that id, else the first one; null when the product is no plan. */
export function chosenPlanPrice(product: SellableProduct, planPriceId: number | null): OfferedPrice | null {
  const prices = product.plan?.prices ?? [];
  return prices.find(({ id }) => id === planPriceId) ?? prices[0] ?? null;
}

function planChoiceOf(product: SellableProduct, price: OfferedPrice): CartItem['plan'] {
  return {
    page: product.plan?.page ?? 'pack',
    categoryId: product.category?.id ?? null,
    planId: product.id,
    priceId: price.id,
  };
}

function optionsOf(product: SellableProduct, planPrice: OfferedPrice | null, choices: Choices): readonly PriceOption[] {
  const ofKind = (kind: PriceOption['kind']) => product.options.filter((option) => option.kind === kind);
  const offered = [...seatsOf(planPrice), ...ofKind('seat'), ...ofKind('extra')];
  return offered.map((option) => ({
    ...option,
    count: choices.options.find(({ optionId }) => optionId === option.id)?.count ?? 0,
  }));
}

function seatsOf(planPrice: OfferedPrice | null): PriceOption[] {
  if (planPrice === null || planPrice.seatPrice === null) return [];
  const { seatPrice } = planPrice;
  return [{ id: PLAN_SEATS, kind: 'seat', label: 'Usuario adicional', regular: seatPrice, reduced: null, count: 0 }];
}

function participantsOf({ staff }: SellableProduct): CartItem['participants'] {
  const parts = [...new Set(staff.map(({ part }) => part))];
  return parts.map((title) => ({ title, names: staff.filter(({ part }) => part === title).map(({ name }) => name) }));
}
