import * as v from 'valibot';
import { money, parseMoney, type Money } from '#domain/shared/money.ts';

/** An amount as JSON carries it: soles with two decimals, as text. Source: decisions.md, Money and tax. */
export const decimal = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}\.\d{2}$/, 'El importe lleva dos decimales, como "118.00".'),
);

/** An instant as JSON carries it. */
export const instant = v.pipe(v.string(), v.isoTimestamp('La fecha y hora van en formato ISO 8601.'));

/** A product's or price's id in a body. */
export const positiveId = v.pipe(
  v.number('Este identificador es un número.'),
  v.integer('Este identificador es un número entero.'),
  v.minValue(1, 'Este identificador empieza en 1.'),
);

/** A product's or price's id in a path or a form: digits. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, 'Este identificador es un número.'),
  v.transform(Number),
);

/** A path segment that names a product. */
export const slugText = v.pipe(
  v.string(),
  v.minLength(1, 'Falta el nombre corto del producto.'),
  v.maxLength(200, 'Ese nombre corto es demasiado largo.'),
);

/** An amount that a schema has found right. */
export function moneyOf(text: string): Money {
  const parsed = parseMoney(text);
  return parsed.ok ? parsed.value : money(Number.NaN);
}
