import { decimalText } from '#domain/shared/money.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { PriceRequest } from '#domain/pricing/price-request.ts';

/** A cart as the auditor's command reads it. */
export function auditedCart(request: PriceRequest): object {
  return {
    rounding: request.rounding,
    items: request.lines.map(({ productId, price, taxRate, options, extension }) => ({
      id: productId,
      modulo_id: 'VT',
      price: decimalText(price),
      igv: taxRate / 100,
      options: options.map(decimalText),
      extension: extension === null ? null : { discount: extension.discount / 100, factor: extension.factor },
    })),
    discount: request.discount === null ? null : auditedDiscount(request.discount),
  };
}

/** A code as the auditor's command reads it. */
export function auditedDiscount({ reduction, scope }: Discount): object {
  return {
    tipo_monto: reduction.kind === 'percentage' ? 0 : 1,
    monto: reduction.kind === 'percentage' ? String(reduction.rate / 100) : decimalText(reduction.amount),
    regla_promocion: scope.kind === 'whole-cart' ? 0 : 1,
    productos: scope.kind === 'whole-cart' ? [] : scope.productIds,
  };
}
