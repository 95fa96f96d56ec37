import type { Provider } from './statute.ts';

/** A paragraph, or the points of a list. Links are written `[texto](/ruta)`. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Names the section in addresses: `#devoluciones`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A piece of a paragraph. */
export type LegalPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** A paragraph in its pieces; only links within the school and to mail addresses are links. */
export function legalParts(paragraph: string): readonly LegalPart[] {
  const parts: LegalPart[] = [];
  let rest = 0;
  for (const found of paragraph.matchAll(/\[([^\]]+)\]\(((?:\/|#|mailto:)[^)\s]*)\)/g)) {
    if (found.index > rest) parts.push({ kind: 'text', text: paragraph.slice(rest, found.index) });
    parts.push({ kind: 'link', text: found[1] ?? '', to: found[2] ?? '' });
    rest = found.index + found[0].length;
  }
  if (rest < paragraph.length) parts.push({ kind: 'text', text: paragraph.slice(rest) });
  return parts;
}

/** How a text names what the school is called and who answers for it: '{escuela}', '{razón social}'. */
const placeholders: Readonly<Record<string, keyof Provider | 'school'>> = {
  escuela: 'school',
  'razón social': 'name',
  RUC: 'ruc',
  domicilio: 'address',
  correo: 'email',
  teléfono: 'phone',
  ciudad: 'city',
  'correo de datos': 'privacyEmail',
};

/** A text with what the school is called and who answers for it where their names stand; what names nothing stays as it is. */
export function withProvider(
  sections: readonly LegalSection[],
  said: Provider & { readonly school: string },
): readonly LegalSection[] {
  const filled = (text: string) =>
    text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
      const field = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
      return field === undefined ? whole : said[field];
    });
  return sections.map(({ id, title, blocks }) => ({
    id,
    title: filled(title),
    blocks: blocks.map((block) => (typeof block === 'string' ? filled(block) : block.map(filled))),
  }));
}
