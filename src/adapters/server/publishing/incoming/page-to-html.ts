import type { Element, Node } from '@xmldom/xmldom';
import type { LeftOutKind } from '#domain/reading/importing/left-out.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import { childElements, nameOfElement, partsPlayedBy } from './xml-document.ts';

/** What the reading of a page asks of the book that it is of. */
export interface PageNeeds {
  /** What a picture is shown at; null: it is not shown. @param address as the page names it. */
  readonly picture: (address: string) => Promise<string | null>;
  readonly leaveOut: (kind: LeftOutKind) => void;
  /** Ids at which other sections begin. */
  readonly marks: ReadonlySet<string>;
}

/** A piece of a page: a block of HTML, or the id at which a section begins there. */
export type PagePiece = { readonly html: string } | { readonly mark: string };

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
/** What groups others and is nothing by itself. */
const groups = words(
  'html body div section article main header footer aside nav center hgroup details summary address',
);
const inlines = words('strong em sub sup small u s del code abbr cite q mark a br img');
const blocks = words(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table caption thead tbody tr th td dl dt dd figure figcaption hr',
);
const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  tfoot: 'tbody',
  tt: 'code',
  ins: 'u',
};
const empty = words('br hr img');
/** What is not taken, and what is said of it; null: nothing, it shows nothing. */
const left: Readonly<Record<string, LeftOutKind | null>> = {
  script: 'script',
  style: null,
  head: null,
  title: null,
  template: null,
  link: null,
  meta: null,
  audio: 'media',
  video: 'media',
  iframe: 'frame',
  object: 'frame',
  embed: 'frame',
  form: 'form',
  input: 'form',
  select: 'form',
  textarea: 'form',
  button: 'form',
  svg: 'drawing',
};
const kept: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
};

/** Makes the body of a page into HTML of the tags that the school shows, block by block. */
export class PageToHtml {
  readonly #pieces: PagePiece[] = [];

  constructor(private readonly needs: PageNeeds) {}

  async pieces(body: Element): Promise<readonly PagePiece[]> {
    await this.#takeGroup(body);
    return this.#pieces;
  }

  async #takeGroup(group: Node): Promise<void> {
    let run = '';
    const endRun = (): void => {
      if (run.trim() !== '') this.#pieces.push({ html: `<p>${run.trim()}</p>` });
      run = '';
    };
    for (const node of nodesOf(group)) {
      const element = elementOf(node);
      if (element === null) {
        run += textOf(node);
        continue;
      }
      const name = ownName(element);
      if (!groups.has(name) && !blocks.has(name)) {
        if (this.#marksBelow(element).length > 0) endRun();
        this.#markAll(element);
        run += await this.#inline(element);
        continue;
      }
      endRun();
      this.#mark(element);
      if (groups.has(name)) {
        if (isNote(element)) this.needs.leaveOut('note');
        await this.#takeGroup(element);
      } else {
        for (const mark of this.#marksBelow(element)) this.#pieces.push({ mark });
        this.#pieces.push({ html: await this.#block(element) });
      }
    }
    endRun();
  }

  #mark(element: Element): void {
    if (this.needs.marks.has(idOf(element))) this.#pieces.push({ mark: idOf(element) });
  }

  #markAll(element: Element): void {
    this.#mark(element);
    for (const mark of this.#marksBelow(element)) this.#pieces.push({ mark });
  }

  /** The marks of ids within a block, which cannot be divided: the section begins with the block. */
  #marksBelow(element: Element): readonly string[] {
    if (this.needs.marks.size === 0) return [];
    return childElements(element).flatMap((child) => [
      ...(this.needs.marks.has(idOf(child)) ? [idOf(child)] : []),
      ...this.#marksBelow(child),
    ]);
  }

  async #block(element: Element): Promise<string> {
    const name = ownName(element);
    if (empty.has(name)) return `<${name} />`;
    if (isNote(element)) this.needs.leaveOut('note');
    const inside = name === 'pre' ? await this.#preformatted(element) : await this.#flow(element);
    return `<${name}${attributesOf(element, name)}>${inside}</${name}>`;
  }

  /** What stands within a block: text, and blocks between it. */
  async #flow(element: Element): Promise<string> {
    const holdsLines = /^(?:p|h[1-6])$/.test(ownName(element));
    let flow = '';
    for (const node of nodesOf(element)) {
      const child = elementOf(node);
      if (child === null) flow += textOf(node);
      else if (holdsLines) flow += await this.#inline(child);
      else if (blocks.has(ownName(child))) flow += await this.#block(child);
      else if (groups.has(ownName(child))) flow += await this.#grouped(child);
      else flow += await this.#inline(child);
    }
    return flow;
  }

  /** A group within a block: a paragraph, or what stands in it. */
  async #grouped(element: Element): Promise<string> {
    const inside = await this.#flow(element);
    const hasBlocks = childElements(element).some((child) => groups.has(ownName(child)) || blocks.has(ownName(child)));
    return hasBlocks || inside.trim() === '' ? inside : `<p>${inside.trim()}</p>`;
  }

  async #inline(element: Element): Promise<string> {
    const name = ownName(element);
    const kind = left[name];
    if (kind !== undefined) {
      if (kind !== null) this.needs.leaveOut(kind);
      return '';
    }
    if (name === 'br') return '<br />';
    if (name === 'img') return this.#picture(element);
    if (name === 'math') {
      this.needs.leaveOut('formula');
      return escaped(oneLine(element.textContent ?? ''));
    }
    let inside = '';
    for (const node of nodesOf(element)) {
      const child = elementOf(node);
      inside += child === null ? textOf(node) : await this.#inline(child);
    }
    if (name === 'a') return this.#link(element, inside);
    return inlines.has(name) && inside !== '' ? `<${name}${attributesOf(element, name)}>${inside}</${name}>` : inside;
  }

  async #preformatted(element: Element): Promise<string> {
    let inside = '';
    for (const node of nodesOf(element)) {
      const child = elementOf(node);
      inside += child === null ? escaped(node.nodeValue ?? '') : await this.#inlinePreformatted(child);
    }
    return inside.startsWith('<code>') ? inside : `<code>${inside.replaceAll(/<[^>]*>/g, '')}</code>`;
  }

  async #inlinePreformatted(element: Element): Promise<string> {
    if (left[ownName(element)] !== undefined || ownName(element) === 'img') return this.#inline(element);
    const inside = escaped(element.textContent ?? '');
    return ownName(element) === 'code' ? `<code>${inside}</code>` : inside;
  }

  async #picture(element: Element): Promise<string> {
    const isOrnament = /^(?:presentation|none)$/.test(element.getAttribute('role') ?? '');
    if (isOrnament) return '';
    const source = await this.needs.picture(element.getAttribute('src') ?? '');
    const alternative = oneLine(element.getAttribute('alt') ?? '');
    if (source === null) return alternative === '' ? '' : `<em>${escaped(alternative)}</em>`;
    return `<img src="${source}" alt="${escaped(alternative)}" />`;
  }

  #link(element: Element, inside: string): string {
    const href = element.getAttribute('href') ?? '';
    if (href === '') return inside;
    if (/^(?:https?:|mailto:|tel:)/i.test(href)) return `<a href="${escaped(href)}">${inside}</a>`;
    // The names that the reader gives to paragraphs; the school's own books lead to them.
    if (/^#p-[a-z\d.-]+$/.test(href)) return `<a href="${href}">${inside}</a>`;
    const played = partsPlayedBy(element);
    if (played.has('noteref')) return inside.includes('<sup>') ? inside : `<sup>${inside}</sup>`;
    if (!played.has('backlink')) this.needs.leaveOut('link');
    return inside;
  }
}

const idOf = (element: Element): string => element.getAttribute('id') ?? '';

const isNote = (element: Element): boolean =>
  ['footnote', 'endnote', 'rearnote'].some((part) => partsPlayedBy(element).has(part));

const ownName = (element: Element): string => renamed[nameOfElement(element)] ?? nameOfElement(element);

function nodesOf(node: Node): readonly Node[] {
  const found: Node[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) found.push(child);
  return found;
}

const elementOf = (node: Node): Element | null => (node.nodeType === node.ELEMENT_NODE ? (node as Element) : null);

/** Text and CDATA; comments and instructions are none. */
function textOf(node: Node): string {
  const isText = node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE;
  return isText ? escaped((node.nodeValue ?? '').replaceAll(/[\t\n\r ]+/g, ' ')) : '';
}

function attributesOf(element: Element, name: string): string {
  return (kept[name] ?? [])
    .filter((each) => element.getAttribute(each) !== null)
    .map((each) => ` ${each}="${escaped(element.getAttribute(each) ?? '')}"`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
