import type { Brand } from '#domain/shared/brand.ts';
import { CHARACTER_VALUES, crockfordOf, crockfordValue, plainCrockford } from '#domain/shared/crockford.ts';

/**
 * What a buyer writes into the message of a deposit, so that it finds its order: a letter, the order's number in at least four
 * characters, and two that check it. It is computed from the number, so every order has one, whenever it was made.
 */
export type DepositCode = Brand<string, 'deposit code'>;

/** Begins every code, so that digits alone, as operation numbers are, are never taken for one. */
const LETTER = 'D';
const FEWEST_CHARACTERS = 4;
/** Orders of a school that makes a thousand a day for a thousand years still fit. */
const MOST_CHARACTERS = 6;
/** The largest prime that two characters hold. */
const CHECK_PRIME = 1021;
/** Words of a message over which a code may be spread by hyphens or blanks. */
const MOST_WORDS = 3;
const LONGEST = LETTER.length + MOST_CHARACTERS + 2;

/** The code of an order. @param orderNumber from 1. @throws RangeError for what is no number of an order. */
export function depositCode(orderNumber: number): DepositCode {
  const number = charactersOf(orderNumber, FEWEST_CHARACTERS);
  if (!Number.isInteger(orderNumber) || orderNumber < 1 || number.length > MOST_CHARACTERS) {
    throw new RangeError(`${orderNumber} is no number of an order`);
  }
  return `${LETTER}${number}${checkOf(orderNumber)}` as DepositCode;
}

/**
 * The number of the order whose code a person means; null: it is no code. Case, blanks and hyphens do not matter, O is read as 0, I and
 * L as 1. One wrong character of a code, or two of its number that changed places, make it none.
 */
export function orderOfDepositCode(text: string): number | null {
  const plain = plainCrockford(text);
  const number = plain.slice(LETTER.length, -2);
  if (!plain.startsWith(LETTER) || number.length < FEWEST_CHARACTERS || plain.length > LONGEST) return null;
  const values = [...number].map(crockfordValue);
  if (values.includes(-1)) return null;
  const orderNumber = values.reduce((sum, value) => sum * CHARACTER_VALUES + value, 0);
  return orderNumber > 0 && depositCode(orderNumber) === plain ? orderNumber : null;
}

/** The numbers of the orders whose codes stand in what a bank tells of a movement, each once, in their order in the text. */
export function ordersNamedIn(text: string): readonly number[] {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
  const found = words.flatMap((_, from) => {
    const spread = Array.from({ length: MOST_WORDS }, (__, more) => words.slice(from, from + more + 1).join(''));
    return spread.flatMap((each) => orderOfDepositCode(each) ?? []);
  });
  return [...new Set(found)];
}

/**
 * Two characters of the number modulo a prime. A wrong character changes the number by less than 32 times a power of 32, neighbours that
 * changed places by 31 times less than that: no multiple of the prime.
 */
function checkOf(orderNumber: number): string {
  return charactersOf((orderNumber * 577 + 101) % CHECK_PRIME, 2);
}

function charactersOf(value: number, fewest: number): string {
  const values: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / CHARACTER_VALUES)) values.unshift(rest % CHARACTER_VALUES);
  return crockfordOf(values).padStart(fewest, '0');
}
