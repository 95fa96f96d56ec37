import { renderMarkdown } from '#adapters/server/publishing/markdown.ts';
import { oneLine } from '#domain/shared/typed-text.ts';
import type { Typesetter } from '#application/server/reading/ports/typesetter.ts';

/** Blocks of HTML as Markdown that is shown as they are: what Markdown has no signs for, or would show otherwise, stands in it as HTML. */
export async function markdownOfBlocks(blocks: readonly string[], typesetter: Typesetter): Promise<string> {
  const whole = blocks.map(inOneLine).join('\n\n');
  const together = (await typesetter.markdownOf(blocks.join(''))).trim();
  if (isShownAs(together, whole)) return together;
  const written: string[] = [];
  for (const html of blocks) {
    const markdown = (await typesetter.markdownOf(html)).trim();
    if (markdown === '') continue;
    // Two lists one after the other would be read as one.
    if (isList(html) && isList(written.at(-1) ?? '')) written.push('<!-- -->');
    written.push(isShownAs(markdown, inOneLine(html)) ? markdown : inOneLine(html));
  }
  const markdown = written.join('\n\n');
  return isShownAs(markdown, whole) ? markdown : whole;
}

/** HTML as it may stand in Markdown, where an empty line would end it. */
function inOneLine(html: string): string {
  return html.replaceAll(/<pre>.*?<\/pre>/gs, (code) => code.replaceAll('\n', '&#10;')).replaceAll(/\s*\n\s*/g, ' ');
}

function isShownAs(markdown: string, other: string): boolean {
  return shape(renderMarkdown(markdown).html) === shape(renderMarkdown(other).html);
}

const edges =
  / ?(<\/?(?:p|h[2-6]|ul|ol|li|blockquote|pre|table|caption|thead|tbody|tr|th|td|dl|dt|dd|figure|figcaption|hr|br)\b[^>]*>) ?/g;

/** HTML without the blanks that nobody sees, bold and italics by one name each. */
function shape(html: string): string {
  const named = html.replaceAll(/(<\/?)b>/g, '$1strong>').replaceAll(/(<\/?)i>/g, '$1em>');
  return oneLine(named).replaceAll(edges, '$1');
}

const isList = (text: string): boolean => /^(?:<[uo]l\b|(?:[-*+]|\d+[.)])\s)/.test(text);
