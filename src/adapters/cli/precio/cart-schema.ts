import * as v from 'valibot';
import { parsePercentageOff, reductionKindOfCode, type Discount } from '#domain/pricing/discount.ts';
import { DEFAULT_EXTENSION, LARGEST_EXTENSION_DISCOUNT } from '#domain/pricing/extension.ts';
import { HIGHEST_PRICE } from '#domain/pricing/product-price.ts';
import { MAX_LINES } from '#domain/pricing/request-check.ts';
import { formatMoney, parseMoney, type Money, type MoneyRefusal } from '#domain/shared/money.ts';
import { formatRate, parsePercent, type Rate, type RateRefusal } from '#domain/shared/rate.ts';
import type { Result } from '#domain/shared/result.ts';
import { MODULE_CODES } from './module-codes.ts';

const MONEY_TEXTS: Readonly<Record<MoneyRefusal['kind'], string>> = {
  'money-malformed': 'Debe ser un monto en soles escrito como texto, por ejemplo "118.00".',
  'money-negative': 'No puede ser negativo.',
  'money-too-precise': 'Lleva como máximo 2 decimales.',
  'money-too-large': 'Es un monto demasiado grande.',
};

const RATE_TEXTS: Readonly<Record<RateRefusal['kind'], string>> = {
  'rate-malformed': 'Debe ser un porcentaje, por ejemplo 15 o 12.5.',
  'rate-negative': 'No puede ser negativo.',
  'rate-too-precise': 'Lleva como máximo 2 decimales.',
  'rate-too-large': 'No puede pasar de 100.',
};

/** What valibot says of an object that is none, lacks a field or has one too many. */
const objectText = (issue: v.StrictObjectIssue): string => {
  if (issue.expected === 'never') return 'Campo desconocido.';
  return issue.expected === 'Object' ? 'Debe ser un objeto JSON.' : 'Falta este campo.';
};

/** A text or number that the domain parses, with the domain's refusals as messages. */
function parsed<I, O, K extends string>(
  parse: (input: I) => Result<O, { readonly kind: K }>,
  texts: Readonly<Record<K, string>>,
) {
  return v.rawTransform<I, O>(({ dataset, addIssue, NEVER }) => {
    const result = parse(dataset.value);
    if (result.ok) return result.value;
    addIssue({ message: texts[result.refusal.kind] });
    return NEVER;
  });
}

const soles = v.pipe(v.string(MONEY_TEXTS['money-malformed']), parsed(parseMoney, MONEY_TEXTS));

/** A JSON number of percent as basis points. */
const percent = v.pipe(
  v.number(RATE_TEXTS['rate-malformed']),
  parsed((value: number): Result<Rate, RateRefusal> => parsePercent(String(value)), RATE_TEXTS),
);

const atMost = <T extends number>(most: T, name: string) =>
  v.check<T, string>((value) => value <= most, `No puede pasar de ${name}.`);

export const productIdText = 'Debe ser un número entero positivo.';

export const mostLinesText = (most: number): string => `Un carrito lleva como máximo ${most} productos.`;

const productId = v.pipe(
  v.number(productIdText),
  v.check((id) => Number.isSafeInteger(id) && id >= 1, productIdText),
);

const extension = v.strictObject(
  {
    discount: v.optional(
      v.pipe(percent, atMost<Rate>(LARGEST_EXTENSION_DISCOUNT, formatRate(LARGEST_EXTENSION_DISCOUNT))),
      DEFAULT_EXTENSION.discount / 100,
    ),
    factor: v.optional(
      v.pipe(
        v.number('Debe ser un número entero, 2 o mayor.'),
        v.check((factor) => Number.isSafeInteger(factor) && factor >= 2, 'Debe ser un número entero, 2 o mayor.'),
      ),
      DEFAULT_EXTENSION.factor,
    ),
  },
  objectText,
);

const item = v.strictObject(
  {
    id: productId,
    modulo_id: v.picklist(MODULE_CODES, `Debe ser un código de módulo: ${MODULE_CODES.join(', ')}.`),
    price: v.pipe(soles, atMost<Money>(HIGHEST_PRICE, formatMoney(HIGHEST_PRICE))),
    igv: percent,
    options: v.optional(v.array(soles, 'Debe ser una lista de montos en soles.'), []),
    extension: v.nullish(extension, null),
  },
  objectText,
);

const discount = v.pipe(
  v.strictObject(
    {
      tipo_monto: v.picklist([0, 1], 'Debe ser 0 (porcentaje) o 1 (monto fijo).'),
      monto: v.string('Debe ser un texto, por ejemplo "15" o "50.00".'),
      regla_promocion: v.picklist([0, 1], 'Debe ser 0 (todo el carrito) o 1 (productos indicados).'),
      productos: v.array(productId, 'Debe ser una lista de identificadores de producto.'),
    },
    objectText,
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }): Discount => {
    const { tipo_monto: type, monto, regla_promocion: rule, productos } = dataset.value;
    const scope: Discount['scope'] =
      rule === 0 ? { kind: 'whole-cart' } : { kind: 'listed-products', productIds: productos };
    const wrong = (message: string) => {
      addIssue({
        message,
        path: [{ type: 'object', origin: 'value', input: dataset.value, key: 'monto', value: monto }],
      });
      return NEVER;
    };
    const kind = reductionKindOfCode(type);
    if (kind.ok && kind.value === 'percentage') {
      const rate = parsePercentageOff(monto);
      return rate.ok
        ? { reduction: { kind: 'percentage', rate: rate.value }, scope }
        : wrong(RATE_TEXTS[rate.refusal.kind]);
    }
    const amount = parseMoney(monto);
    return amount.ok
      ? { reduction: { kind: 'fixed', amount: amount.value }, scope }
      : wrong(MONEY_TEXTS[amount.refusal.kind]);
  }),
);

/** A cart as the auditor's command reads it. Source: decisions.md, Auditor's command. */
export const cartSchema = v.strictObject(
  {
    rounding: v.optional(v.picklist(['nearest', 'down'], 'Debe ser "nearest" o "down".'), 'nearest'),
    items: v.pipe(
      v.array(v.unknown(), 'Debe ser una lista de productos.'),
      v.maxLength(MAX_LINES, mostLinesText(MAX_LINES)),
      v.array(item),
    ),
    discount: v.nullish(discount, null),
  },
  objectText,
);

export type AuditedCart = v.InferOutput<typeof cartSchema>;
