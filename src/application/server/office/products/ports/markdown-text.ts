/** Makes Markdown into what a page may show, and back. */
export abstract class MarkdownText {
  /** Sanitised HTML. */
  abstract html(markdown: string): Promise<string>;

  /** Markdown that shows the same as some HTML of the school's; the HTML itself where none would. */
  abstract markdown(html: string): Promise<string>;
}
