import { moduleCodeOf } from '#domain/catalogue/product-kind.ts';
import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import type { Amounts, PricedLine } from '#domain/pricing/totals.ts';
import { NOTHING, type Money } from '#domain/shared/money.ts';
import { NO_RATE, type Rate } from '#domain/shared/rate.ts';
import { accept, type Result } from '#domain/shared/result.ts';
import {
  recomputeSnapshot,
  type OrderSnapshot,
  type SnapshotDiffers,
  type SnapshotLine,
} from '#domain/orders/order-snapshot.ts';

/** How the tax law sees a line: sold with IGV, sold exempt from it, or given away. Source: facts/peru.md, section 1.4. */
export type LineTreatment = 'taxed' | 'exempt' | 'free';

/** Catalogue 03 of the tax authority: goods by the piece, and services. Source: facts/peru.md, section 1.4. */
export type UnitCode = 'NIU' | 'ZZ';

/** A line of a receipt. Those issued before quantity, unit and details were kept do not say them. */
export interface ReceiptLine extends Amounts {
  readonly productId: number;
  readonly description: string;
  readonly quantity?: number;
  readonly unit?: UnitCode;
  /** What else was sold with it, in words: of a plan its period and how many it is for, of anything its options. */
  readonly details?: readonly string[];
  readonly taxRate: Rate;
  readonly treatment: LineTreatment;
  /** What of the price the chosen options and the extension are. */
  readonly options: Money;
  readonly extension: Money;
}

/** The amounts of a receipt, as those of its order. Always `taxed + exempt + tax = total = price − discount`. */
export interface ReceiptTotals {
  /** Prices with IGV, before the discount. */
  readonly price: Money;
  readonly discount: Money;
  /** Operaciones gravadas: values without IGV. */
  readonly taxed: Money;
  /** Operaciones exoneradas. */
  readonly exempt: Money;
  /** Operaciones gratuitas: what was given away would have cost this. */
  readonly free: Money;
  readonly tax: Money;
  /** What was paid. */
  readonly total: Money;
}

/**
 * The lines a receipt prints: those of the order's cart, once it has recomputed to the céntimo. A line of 0.00 is a
 * free transfer. Source: decisions.md, Tiny lines; issue of the price core, Explanation.
 */
export function receiptLines(
  snapshot: OrderSnapshot,
): Result<readonly ReceiptLine[], SnapshotDiffers | PricingRefusal> {
  const again = recomputeSnapshot(snapshot);
  if (!again.ok) return again;
  // Recomputed: the two have the same products in the same order.
  return accept(snapshot.lines.map((line, place) => lineOf(again.value.lines[place] as PricedLine, line)));
}

const goods: ReadonlySet<string> = new Set([moduleCodeOf('book'), moduleCodeOf('magazine')]);

/**
 * What was sold for money, before the discount, and the discount of that: a free transfer is told by itself, at what it would have
 * cost, and its price is no discount besides. Always `price − discount = total`. Source: facts/peru.md, section 2.6.
 */
export function soldTotals({ price, discount, free }: ReceiptTotals): Pick<ReceiptTotals, 'price' | 'discount'> {
  return { price: (price - free) as Money, discount: (discount - free) as Money };
}

/** What a receipt's lines come to: to the céntimo what its order came to. */
export function receiptTotals(lines: readonly ReceiptLine[]): ReceiptTotals {
  const sum = (amountOf: (line: ReceiptLine) => Money): Money =>
    lines.reduce((total, line) => total + amountOf(line), 0) as Money;
  const baseOf = (treatment: LineTreatment) => sum((line) => (line.treatment === treatment ? line.base : NOTHING));
  return {
    price: sum(({ price }) => price),
    discount: sum(({ discount }) => discount),
    taxed: baseOf('taxed'),
    exempt: baseOf('exempt'),
    free: sum((line) => (line.treatment === 'free' ? line.price : NOTHING)),
    tax: sum(({ tax }) => tax),
    total: sum(({ net }) => net),
  };
}

function lineOf(priced: PricedLine, { title, moduleCode }: SnapshotLine): ReceiptLine {
  const { options, extension, price, discount, net, base, tax } = priced;
  const { productId, taxRate } = priced.line;
  return {
    productId,
    description: title,
    quantity: 1,
    unit: goods.has(moduleCode) ? 'NIU' : 'ZZ',
    taxRate,
    treatment: net === NOTHING ? 'free' : taxRate === NO_RATE ? 'exempt' : 'taxed',
    options,
    extension,
    price,
    discount,
    net,
    base,
    tax,
  };
}
