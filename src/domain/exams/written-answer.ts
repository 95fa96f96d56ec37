import { fold } from '#domain/shared/text.ts';
import { blanksAsOne } from '#domain/shared/typed-text.ts';

/** Characters that a written answer may have. */
export const LONGEST_ANSWER = 200;

/**
 * Whether two written answers say the same: case, accents, blanks, a full stop at the end and quotes around it apart.
 * '13 %' and '13%' are the same; '1,3' and '13' are not.
 */
export function isSameAnswer(one: string, other: string): boolean {
  return bareWords(one) === bareWords(other);
}

/** What of a written answer is compared. */
export function bareWords(text: string): string {
  return blanksAsOne(fold(text))
    .replaceAll(/^["'«“‘¿¡ ]+|["'»”’.?! ]+$/g, '')
    .replaceAll(/ ?([%/.,:;-]) ?/g, '$1');
}
