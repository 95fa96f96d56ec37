/** Makes Markdown into what a page may show. */
export abstract class MarkdownText {
  /** Sanitised HTML. */
  abstract html(markdown: string): Promise<string>;
}
