import type { CartOwner } from '#application/server/cart/ports/carts.ts';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { itemOf, type Cart } from '#domain/cart/cart.ts';
import { setExtended, setOptionCount, type ChoiceRefusal, type LineChange } from '#domain/cart/item-choices.ts';
import type { SoldOut } from '#domain/learning/seminars/places.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AssembledCart, CartAssembly, OpenCart } from './cart-assembly.ts';

export type LineRefusal = ChoiceRefusal | SoldOut | { readonly kind: 'plan-price-unknown' };

/** Changes what was chosen of a product in the cart: extension, price options, a plan's price. Source: CART-8, CART-9. */
export class ChangeLine {
  constructor(private readonly assembly: CartAssembly) {}

  async execute(owner: CartOwner, productId: number, change: LineChange): Promise<Result<AssembledCart, LineRefusal>> {
    const open = await this.assembly.open(owner);
    const priced = await this.#withPlanPrice(open, productId, change.planPriceId);
    if (!priced.ok) return priced;
    const changed = withChoices(priced.value, productId, change);
    if (!changed.ok) return changed;
    const short = await shortOfPlaces(open, changed.value, productId);
    if (short !== null) return refuse(short);
    return accept(await this.assembly.save(open, owner, changed.value));
  }

  async #withPlanPrice(
    open: OpenCart,
    productId: number,
    planPriceId: number | undefined,
  ): Promise<Result<Cart, LineRefusal>> {
    const { cart } = open;
    const there = itemOf(cart, productId);
    if (there === undefined) return refuse({ kind: 'not-in-cart', productId });
    if (planPriceId === undefined || planPriceId === there.plan?.priceId) return accept(cart);
    const product = (await open.offer.findAll([productId])).get(productId);
    if (product?.plan?.prices.some(({ id }) => id === planPriceId) !== true) {
      return refuse({ kind: 'plan-price-unknown' });
    }
    const item = { ...(await this.assembly.newItem(open, product, planPriceId)), isExtended: there.isExtended };
    return accept({ ...cart, items: cart.items.map((each) => (each === there ? item : each)) });
  }
}

/** More seats of a seminar than it has places, where few are left. */
async function shortOfPlaces(
  { offer, cart: before }: OpenCart,
  cart: Cart,
  productId: number,
): Promise<SoldOut | null> {
  const [was, item] = [itemOf(before, productId), itemOf(cart, productId)];
  const product = (await offer.findAll([productId])).get(productId);
  if (was === undefined || item?.kind !== 'seminar' || product?.placesLeft === undefined) return null;
  const { title, slug, placesLeft: left } = product;
  const persons = personsOf(item);
  return persons > left && persons > personsOf(was) ? { kind: 'sold-out', title, slug, seminar: title, left } : null;
}

function personsOf({ seatsAlone = false, options }: CartItem): number {
  return options.reduce((sum, { kind, count }) => sum + (kind === 'seat' ? count : 0), seatsAlone ? 0 : 1);
}

function withChoices(cart: Cart, productId: number, change: LineChange): Result<Cart, LineRefusal> {
  let changed: Result<Cart, LineRefusal> = accept(cart);
  if (change.isExtended !== undefined) changed = setExtended(cart, productId, change.isExtended);
  for (const { optionId, count } of change.options ?? []) {
    if (!changed.ok) return changed;
    changed = setOptionCount(changed.value, productId, optionId, count);
  }
  return changed;
}
