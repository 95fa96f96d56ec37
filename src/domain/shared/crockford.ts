/** Crockford's base 32: digits and capitals without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many values a character can take: five bits. */
export const CHARACTER_VALUES = ALPHABET.length;

/** The characters of values from 0 to 31; any other value is none. */
export const crockfordOf = (values: readonly number[]): string => values.map((value) => ALPHABET[value] ?? '').join('');

/** The value of a character of `crockfordOf`; -1 of any other. */
export const crockfordValue = (character: string): number => ALPHABET.indexOf(character);

/** What a person means who copies such characters: case, spaces and hyphens do not matter, O is read as 0, I and L as 1. */
export function plainCrockford(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
}
