import MarkdownIt, { type Token } from 'markdown-it';
import {
  defaultMarkdownParser,
  defaultMarkdownSerializer,
  MarkdownParser,
  MarkdownSerializer,
  schema as commonMark,
} from 'prosemirror-markdown';
import { type Node, Schema } from 'prosemirror-model';
import type { WritingLanguage } from './writing-language.ts';

type TextNode =
  | 'doc'
  | 'paragraph'
  | 'blockquote'
  | 'heading'
  | 'ordered_list'
  | 'bullet_list'
  | 'list_item'
  | 'image'
  | 'hard_break'
  | 'raw';

/**
 * What is edited as it looks: paragraphs, headings, lists, quotations, code, links, pictures. Whatever else a text may hold (a table, HTML)
 * stands in it as its Markdown, in a block of its own (`raw`), so that nothing that was written is lost.
 */
export const runningText = new Schema<TextNode, 'em' | 'strong' | 'link' | 'code'>({
  nodes: commonMark.spec.nodes.addToEnd('raw', {
    content: 'text*',
    group: 'block',
    code: true,
    defining: true,
    marks: '',
    parseDOM: [{ tag: 'pre[data-raw]', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { 'data-raw': 'true' }, ['code', 0]],
  }),
  marks: commonMark.spec.marks,
});

const tokens = { ...defaultMarkdownParser.tokens, raw: { block: 'raw', noCloseToken: true } };

/** The tokens that are edited as they look. */
const known: ReadonlySet<string> = new Set([
  'text',
  'inline',
  'softbreak',
  ...Object.keys(tokens).flatMap((name) => [name, `${name}_open`, `${name}_close`]),
]);

const isKnown = ({ type, children }: Token): boolean => known.has(type) && (children ?? []).every(isKnown);

/** Whether a block is edited as it looks. A heading of several lines is not: the editor's headings have one, and would lose the words. */
const isEdited = (block: readonly Token[]): boolean =>
  block.every(
    (token, at) =>
      isKnown(token) &&
      !(block[at - 1]?.type === 'heading_open' && (token.children ?? []).some(({ type }) => type === 'hardbreak')),
  );

/** The tokens of a text; a block with anything unknown in it is one token, with its lines as they are. */
class BlocksOrLines extends MarkdownIt {
  override parse(text: string, env: Record<string, unknown>): Token[] {
    const all = super.parse(text, env);
    const lines = text.split('\n');
    const blocks: Token[] = [];
    for (let at = 0; at < all.length;) {
      const end = endOfBlock(all, at);
      const block = all.slice(at, end);
      const [first] = block;
      blocks.push(...(isEdited(block) || !first?.map ? block : [rawToken(first, lines)]));
      at = end;
    }
    return blocks;
  }
}

/** The place after the block that begins at a place. */
function endOfBlock(all: readonly Token[], from: number): number {
  let depth = 0;
  for (let at = from; at < all.length; at += 1) {
    depth += all[at]?.nesting ?? 0;
    if (depth === 0) return at + 1;
  }
  return all.length;
}

function rawToken(first: Token, lines: readonly string[]): Token {
  const [from, to] = first.map ?? [0, 0];
  const content = lines.slice(from, to).join('\n').trimEnd();
  return { ...first, type: 'raw', tag: '', nesting: 0, children: null, content } as Token;
}

const parser = new MarkdownParser(runningText, new BlocksOrLines({ html: true }), tokens);

/** What `prosemirror-markdown` leaves as it is, and would be read as a mark, a tag, an entity, a table or the beginning of a list. */
const readAsMarks = /(?<!\\)_|<(?=[a-z/!?])|&(?=[#a-z])|\||^=|^\+$|(?<=^\d{1,9})(?:\)|\.$)/gi;

/** A block without the blanks before its first word: four would make it code. */
function fromFirstWord(block: Node): Node {
  const blanks = /^[ \t\n]*/.exec(block.firstChild?.text ?? '')?.[0].length ?? 0;
  return block.cut(blanks);
}

/** Whether a list has another sign than the list of its kind right before it: with the same one they would be one list. */
function hasOtherSign(list: Node, parent: Node, index: number): boolean {
  let first = index;
  while (first > 0 && parent.child(first - 1).type === list.type) first -= 1;
  return (index - first) % 2 === 1;
}

const serializer = new MarkdownSerializer(
  {
    ...defaultMarkdownSerializer.nodes,
    paragraph(state, node) {
      state.renderInline(fromFirstWord(node));
      state.closeBlock(node);
    },
    heading(state, node) {
      const signs = '#'.repeat(Number(node.attrs['level']));
      state.write(`${signs} `);
      state.renderInline(fromFirstWord(node), false);
      // Signs at its end would be read as what closes it, and be gone: others after them close it then.
      if (/(?:^|\s)#+\s*$/.test(node.textContent)) state.write(` ${signs}`);
      state.closeBlock(node);
    },
    bullet_list(state, node, parent, index) {
      const sign = hasOtherSign(node, parent, index) ? '-' : '*';
      state.renderList(node, '  ', () => `${sign} `);
    },
    ordered_list(state, node, parent, index) {
      const first = Number(node.attrs['order']);
      const sign = hasOtherSign(node, parent, index) ? ')' : '.';
      const width = String(first + node.childCount - 1).length;
      state.renderList(node, ' '.repeat(width + 2), (at) => `${String(first + at).padStart(width)}${sign} `);
    },
    raw(state, node) {
      state.text(node.textContent, false);
      state.closeBlock(node);
    },
  },
  defaultMarkdownSerializer.marks,
  { escapeExtraCharacters: readAsMarks },
);

/** A text as it is edited. */
export const textOfMarkdown = (markdown: string): Node => parser.parse(markdown.replaceAll('\r\n', '\n'));

/** An edited text as it is kept. */
export const markdownOfText = (text: Node): string => serializer.serialize(text);

/** Running text as it is written: all that a reading or a section of a book may hold. */
export const runningLanguage: WritingLanguage = {
  schema: runningText,
  textOf: textOfMarkdown,
  markdownOf: markdownOfText,
  acts: [
    'bold',
    'italic',
    'paragraph',
    'heading',
    'subheading',
    'bullets',
    'numbers',
    'quote',
    'link',
    'picture',
    'undo',
    'redo',
  ],
  links: {
    begin: 'https://',
    isAddress: (text) => /^(?:https?:\/\/\S+\.|mailto:|tel:|#)\S+$/i.test(text),
    wrong: 'Escribe una dirección completa, como https://www.gob.pe.',
  },
};
