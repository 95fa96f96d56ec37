import type { Brand } from '#domain/shared/brand.ts';
import { CHARACTER_VALUES, crockfordOf, crockfordValue, plainCrockford } from '#domain/shared/crockford.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';

/**
 * A certificate's code as it is printed: the school's letters and the year, `ES-2026-`, and eleven characters, the last of which checks the ten before it; on one that came
 * from another platform, what that printed.
 */
export type CertificateCode = Brand<string, 'certificate code'>;

export type CertificateCodeRefusal =
  /** Not the shape of a code: letters missing, too many, or none of ours. */
  | { readonly kind: 'code-malformed' }
  /** The shape of a code, but at least one character was copied wrongly. */
  | { readonly kind: 'code-mistyped' };

/** How many characters are drawn at random: 50 bits. */
export const RANDOM_CHARACTERS = 10;

/** The letters with which a school's codes begin: two to five capitals, which no year or random character can be taken for. */
export const isSchoolCode = (text: string): boolean => /^[A-Z]{2,5}$/.test(text);

/**
 * The code of a certificate issued in `year` (by the day in Lima).
 *
 * @param school the letters that `isSchoolCode` takes. @param values ten integers from 0 to 31, from a source nobody can guess.
 * @throws RangeError for any other values.
 */
export function certificateCode(school: string, year: number, values: readonly number[]): CertificateCode {
  const characters = crockfordOf(values);
  if (characters.length !== RANDOM_CHARACTERS || !/^\d{4}$/.test(String(year)) || !isSchoolCode(school)) {
    throw new RangeError('A certificate code needs letters, a year of four digits and ten values from 0 to 31');
  }
  return `${school}-${year}-${characters}${checkCharacter(characters)}` as CertificateCode;
}

/**
 * The sum of the characters' values modulo 32, as a character. Any single wrong character changes it, since two values never
 * differ by a multiple of 32; two characters that changed places do not, and are found when no such certificate exists.
 */
function checkCharacter(characters: string): string {
  const sum = [...characters].reduce((total, character) => total + crockfordValue(character), 0);
  return crockfordOf([sum % CHARACTER_VALUES]);
}

/** Characters of a code behind the school's letters, without hyphens: a year, ten and one. */
const AFTER_LETTERS = 4 + RANDOM_CHARACTERS + 1;

/**
 * The code that a person means: case, spaces and hyphens do not matter; behind the school's letters O is read as 0, I and L as 1.
 * Whichever letters it begins with: a school that changes its own has given out certificates under the former ones. Source: decisions.md,
 * Certificates.
 */
export function parseCertificateCode(text: string): Result<CertificateCode, CertificateCodeRefusal> {
  const typed = certificateKey(text);
  const school = typed.slice(0, -AFTER_LETTERS);
  const plain = plainCrockford(typed.slice(-AFTER_LETTERS));
  const parts = /^(\d{4})([0-9A-HJKMNP-TV-Z]{10})([0-9A-HJKMNP-TV-Z])$/.exec(plain);
  if (parts === null || !isSchoolCode(school)) return refuse({ kind: 'code-malformed' });
  const [, year = '', characters = '', check = ''] = parts;
  if (checkCharacter(characters) !== check) return refuse({ kind: 'code-mistyped' });
  return accept(`${school}-${year}-${characters}${check}` as CertificateCode);
}

/** Characters of a code of another platform: fewer would be guessed, more are not typed. */
const [shortestPrinted, longestPrinted] = [4, 60];

/** A code as another platform printed it: letters, digits, and what stands between them. One of our shape is written as ours. */
export function printedCode(text: string): Result<CertificateCode, { readonly kind: 'code-malformed' }> {
  const own = parseCertificateCode(text);
  if (own.ok) return own;
  const printed = oneLine(text);
  const { length } = certificateKey(printed);
  const isCode = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._/#:°º-]*[\p{L}\p{N}])?$/u.test(printed);
  return isCode && length >= shortestPrinted && printed.length <= longestPrinted
    ? accept(printed as CertificateCode)
    : refuse({ kind: 'code-malformed' });
}

/** By which the code of another platform is found: case, spaces and hyphens do not matter; O and 0 may be two characters there. */
export function certificateKey(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '');
}
