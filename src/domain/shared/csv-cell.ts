/** A text as a cell of CSV, which no program takes for a formula. */
export function csvText(text: string): string {
  return csvRaw(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
}

/** Something of our own making as a cell of CSV: a number, a date. */
export function csvRaw(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of cells as a file: in UTF-8 with a mark by which every spreadsheet program takes it for that. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
