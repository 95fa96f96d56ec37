import { isMoney } from '#domain/shared/money.ts';
import { isRate } from '#domain/shared/rate.ts';
import type { Discount } from './discount.ts';
import { isExtensionValid } from './extension.ts';
import { isRateAllowed } from './igv.ts';
import type { Line, PriceRequest } from './price-request.ts';

export const MAX_LINES = 1000;

/** Why a cart cannot be priced; `line` counts from 0. */
export type PricingRefusal =
  | { readonly kind: 'too-many-lines'; readonly most: number }
  | { readonly kind: 'product-id-invalid'; readonly line: number }
  | { readonly kind: 'product-repeated'; readonly line: number; readonly productId: number }
  | { readonly kind: 'tax-rate-not-in-force'; readonly line: number; readonly productId: number }
  | { readonly kind: 'extension-invalid'; readonly line: number; readonly productId: number }
  | { readonly kind: 'general-rate-invalid' }
  | { readonly kind: 'discount-invalid' }
  | { readonly kind: 'amount-invalid'; readonly line: number; readonly productId: number }
  | { readonly kind: 'amount-too-large'; readonly line: number | null };

/** The first thing about a request that no price can be computed from, or null. Source: decisions.md, Auditor's command. */
export function refusalOf(request: PriceRequest): PricingRefusal | null {
  if (request.lines.length > MAX_LINES) return { kind: 'too-many-lines', most: MAX_LINES };
  if (!isRate(request.generalRate)) return { kind: 'general-rate-invalid' };
  if (request.discount !== null && !isDiscountValid(request.discount)) return { kind: 'discount-invalid' };
  const seen = new Set<number>();
  for (const [index, line] of request.lines.entries()) {
    const refusal = refusalOfLine(line, index, request, seen);
    if (refusal !== null) return refusal;
    seen.add(line.productId);
  }
  return null;
}

function refusalOfLine(
  { productId, taxRate, price, options, extension }: Line,
  line: number,
  request: PriceRequest,
  seen: ReadonlySet<number>,
): PricingRefusal | null {
  if (!Number.isSafeInteger(productId) || productId < 1) return { kind: 'product-id-invalid', line };
  if (seen.has(productId)) return { kind: 'product-repeated', line, productId };
  if (!isRateAllowed(taxRate, request.generalRate)) return { kind: 'tax-rate-not-in-force', line, productId };
  if (!isMoney(price) || !options.every(isMoney)) return { kind: 'amount-invalid', line, productId };
  return extension === null || isExtensionValid(extension) ? null : { kind: 'extension-invalid', line, productId };
}

function isDiscountValid({ reduction }: Discount): boolean {
  return reduction.kind === 'percentage' ? isRate(reduction.rate) : isMoney(reduction.amount);
}
