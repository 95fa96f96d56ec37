/** A table of a Markdown document. */
export interface MarkdownTable {
  /** The heading it stands under. */
  readonly heading: string;
  /** The last paragraph before it that begins with `Código:`, '' when none stands between it and the table before. */
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The tables of a Markdown document, in order. */
export function tablesOf(markdown: string): readonly MarkdownTable[] {
  const tables: MarkdownTable[] = [];
  let [heading, note] = ['', ''];
  let current: string[][] = [];
  for (const line of [...markdown.split('\n'), '']) {
    if (line.startsWith('|')) {
      current.push(cellsOf(line));
      continue;
    }
    const [columns, , ...rows] = current;
    if (columns !== undefined) {
      tables.push({ heading, note, columns, rows });
      note = '';
    }
    current = [];
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    if (line.startsWith('Código:')) note = line;
  }
  return tables;
}

/** The text of the quotations of a Markdown document, each on one line. */
export function quotationsOf(markdown: string): readonly string[] {
  return markdown
    .split(/\n(?!>)/)
    .map((part) => part.split('\n').filter((line) => line.startsWith('>')))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => line.replace(/^> ?/, '')).join(' '));
}
