import TurndownService from 'turndown';
import { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import type { TypesetText } from '#domain/reading/manuscript.ts';
import { setMarkdown } from './markdown.ts';

/** What Markdown has no signs for stays in it as HTML. */
const asHtml = 'table, dl, figure, sub, sup, u, mark, abbr, cite, q, small, del, s';

/** Markdown is set by markdown-it, and HTML written back by turndown. */
export class TypesetterByMarkdownIt extends Typesetter {
  readonly #back = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
    hr: '---',
  });

  constructor() {
    super();
    this.#back.keep(({ nodeName }) => asHtml.split(', ').includes(nodeName.toLowerCase()));
  }

  set(markdown: string): TypesetText {
    return setMarkdown(markdown);
  }

  markdownOf(html: string): string {
    return this.#back.turndown(html);
  }
}
