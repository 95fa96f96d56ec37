import * as v from 'valibot';
import type { PriceRequest } from '#domain/pricing/price-request.ts';
import type { Rate } from '#domain/shared/rate.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { cartSchema, type AuditedCart } from './cart-schema.ts';

/** Why a line has no answer: in Spanish, and the field at fault, such as items[0].price; null when it is the line itself. */
export interface LineError {
  readonly kind: 'line-error';
  readonly error: string;
  readonly field: string | null;
}

export const lineError = (error: string, field: string | null): LineError => ({ kind: 'line-error', error, field });

/** Reads the cart of one line. Source: decisions.md, Auditor's command. */
export function readCart(text: string, generalRate: Rate): Result<PriceRequest, LineError> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse(lineError('La línea no es JSON válido.', null));
  }
  const checked = v.safeParse(cartSchema, json, { abortEarly: true });
  if (checked.success) return accept(requestOf(checked.output, generalRate));
  const [issue] = checked.issues;
  return refuse(lineError(issue.message, issue.path === undefined ? null : fieldOf(issue.path)));
}

function requestOf({ rounding, items, discount }: AuditedCart, generalRate: Rate): PriceRequest {
  return {
    lines: items.map(({ id, igv, price, options, extension }) => ({
      productId: id,
      taxRate: igv,
      price,
      priceSource: 'given',
      options,
      extension,
    })),
    discount,
    rounding,
    generalRate,
  };
}

/** The way to a field as the answer names it: items[0].price. */
function fieldOf(path: readonly v.IssuePathItem[]): string {
  return path
    .map(({ key }, depth) => (typeof key === 'number' ? `[${key}]` : `${depth === 0 ? '' : '.'}${String(key)}`))
    .join('');
}
