import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import type { RefusalTable } from '#adapters/server/http/shared/refusal-table.ts';

const unpriceable = 'No pudimos calcular el precio de este carrito. Ya quedó registrado para corregirlo.';

/** A cart that cannot be priced: a fault of the school's own data, said clearly to whoever reads it. */
export const pricingRefusals: RefusalTable<PricingRefusal> = {
  'too-many-lines': { status: 409, detail: ({ most }) => `Un carrito admite hasta ${most} productos.` },
  'general-rate-invalid': {
    status: 500,
    detail: 'La tasa general de IGV de la escuela no es válida. La escuela debe corregirla antes de vender.',
  },
  'product-id-invalid': { status: 500, detail: unpriceable },
  'product-repeated': { status: 500, detail: unpriceable },
  'tax-rate-not-in-force': {
    status: 500,
    detail: ({ productId }) =>
      `El producto ${productId} tiene una tasa de IGV que no es 0 ni la general de la escuela. La escuela debe corregirla antes de venderlo.`,
    data: ({ productId }) => ({ productId }),
  },
  'extension-invalid': { status: 500, detail: unpriceable },
  'discount-invalid': { status: 500, detail: unpriceable },
  'amount-invalid': { status: 500, detail: unpriceable },
  'amount-too-large': { status: 409, detail: 'El total de este carrito es demasiado grande para cobrarlo en línea.' },
};
