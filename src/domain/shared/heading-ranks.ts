/** What a text's headings stand under: the title of the page (1), or that of a section of it (2). */
export type HeadingAbove = 1 | 2;

/**
 * The rank of each heading of a text on the page that shows it: the first ones one below what they stand under, and none more than one below
 * the heading before it, whatever the writer chose. @param levels 1 to 6, as written. Never over 6.
 */
export function headingRanks(levels: readonly number[], under: HeadingAbove): readonly number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(6, under + open.length);
  });
}

const headingTag = /<(\/?)h([1-6])\b/gi;

/** Sanitised HTML with its headings at the ranks that they have on a page. */
export function withHeadingsUnder(html: string, under: HeadingAbove): string {
  const opening = [...html.matchAll(headingTag)].filter(([, slash]) => slash === '');
  const ranks = headingRanks(
    opening.map(([, , level]) => Number(level)),
    under,
  );
  let at = -1;
  return html.replaceAll(headingTag, (_, slash: string) => {
    if (slash === '') at += 1;
    return `<${slash}h${ranks[at] ?? under + 1}`;
  });
}
