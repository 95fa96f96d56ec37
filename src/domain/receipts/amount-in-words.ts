import type { Money } from '#domain/shared/money.ts';

const UNITS =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const TENS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const HUNDREDS =
  ' ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');

/** An amount as receipts spell it: 'cuatrocientos treinta y nueve con 80/100 soles'. Source: facts/peru.md, section 2.4. */
export function amountInWords(amount: Money): string {
  const centimos = amount % 100;
  return `${integerInWords((amount - centimos) / 100)} con ${String(centimos).padStart(2, '0')}/100 soles`;
}

/** A whole number from 0 to 999 999 999 999 in words. */
function integerInWords(value: number): string {
  const millions = Math.floor(value / 1_000_000);
  const rest = value % 1_000_000;
  if (millions === 0) return thousandsInWords(rest);
  const head = millions === 1 ? 'un millón' : `${shortened(thousandsInWords(millions))} millones`;
  return rest === 0 ? head : `${head} ${thousandsInWords(rest)}`;
}

function thousandsInWords(value: number): string {
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  if (thousands === 0) return hundredsInWords(rest);
  const head = thousands === 1 ? 'mil' : `${shortened(hundredsInWords(thousands))} mil`;
  return rest === 0 ? head : `${head} ${hundredsInWords(rest)}`;
}

function hundredsInWords(value: number): string {
  if (value === 100) return 'cien';
  const hundred = HUNDREDS[Math.floor(value / 100)] ?? '';
  const rest = value % 100;
  if (hundred === '') return tensInWords(rest);
  return rest === 0 ? hundred : `${hundred} ${tensInWords(rest)}`;
}

function tensInWords(value: number): string {
  const known = UNITS[value];
  if (known !== undefined) return known;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens} y ${UNITS[value % 10]}`;
}

/** 'uno' loses its last letter before 'mil' and 'millones'. */
function shortened(words: string): string {
  return words.replace(/veintiuno$/, 'veintiún').replace(/\buno$/, 'un');
}
