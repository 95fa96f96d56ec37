import * as v from 'valibot';
import { cartWire } from '#adapters/http-contract/cart/cart-schema.ts';
import { cartFromWire, cartToWire } from '#adapters/http-contract/cart/cart-wire.ts';
import type { CartView } from '#application/read-models/cart/cart-view.ts';
import { cartTotals } from '#domain/cart/cart-totals.ts';

/** A cart as text: its wire form. @throws when it cannot be priced; such a cart is not worth keeping. */
export function cartToText(view: CartView): string {
  const priced = cartTotals(view.cart, view.terms);
  if (!priced.ok) throw new RangeError(`This cart has no price: ${priced.refusal.kind}`);
  return JSON.stringify(cartToWire(view, priced.value));
}

/** A cart from its text, or null when it is not one, or one of an earlier version of the school. */
export function cartFromText(text: string): CartView | null {
  const parsed = v.safeParse(cartWire, parseJson(text));
  return parsed.success ? cartFromWire(parsed.output) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
