import type { Cart } from '#domain/cart/cart.ts';
import {
  giftDetails,
  type GiftDetails,
  type GiftField,
  type GiftProblem,
  type TypedGift,
} from '#domain/orders/gift.ts';
import { giftLines, giftRefusal, type NotGivable } from '#domain/orders/gift-refusal.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

export type AskedGiftRefusal =
  | { readonly kind: 'gift-invalid'; readonly reason: GiftProblem; readonly field: GiftField }
  /** The cart is a gift, and nobody was named; or somebody was, and it is none. */
  | { readonly kind: 'gift-unnamed' | 'cart-not-a-gift' }
  | NotGivable;

/**
 * For whom an order is to be, or null: for its buyer. Cart and buyer have to say the same, so that nothing is bought for oneself
 * unasked, nor given. @param priced the cart's lines, in its order.
 */
export function askedGift(
  cart: Cart,
  priced: { readonly lines: readonly { readonly price: Money }[] },
  typed: TypedGift | null,
  now: Date,
): Result<GiftDetails | null, AskedGiftRefusal> {
  if (cart.isGift !== true) return typed === null ? accept(null) : refuse({ kind: 'cart-not-a-gift' });
  if (typed === null) return refuse({ kind: 'gift-unnamed' });
  const cannot = giftRefusal(giftLines(cart, priced));
  if (cannot !== null) return refuse(cannot);
  const details = giftDetails(typed, now);
  if (details.ok) return details;
  const { kind: reason, field } = details.refusal;
  return refuse({ kind: 'gift-invalid', reason, field });
}
