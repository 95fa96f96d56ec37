import { slugify } from '#domain/shared/slug.ts';
import type { Provider } from './statute.ts';

/** A paragraph, or the points of a list. Links are written `[texto](/ruta)`, what weighs more `**así**`. */
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
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const linkOrStrong = /\[([^\]]+)\]\(((?:\/|#|mailto:)(?:\{[^{}]*\}|[^){}\s])*)\)|\*\*([^*]+)\*\*/g;
const factName = /\{([^{}]+)\}/g;
const heading = /^## +(.+?)(?: +\{#([a-z0-9-]+)\})?$/;
const point = /^[-*] +(.+)$/;

/** A paragraph in its pieces; only links within the school and to mail addresses are links. An address may be the name of a fact: `mailto:{correo de datos}`. */
export function legalParts(paragraph: string): readonly LegalPart[] {
  const parts: LegalPart[] = [];
  let rest = 0;
  for (const found of paragraph.matchAll(linkOrStrong)) {
    if (found.index > rest) parts.push({ kind: 'text', text: paragraph.slice(rest, found.index) });
    const [, text = '', to = '', strong] = found;
    parts.push(strong === undefined ? { kind: 'link', text, to } : { kind: 'strong', text: strong });
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
    text.replaceAll(factName, (whole, name: string) => {
      const field = Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
      return field === undefined ? whole : said[field];
    });
  return sections.map(({ id, title, blocks }) => ({
    id,
    title: filled(title),
    blocks: blocks.map((block) => (typeof block === 'string' ? filled(block) : block.map(filled))),
  }));
}

/** The names by which a text has facts of the school put in: '{razón social}'. */
export const factNames: readonly string[] = Object.keys(placeholders).map((name) => `{${name}}`);

/** What stands in a text, one after another; a title with the name that addresses know its section by, if it is given one. */
type WrittenBlock =
  | { readonly kind: 'title'; readonly text: string; readonly name: string | null }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly points: readonly string[] };

/**
 * The blocks of a text that is written as Markdown: '## Título', perhaps with the name that addresses know the section by
 * ('## Devoluciones {#devoluciones}'); between blank lines paragraphs and lists of '- punto'.
 */
export function writtenBlocks(markdown: string): readonly WrittenBlock[] {
  return chunksOf(markdown).flatMap(([first = '', ...rest]): readonly WrittenBlock[] => {
    const titled = heading.exec(first);
    const blocks = blocksOf(titled === null ? [first, ...rest] : rest).map((block): WrittenBlock =>
      typeof block === 'string' ? { kind: 'paragraph', text: block } : { kind: 'list', points: block },
    );
    if (titled === null) return blocks;
    const [, text = '', name = null] = titled;
    return [{ kind: 'title', text, name }, ...blocks];
  });
}

/** The sections of a text that is written as Markdown, as `writtenBlocks` reads it. What stands before the first title is none of it. */
export function legalSections(markdown: string): readonly LegalSection[] {
  const sections: { id: string; title: string; blocks: LegalBlock[] }[] = [];
  for (const block of writtenBlocks(markdown)) {
    if (block.kind === 'title') {
      sections.push({ id: block.name ?? slugify(block.text), title: block.text, blocks: [] });
    } else sections.at(-1)?.blocks.push(block.kind === 'paragraph' ? block.text : block.points);
  }
  return sections;
}

/** What keeps a text from being shown as it was meant, in words; null: nothing. */
export function legalTextProblem(markdown: string): string | null {
  const [beginning] = writtenBlocks(markdown);
  if (beginning?.kind !== 'title') {
    return 'Empieza con el título de la primera sección, en una línea como: ## Quiénes somos';
  }
  const sections = legalSections(markdown);
  const empty = sections.find(({ blocks }) => blocks.length === 0);
  if (empty !== undefined) return `La sección «${empty.title}» no dice nada.`;
  const twice = sections.find(({ id }, place) => sections.findIndex((each) => each.id === id) !== place);
  if (twice !== undefined) return `Dos secciones se llaman «${twice.title}»: cambia una.`;
  const unknown = [...markdown.matchAll(factName)].find(
    ([whole, name = '']) => !whole.startsWith('{#') && !Object.hasOwn(placeholders, name),
  );
  return unknown === undefined ? null : `«${unknown[0]}» no es un dato de la escuela. Hay: ${factNames.join(', ')}.`;
}

/** Lines that stand together, without the blank ones between them. */
function chunksOf(markdown: string): readonly (readonly string[])[] {
  const chunks: string[][] = [];
  let open: string[] | null = null;
  for (const line of markdown.split('\n').map((each) => each.trim())) {
    if (line === '') {
      open = null;
      continue;
    }
    if (open === null || heading.test(line)) chunks.push((open = []));
    open.push(line);
  }
  return chunks;
}

/** Paragraphs and lists: a line that begins no point goes on with what stands before it. */
function blocksOf(lines: readonly string[]): readonly LegalBlock[] {
  const blocks: (string | string[])[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const found = point.exec(line)?.[1];
    if (found !== undefined) {
      if (Array.isArray(last)) last.push(found);
      else blocks.push([found]);
    } else if (last === undefined) blocks.push(line);
    else if (Array.isArray(last)) last.push(`${last.pop() ?? ''} ${line}`);
    else blocks[blocks.length - 1] = `${last} ${line}`;
  }
  return blocks;
}
