import * as v from 'valibot';
import { areProductKinds } from '#domain/catalogue/product-kind.ts';
import { money, parseMoney, type Money } from '#domain/shared/money.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';

/** An amount as JSON carries it: soles with two decimals, as text. Source: decisions.md, Money and tax. */
export const decimal = v.pipe(
  v.string(),
  v.regex(/^\d{1,12}\.\d{2}$/, 'El importe lleva dos decimales, como "118.00".'),
);

/** What the time for which something is sold is counted in. */
export const durationUnit = v.picklist(['day', 'month', 'year']);

/** An instant as JSON carries it. */
export const instant = v.pipe(v.string(), v.isoTimestamp('La fecha y hora van en formato ISO 8601.'));

/** What a column of ids, or of counts, holds on both databases. */
export const LARGEST_ID = 2_147_483_647;
const tooLargeId = 'No hay un identificador tan grande.';

/** The id of something that is counted, in a body of JSON. */
export const positiveId = v.pipe(
  v.number('Este identificador es un número.'),
  v.integer('Este identificador es un número entero.'),
  v.minValue(1, 'Este identificador empieza en 1.'),
  v.maxValue(LARGEST_ID, tooLargeId),
);

/** The same in a path or a form: digits. */
export const idText = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,9}$/, 'Este identificador es un número.'),
  v.check((text) => Number(text) <= LARGEST_ID, tooLargeId),
  v.transform(Number),
);

/** The page of a list that is asked for, from 1; the first where none is. */
export const pageText = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'La página empieza en 1.')), '1');

/** The same where a page is always named. */
export const givenPage = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, 'El campo «page» es un número desde 1.'));

/** One of some words, in the query field `which`. */
export const whichOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `El campo «which» debe ser ${words.join(', ')}.`);

/** Kinds of product with commas between them; '': all. */
export const kindsText = v.pipe(
  v.string(),
  v.check(areProductKinds, 'El campo «kinds» nombra un tipo de producto que no existe.'),
);

/** An id where a call of the specification takes digits and numbers. */
export const anyId = v.union([positiveId, idText], 'Este identificador es un número desde 1.');

/** Which school is meant, in calls of the specification. */
export const thisSchool = v.literal(schoolIdentity.code, `El campo «web» debe ser «${schoolIdentity.code}».`);

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
