import type TurndownService from 'turndown';
import { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import type { TypesetText } from '#domain/reading/manuscript.ts';

/** What Markdown has no signs for stays in it as HTML. */
const asHtml = 'table, dl, figure, sub, sup, u, mark, abbr, cite, q, small, del, s';

/** Markdown is set by markdown-it, and HTML written back by turndown; each comes when it first has something to do. */
export class TypesetterByMarkdownIt extends Typesetter {
  #back: Promise<TurndownService> | null = null;

  async set(markdown: string): Promise<TypesetText> {
    const { setMarkdown } = await import('./markdown.ts');
    return setMarkdown(markdown);
  }

  async markdownOf(html: string): Promise<string> {
    this.#back ??= wayBack();
    return (await this.#back).turndown(html);
  }
}

/** The items of a list, whose own paragraphs say whether it is a loose one. */
interface ListItem extends HTMLElement {
  readonly parentNode: HTMLElement;
}

async function wayBack(): Promise<TurndownService> {
  const { default: Turndown } = await import('turndown');
  const back = new Turndown({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });
  const escape = back.escape.bind(back);
  // What would be read as a tag or as an entity, which turndown leaves as it is.
  back.escape = (text) => escape(text).replaceAll(/<(?=[a-z/!?])|&(?=#?\w+;)/gi, String.raw`\$&`);
  back.addRule('image', {
    filter: (node) => node.nodeName === 'IMG' && node.getAttribute('src') !== null,
    replacement: (_content, node) => {
      const image = node as HTMLElement;
      const words = (image.getAttribute('alt') ?? '').replaceAll(/[\\[\]]/g, String.raw`\$&`);
      return `![${words}](${image.getAttribute('src') ?? ''})`;
    },
  });
  back.addRule('listItem', {
    filter: 'li',
    replacement: (content, node) => itemOf(content, node as ListItem),
  });
  return back.keep(({ nodeName }) => asHtml.split(', ').includes(nodeName.toLowerCase()));
}

/** An item with its sign. Those of a loose list, where items are paragraphs, stand apart. */
function itemOf(content: string, item: ListItem): string {
  const siblings = Array.from(item.parentNode.children);
  const first = Number(item.parentNode.getAttribute('start') ?? '1');
  const sign = item.parentNode.nodeName === 'OL' ? `${first + siblings.indexOf(item)}. ` : '- ';
  const isLoose = siblings.some((each) => Array.from(each.children).some(({ nodeName }) => nodeName === 'P'));
  const lines = content.replaceAll(/^\n+|\n+$/g, '').replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`);
  return sign + lines + (item.nextElementSibling === null ? '' : isLoose ? '\n\n' : '\n');
}
