import { MarkdownText } from '#application/server/office/products/ports/markdown-text.ts';
import { renderMarkdown } from './markdown.ts';

export class MarkdownTextByMarkdownIt extends MarkdownText {
  html(markdown: string): string {
    return renderMarkdown(markdown).html;
  }
}
