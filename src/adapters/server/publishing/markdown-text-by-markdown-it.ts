import type { Typesetter } from '#application/server/reading/ports/typesetter.ts';
import { MarkdownText } from '#application/server/office/products/ports/markdown-text.ts';

/** HTML without the blanks that no page shows. */
const asShown = (html: string): string =>
  html.replaceAll(/[ \t\n]+/g, ' ').replaceAll(/ ?(<\/?(?:p|li|[uo]l|br|h\d|blockquote|hr)\b[^>]*>) ?/g, '$1');

export class MarkdownTextByMarkdownIt extends MarkdownText {
  constructor(private readonly typesetter: Typesetter) {
    super();
  }

  async html(markdown: string): Promise<string> {
    // What makes and cleans HTML is large, and comes when somebody edits.
    const { renderMarkdown } = await import('./markdown.ts');
    return renderMarkdown(markdown).html;
  }

  async markdown(html: string): Promise<string> {
    const back = await this.typesetter.markdownOf(html);
    return asShown(await this.html(back)) === asShown(html) ? back : html;
  }
}
