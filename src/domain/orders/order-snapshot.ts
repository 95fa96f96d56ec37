import { cartTotals, type PriceTerms } from '#domain/cart/cart-totals.ts';
import { itemOf, type Cart } from '#domain/cart/cart.ts';
import { derivationOf, type Step } from '#domain/pricing/derivation.ts';
import type { PriceRequest } from '#domain/pricing/price-request.ts';
import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import { priceLines, type Amounts, type PricedCart, type PricedLine } from '#domain/pricing/totals.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

/** The code an order was priced with. */
export interface SnapshotCode {
  readonly id: number;
  readonly origin: 'coupon' | 'promotion' | 'seller';
  readonly word: string;
}

/** A line of an order: its amounts and the words the receipt prints. */
export interface SnapshotLine extends Amounts {
  readonly productId: number;
  readonly moduleCode: string;
  readonly title: string;
}

/** All that an order's price came from and came to, frozen when the order is created. Plain data, stored as JSON. */
export interface OrderSnapshot {
  readonly version: 1;
  readonly request: PriceRequest;
  readonly code: SnapshotCode | null;
  readonly lines: readonly SnapshotLine[];
  readonly totals: Amounts;
  readonly derivation: readonly Step[];
}

/** Where a stored snapshot and its recomputation part: a path such as 'totals.net' or 'lines[0].tax'. */
export interface SnapshotDiffers {
  readonly kind: 'snapshot-differs';
  readonly path: string;
}

/** Prices a cart and freezes all of it. Source: decisions.md, The server decides. */
export function takeSnapshot(cart: Cart, terms: PriceTerms): Result<OrderSnapshot, PricingRefusal> {
  const priced = cartTotals(cart, terms);
  if (!priced.ok) return priced;
  const { code } = cart;
  return accept({
    version: 1,
    request: priced.value.request,
    code: code === null ? null : { id: code.id, origin: code.origin, word: code.word },
    lines: priced.value.lines.map((line) => lineOf(line, cart)),
    totals: amountsOf(priced.value),
    derivation: derivationOf(priced.value),
  });
}

/** Computes a stored snapshot again from what it was given, and compares every amount and every step. */
export function recomputeSnapshot(snapshot: OrderSnapshot): Result<PricedCart, SnapshotDiffers | PricingRefusal> {
  const priced = priceLines(snapshot.request);
  if (!priced.ok) return priced;
  const path =
    difference(snapshot.totals, amountsOf(priced.value), 'totals') ??
    difference(snapshot.lines.map(storedFigures), priced.value.lines.map(figuresOf), 'lines') ??
    difference(snapshot.derivation, derivationOf(priced.value), 'derivation');
  return path === null ? priced : refuse({ kind: 'snapshot-differs', path });
}

function lineOf(priced: PricedLine, cart: Cart): SnapshotLine {
  const item = itemOf(cart, priced.line.productId);
  return { ...figuresOf(priced), moduleCode: item?.moduleCode ?? '', title: item?.title ?? '' };
}

type Figures = Omit<SnapshotLine, 'moduleCode' | 'title'>;

const figuresOf = (priced: PricedLine): Figures => ({ productId: priced.line.productId, ...amountsOf(priced) });
const storedFigures = (line: SnapshotLine): Figures => ({ productId: line.productId, ...amountsOf(line) });

function amountsOf({ price, discount, net, base, tax }: Amounts): Amounts {
  return { price, discount, net, base, tax };
}

/** The path of the first value that differs between two plain data, or null. */
function difference(stored: unknown, computed: unknown, path: string): string | null {
  if (stored === computed) return null;
  if (!isComposite(stored) || !isComposite(computed)) return path;
  const keys = new Set([...Object.keys(stored), ...Object.keys(computed)]);
  for (const key of keys) {
    const inner = difference(stored[key], computed[key], Array.isArray(stored) ? `${path}[${key}]` : `${path}.${key}`);
    if (inner !== null) return inner;
  }
  return null;
}

function isComposite(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
