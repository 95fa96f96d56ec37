import type { ProductKind } from '#domain/catalogue/product-kind.ts';
import type { Extension } from '#domain/pricing/extension.ts';
import { type ChosenPrice, choosePrice, type PriceTag } from '#domain/pricing/price-tag.ts';
import type { Line } from '#domain/pricing/price-request.ts';
import { NOTHING, type Money } from '#domain/shared/money.ts';
import type { Rate } from '#domain/shared/rate.ts';
import type { DiscountCode } from './discount-code.ts';
import { optionAmount, type PriceOption } from './price-option.ts';

/** How long what is bought lasts. */
export interface Duration {
  readonly amount: number;
  readonly unit: 'day' | 'month' | 'year';
}

/** The discount running on a product (discount_product). */
export interface ProductDiscount {
  /** ISO 8601 instant through which it holds; null: no end set. */
  readonly endsAt: string | null;
}

/** People of one part, such as 'Autores' of a book. */
export interface ParticipantGroup {
  readonly title: string;
  readonly names: readonly string[];
}

/** What only a plan has. */
export interface PlanChoice {
  /** config_page. */
  readonly page: 'pro' | 'pack';
  /** categoria_producto.categoria.id: the category the plan is for. */
  readonly categoryId: number | null;
  /** plan_id and precio_id: the row of the plan's prices that was chosen. */
  readonly planId: number;
  readonly priceId: number;
}

/** A paid product in the cart: what the server told of it, and what the buyer chose. Plain data. Source: CART-1. */
export interface CartItem {
  readonly productId: number;
  readonly kind: ProductKind;
  readonly title: string;
  readonly slug: string;
  /** modulo_id: SE, VT, LI, PA … */
  readonly moduleCode: string;
  /** Address of the cover. */
  readonly coverImage: string;
  readonly sku: string;
  readonly category: { readonly id: number; readonly title: string } | null;
  readonly staffNames: readonly string[];
  readonly participants: readonly ParticipantGroup[];
  /** Titles of what it contains (subproductos). */
  readonly subProducts: readonly string[];
  readonly promotions: readonly DiscountCode[];
  readonly coupons: readonly DiscountCode[];
  readonly plan: PlanChoice | null;

  readonly taxRate: Rate;
  /** precio2: what everybody pays without discounts; of a plan, the chosen row's principal price. */
  readonly regular: Money;
  /** Nobody was ever asked it: it is not struck out. Not said: it was asked. */
  readonly isRegularUnasked?: boolean | undefined;
  /** precio3 (precio_descuento), whether in force or not. */
  readonly reduced: Money | null;
  /** precio_suscriptor; null for plans. */
  readonly subscriber: Money | null;
  readonly productDiscount: ProductDiscount | null;
  /** isValidDiscount. */
  readonly isDiscountValid: boolean;

  /** How long it lasts before any extension; null: it never ends. */
  readonly duration: Duration | null;
  /** The extension offered; null: cannot be extended. */
  readonly extension: Extension | null;
  /** ampliacion: whether the buyer ticked it. */
  readonly isExtended: boolean;
  /** Further seats alone, at least one, of what the buyer has already and does not pay again; false when not said. */
  readonly seatsAlone?: boolean;
  /** The price options offered, each with the count chosen (config_sem_selected, config_sem_adicional_selected, usuarios_plan). */
  readonly options: readonly PriceOption[];
  /** How many people may still come to it, where that is few. Not said: there is room. */
  readonly placesLeft?: number | undefined;
  /** Whether it was held already: what is sold is its recording. Not said: it was not, or has no date. */
  readonly isOver?: boolean | undefined;
}

/** What of an item its price depends on. */
export type PricedFacts = Pick<
  CartItem,
  | 'productId'
  | 'taxRate'
  | 'regular'
  | 'reduced'
  | 'subscriber'
  | 'productDiscount'
  | 'isDiscountValid'
  | 'extension'
  | 'isExtended'
  | 'seatsAlone'
  | 'options'
>;

/** A free product waiting to be taken. Source: CART-1. */
export interface FreeItem {
  readonly productId: number;
  readonly kind: ProductKind;
  readonly title: string;
  readonly slug: string;
  readonly coverImage: string;
  /** As of `CartItem`. */
  readonly isOver?: boolean | undefined;
}

/** Whether precio3 is in force: discount_product is present and isValidDiscount. Source: PRICE-5. */
export function isReductionInForce(item: PricedFacts): boolean {
  return item.productDiscount !== null && item.isDiscountValid;
}

/** The prices of an item as the price rules choose among them. */
export function priceTagOf(item: PricedFacts): PriceTag {
  const { regular, reduced, subscriber } = item;
  return { regular, reduced, subscriber, isReductionInForce: isReductionInForce(item) };
}

const ALREADY_PAID: ChosenPrice = { amount: NOTHING, source: 'owned' };

/** The item as the price rules see it, for a buyer with or without an active plan. Derived, never accumulated. */
export function lineOf(item: PricedFacts, hasActivePlan: boolean): Line {
  const chosen = item.seatsAlone === true ? ALREADY_PAID : choosePrice(priceTagOf(item), hasActivePlan);
  const inForce = isReductionInForce(item);
  return {
    productId: item.productId,
    taxRate: item.taxRate,
    price: chosen.amount,
    priceSource: chosen.source,
    options: item.options.filter((option) => option.count > 0).map((option) => optionAmount(option, inForce)),
    extension: item.isExtended ? item.extension : null,
  };
}

/** How long the item lasts as chosen: the extension's factor multiplies it. Source: CART-8. */
export function durationOf({ duration, extension, isExtended }: CartItem): Duration | null {
  if (duration === null || extension === null || !isExtended) return duration;
  return { ...duration, amount: duration.amount * extension.factor };
}
