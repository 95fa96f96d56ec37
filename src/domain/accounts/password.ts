import { fold } from '#domain/shared/text.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { commonPasswords } from './common-passwords.ts';

/** Characters that a password has at least and at most. */
export const shortestPassword = 8;
export const longestPassword = 128;

export type PasswordRefusal =
  | { readonly kind: 'password-too-short' }
  | { readonly kind: 'password-too-long' }
  | { readonly kind: 'password-common' }
  | { readonly kind: 'password-personal' };

/**
 * Judges a password that somebody chooses: long enough, not among those everybody tries first, not their own name or e-mail.
 * Nothing is asked about its composition. Returns it in the one Unicode form that is hashed, so that it is the same on every keyboard.
 * Source: decisions.md, People and sessions.
 *
 * @param personal what others know of the person: e-mail, names.
 */
export function choosePassword(text: string, personal: readonly string[]): Result<string, PasswordRefusal> {
  const password = normalizePassword(text);
  const length = [...password].length;
  if (length < shortestPassword) return refuse({ kind: 'password-too-short' });
  if (length > longestPassword) return refuse({ kind: 'password-too-long' });
  if (isCommon(password)) return refuse({ kind: 'password-common' });
  if (isPersonal(password, personal)) return refuse({ kind: 'password-personal' });
  return accept(password);
}

/** The form in which a password is hashed and compared. */
export function normalizePassword(text: string): string {
  return text.normalize('NFC');
}

function isCommon(password: string): boolean {
  const folded = fold(password);
  const stem = folded.replace(/[\d!.*#@$-]+$/, '');
  return commonPasswords.has(folded) || commonPasswords.has(stem) || new Set(folded).size <= 2 || isStraightRun(folded);
}

/** `12345678`, `abcdefgh`, `98765432`: each character follows the one before it. */
function isStraightRun(text: string): boolean {
  const codes = [...text].map((each) => each.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) === 1 && codes.every((code, place) => place === 0 || code - (codes[place - 1] ?? 0) === step);
}

function isPersonal(password: string, personal: readonly string[]): boolean {
  const letters = fold(password).replace(/[^\p{L}\p{N}]/gu, '');
  const known = personal.flatMap((each) => [each, each.split('@')[0] ?? '']);
  return known.some((each) => {
    const folded = fold(each).replace(/[^\p{L}\p{N}]/gu, '');
    return folded !== '' && (letters === folded || letters.replace(/\d+$/, '') === folded);
  });
}
