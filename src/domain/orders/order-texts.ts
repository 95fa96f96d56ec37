import { conjunction } from '#domain/shared/text.ts';

/** What a buyer reads while a payment is not decided yet. Source: PAY-3. */
export const BEING_VERIFIED = 'Estamos verificando tu pago, por favor espera.';

/**
 * Titles in a few words, as the subject of a letter says them: 'A', 'A y B', 'A y 2 más'; '' of none. The first is the first bought.
 */
export function titlesInOneLine(titles: readonly string[]): string {
  const [first = '', second] = titles;
  if (second === undefined) return first;
  return titles.length === 2 ? conjunction(titles) : `${first} y ${titles.length - 1} más`;
}
