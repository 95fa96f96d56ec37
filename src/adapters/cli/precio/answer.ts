import type { PricingRefusal } from '#domain/pricing/request-check.ts';
import { priceLines, type PricedCart } from '#domain/pricing/totals.ts';
import { decimalText, formatMoney, MAX_MONEY } from '#domain/shared/money.ts';
import { formatRate, type Rate } from '#domain/shared/rate.ts';
import { refuse, type Result } from '#domain/shared/result.ts';
import type { InputLine } from './lines.ts';
import { lineError, readCart, type LineError } from './read-cart.ts';
import { mostLinesText, productIdText } from './cart-schema.ts';

/** What came of one line: its cart, priced, or why there is none. */
export type LineResult = Result<PricedCart, LineError>;

/** Prices the cart of one line of input; null stands for a line that was too long to be read. */
export function priceText(text: InputLine, generalRate: Rate): LineResult {
  if (text === null) return refuse(lineError('La línea es demasiado larga.', null));
  const request = readCart(text, generalRate);
  if (!request.ok) return request;
  const priced = priceLines(request.value);
  return priced.ok ? priced : refuse(errorOf(priced.refusal, generalRate));
}

/** The answer for a program: one line of JSON. Source: decisions.md, Auditor's command. */
export function answerInJson(result: LineResult): string {
  if (result.ok) return JSON.stringify(present(result.value));
  const { error, field } = result.refusal;
  return JSON.stringify({ error, field });
}

function present(cart: PricedCart): object {
  return {
    lines: cart.lines.map(({ line, price, discount, net, base, tax }) => ({
      id: line.productId,
      price: decimalText(price),
      discount: decimalText(discount),
      net: decimalText(net),
      base: decimalText(base),
      igv: decimalText(tax),
    })),
    total: decimalText(cart.price),
    importe_dscto: decimalText(cart.discount),
    new_total: decimalText(cart.net),
    monto: decimalText(cart.base),
    igv: decimalText(cart.tax),
  };
}

/** What the price rules refuse, with the field of the line that is at fault. */
function errorOf(refusal: PricingRefusal, generalRate: Rate): LineError {
  switch (refusal.kind) {
    case 'too-many-lines':
      return lineError(mostLinesText(refusal.most), 'items');
    case 'product-id-invalid':
      return lineError(productIdText, `items[${refusal.line}].id`);
    case 'product-repeated':
      return lineError(`El producto ${refusal.productId} está repetido.`, `items[${refusal.line}].id`);
    case 'tax-rate-not-in-force':
      return lineError(`El IGV debe ser 0 o ${formatRate(generalRate)}.`, `items[${refusal.line}].igv`);
    case 'amount-invalid':
      return lineError('Debe ser un monto en soles.', `items[${refusal.line}].price`);
    case 'extension-invalid':
      return lineError(
        'La ampliación lleva de 0 a 50 % de descuento y un factor de 2 o más.',
        `items[${refusal.line}].extension`,
      );
    case 'amount-too-large': {
      const field = refusal.line === null ? 'items' : `items[${refusal.line}]`;
      return lineError(`El importe pasa de ${formatMoney(MAX_MONEY)}.`, field);
    }
    case 'discount-invalid':
      return lineError('El descuento no es válido.', 'discount');
    case 'general-rate-invalid':
      return lineError('La tasa general de IGV de la escuela no es válida.', null);
  }
}
