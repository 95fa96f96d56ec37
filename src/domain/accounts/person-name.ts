import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { oneLine } from '#domain/shared/typed-text.ts';

export type PersonNameRefusal = { readonly kind: 'name-missing' } | { readonly kind: 'name-invalid' };

/** Characters that a name may have at most. */
export const longestName = 60;

const shape = /^\p{L}[\p{L}\p{M} .'’-]*$/u;

/** A given name or surname: letters with their accents, spaces, and the hyphens, points and apostrophes that real names have. */
export function personName(text: string): Result<string, PersonNameRefusal> {
  const name = oneLine(text);
  if (name === '') return refuse({ kind: 'name-missing' });
  if ([...name].length > longestName || !shape.test(name)) return refuse({ kind: 'name-invalid' });
  return accept(name);
}
