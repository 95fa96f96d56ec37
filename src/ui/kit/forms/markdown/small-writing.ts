import { type Node, Schema } from 'prosemirror-model';
import type { WritingLanguage } from './writing-language.ts';

/** A title with the name that addresses know its section by, a paragraph, or the points of a list. */
type Block =
  | { readonly kind: 'title'; readonly text: string; readonly name: string | null }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly points: readonly string[] };

type Part =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** A small Markdown as those read it who show it: titles, paragraphs, lists, what weighs more, links that it takes. */
export interface SmallGrammar {
  readonly blocksOf: (markdown: string) => readonly Block[];
  readonly partsOf: (paragraph: string) => readonly Part[];
  readonly links: WritingLanguage['links'];
}

/** How a text of a small Markdown is written: what its readers would not be shown cannot be put in. */
export function smallWriting({ blocksOf, partsOf, links }: SmallGrammar): WritingLanguage {
  const schema = schemaOf(links.isAddress);
  const inlineOf = (text: string): readonly Node[] =>
    partsOf(text).map((part) => {
      if (part.kind === 'text') return schema.text(part.text);
      return schema.text(part.text, [
        part.kind === 'link' ? schema.mark('link', { href: part.to }) : schema.mark('strong'),
      ]);
    });
  const paragraphOf = (text: string): Node => schema.node('paragraph', null, inlineOf(text));
  const blockOf = (block: Block): Node => {
    if (block.kind === 'paragraph') return paragraphOf(block.text);
    if (block.kind === 'title') return schema.node('heading', { name: block.name }, [schema.text(block.text)]);
    const points = block.points.map((point) => schema.node('list_item', null, [paragraphOf(point)]));
    return schema.node('bullet_list', null, points);
  };
  return {
    schema,
    textOf: (markdown) => {
      const blocks = blocksOf(markdown).map(blockOf);
      return schema.node('doc', null, blocks.length === 0 ? [schema.node('paragraph')] : blocks);
    },
    markdownOf,
    acts: ['heading', 'paragraph', 'bullets', 'bold', 'link', 'undo', 'redo'],
    links,
  };
}

const schemaOf = (isAddress: (text: string) => boolean) =>
  new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
      heading: {
        content: 'text*',
        marks: '',
        group: 'block',
        defining: true,
        attrs: { level: { default: 2 }, name: { default: null } },
        parseDOM: ['h1', 'h2', 'h3', 'h4'].map((tag) => ({ tag })),
        toDOM: () => ['h2', 0],
      },
      bullet_list: {
        content: 'list_item+',
        group: 'block',
        attrs: { tight: { default: true } },
        parseDOM: [{ tag: 'ul' }, { tag: 'ol' }],
        toDOM: () => ['ul', 0],
      },
      list_item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
      text: { group: 'inline' },
    },
    marks: {
      link: {
        attrs: { href: {} },
        inclusive: false,
        // What weighs more and is a link has no place in a small Markdown.
        excludes: '_',
        parseDOM: [
          {
            tag: 'a[href]',
            getAttrs: (link) => {
              const href = link.getAttribute('href') ?? '';
              return isAddress(href) && { href };
            },
          },
        ],
        toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
      },
      strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    },
  });

function markdownOf(text: Node): string {
  const named = new Set<string>();
  const title = (block: Node): string => {
    const name = block.attrs['name'] as string | null;
    // Cut in two, a title is twice there: its name stays with the first.
    if (name === null || named.has(name)) return `## ${written(block)}`;
    named.add(name);
    return `## ${written(block)} {#${name}}`;
  };
  return text.children
    .filter((block) => block.textContent.trim() !== '')
    .map((block) => {
      if (block.type.name === 'heading') return title(block);
      const points = block.children.map(written).filter((point) => point !== '');
      return block.type.name === 'bullet_list' ? points.map((point) => `- ${point}`).join('\n') : written(block);
    })
    .join('\n\n');
}

/** The words of a block with their marks; a mark that its own words would end is not written. */
function written(block: Node): string {
  let words = '';
  block.descendants(({ text = '', marks: [mark] }) => {
    if (mark?.type.name === 'link' && !text.includes(']')) words += `[${text}](${String(mark.attrs['href'])})`;
    else words += mark?.type.name === 'strong' && !text.includes('*') ? `**${text}**` : text;
  });
  return words.trim();
}
