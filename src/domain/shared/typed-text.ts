/** Every run of blanks, line ends among them, as one space; those at the edges too. */
export function blanksAsOne(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** What is said of a datum that nobody has at such a length. */
export const DATUM_TOO_LONG = 'Este dato es demasiado largo.';

/** What was typed into one line, as it is kept, compared and printed: in NFC, one space between words, none at the edges. */
export function oneLine(text: string): string {
  return blanksAsOne(text.normalize('NFC')).trim();
}

/** What was typed into several lines, as it is kept: in NFC, without blank edges, a line ending as script sends it ('\n'). */
export function severalLines(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}
