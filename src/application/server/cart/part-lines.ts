import type { StoredLine } from '#application/server/cart/ports/carts.ts';
import type { SellableProduct } from '#application/server/cart/ports/sellable-products.ts';
import { namedOrder, orderThatPays, type OrderUnderWay } from '#domain/orders/order-under-way.ts';
import { isUsedUp } from '#domain/orders/used-up.ts';
import type { CartFinding } from './cart-finding.ts';

/** The lines of a cart by what becomes of them today. */
export interface PartedLines {
  /** What can be bought. */
  readonly kept: readonly StoredLine[];
  /** What another order of the account is paying: it is not offered, and comes back if that order is not paid. */
  readonly held: readonly StoredLine[];
  /** What is no longer sold or sold out, what is the account's already, what is held, and plans whose chosen price is offered no more. */
  readonly notices: readonly CartFinding[];
}

/** Parts the lines of a cart. @param owned what the account has for ever. @param seats further seats may be bought of these. @param soldOut nobody else may come to these. Source: decisions.md, One product, one payment. */
export function partLines(
  lines: readonly StoredLine[],
  products: ReadonlyMap<number, SellableProduct>,
  owned: ReadonlySet<number>,
  underWay: readonly OrderUnderWay[],
  seats: ReadonlySet<number> = new Set(),
  soldOut: ReadonlySet<number> = new Set(),
): PartedLines {
  const [kept, held, notices]: [StoredLine[], StoredLine[], CartFinding[]] = [[], [], []];
  for (const line of lines) {
    const { productId } = line;
    const product = products.get(productId);
    const asksSeats = seats.has(productId) && line.options.length > 0;
    const bought = product === undefined ? withdrawn(productId) : asksSeats ? null : noticeOf(product, owned, underWay);
    const notice = bought ?? (product !== undefined && soldOut.has(productId) ? soldOutOf(product) : null);
    if (notice === null) kept.push(line);
    const said = notice ?? (product === undefined ? null : lapsedPrice(product, line));
    if (said !== null) notices.push(said);
    if (notice?.kind === 'in-other-order') held.push(line);
  }
  return { kept, held, notices };
}

const withdrawn = (productId: number): CartFinding => ({ kind: 'withdrawn', productId });

const soldOutOf = ({ id: productId, title, slug }: SellableProduct): CartFinding => ({
  kind: 'sold-out',
  productId,
  title,
  slug,
});

function lapsedPrice({ id: productId, title, slug, plan }: SellableProduct, line: StoredLine): CartFinding | null {
  if (plan === null || line.planPriceId === null) return null;
  return plan.prices.some(({ id }) => id === line.planPriceId)
    ? null
    : { kind: 'plan-price-gone', productId, title, slug };
}

function noticeOf(
  { id: productId, kind, title, slug }: SellableProduct,
  owned: ReadonlySet<number>,
  underWay: readonly OrderUnderWay[],
): CartFinding | null {
  if (isUsedUp({ kind })) return null;
  if (owned.has(productId)) return { kind: 'already-owned', productId, title, slug };
  const order = orderThatPays(productId, underWay);
  return order === null ? null : { kind: 'in-other-order', productId, title, slug, order: namedOrder(order) };
}
