import { MarkdownText } from '#application/server/office/products/ports/markdown-text.ts';

export class MarkdownTextByMarkdownIt extends MarkdownText {
  async html(markdown: string): Promise<string> {
    // What makes and cleans HTML is large, and comes when somebody edits.
    const { renderMarkdown } = await import('./markdown.ts');
    return renderMarkdown(markdown).html;
  }
}
