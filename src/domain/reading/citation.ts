import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { oneLine } from '#domain/shared/typed-text.ts';

export interface Cited {
  readonly title: string;
  readonly authors: readonly string[];
  readonly section: string;
  /** The whole permanent address of the paragraph. */
  readonly address: string;
  /** Empty: the section as such. */
  readonly quote: string;
}

/** A citation with its book, section and permanent address, as 'Copiar cita' gives it. */
export function citation({ title, authors, section, address, quote }: Cited): string {
  const passage = oneLine(quote);
  const by = authors.length === 0 ? '' : `${authors.join(', ')}. `;
  const source = `${by}${title}, «${section}». ${schoolIdentity.name}. ${address}`;
  return passage === '' ? source : `«${passage}» (${source})`;
}
