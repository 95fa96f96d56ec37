import MarkdownIt from 'markdown-it';
import type { Env, Token } from 'markdown-it';

/** A heading that stands by itself in a text. */
export interface MarkdownHeading {
  /** 1 to 6. */
  readonly rank: number;
  readonly title: string;
  /** Its first line and the one after its last, from 0. */
  readonly from: number;
  readonly to: number;
}

/** A text in Markdown, line by line. */
export interface MarkdownLines {
  readonly lines: readonly string[];
  readonly headings: readonly MarkdownHeading[];
  /** Lines of code, in which nothing is a sign. */
  readonly code: ReadonlySet<number>;
  /** Where links lead that are named apart, by their names in capital letters. */
  readonly references: ReadonlyMap<string, string>;
  /** Links to other files of the book. */
  readonly links: number;
}

const parser = new MarkdownIt({ html: true });

/** Looks at the lines of a text. */
export function markdownLines(markdown: string): MarkdownLines {
  const text = markdown.replaceAll(/\r\n?/g, '\n');
  const env: Env = {};
  const tokens = parser.parse(text, env);
  const headings: MarkdownHeading[] = [];
  const code = new Set<number>();
  let links = 0;
  for (const [place, token] of tokens.entries()) {
    const [from, to] = token.map ?? [0, 0];
    if (token.type === 'heading_open' && token.level === 0) {
      headings.push({ rank: Number(token.tag.slice(1)), title: textOf(tokens[place + 1]), from, to });
    }
    if (token.type === 'fence' || token.type === 'code_block') {
      for (let line = from; line < to; line += 1) code.add(line);
    }
    links += (token.children ?? []).filter(leadsInside).length;
  }
  const references = Object.entries(env.references ?? {}).map(([name, { href }]): [string, string] => [name, href]);
  return { lines: text.split('\n'), headings, code, references: new Map(references), links };
}

function textOf(inline: Token | undefined): string {
  return (inline?.children ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : type === 'html_inline' ? '' : content))
    .join('')
    .trim();
}

const leadsInside = (token: Token): boolean =>
  token.type === 'link_open' && !/^(?:https?:|mailto:|tel:|#)/i.test(String(token.attrGet('href') ?? ''));

/** The text without the heading that it begins with, when that is its title; null: it has none. */
export function titleFirst({
  lines,
  headings,
}: MarkdownLines): { readonly title: string; readonly rest: string } | null {
  const [first] = headings;
  if (first === undefined || first.rank !== 1 || lines.slice(0, first.from).some((line) => line.trim() !== ''))
    return null;
  return { title: first.title, rest: lines.slice(first.to).join('\n').trim() };
}
