import type TurndownService from 'turndown';
import { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import type { TypesetText } from '#domain/reading/manuscript.ts';
import { setMarkdown } from './markdown.ts';

/** What Markdown has no signs for stays in it as HTML. */
const asHtml = 'table, dl, figure, sub, sup, u, mark, abbr, cite, q, small, del, s';

/** Markdown is set by markdown-it, and HTML written back by turndown, which comes when a text of before Markdown was kept is opened. */
export class TypesetterByMarkdownIt extends Typesetter {
  #back: Promise<TurndownService> | null = null;

  set(markdown: string): TypesetText {
    return setMarkdown(markdown);
  }

  async markdownOf(html: string): Promise<string> {
    this.#back ??= wayBack();
    return (await this.#back).turndown(html);
  }
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
  return back.keep(({ nodeName }) => asHtml.split(', ').includes(nodeName.toLowerCase()));
}
