/** A name of a PDF with its escapes read: `J#61vaScript` is JavaScript. */
const escapedByte = /#([\da-f]{2})/gi;
const blanks: ReadonlySet<string> = new Set(['\0', '\t', '\n', '\f', '\r', ' ']);

/** A stream and the dictionary that says what it is, names read. */
export interface PdfStream {
  readonly dictionary: string;
  /** Where its bytes begin in the text of the file. */
  readonly start: number;
}

/** The text with every escape of a name read; what stands in strings and streams is read too, which hides nothing. */
export function withNamesRead(text: string): string {
  return text.replaceAll(escapedByte, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * The streams of a PDF, whatever its tables say: at every `obj` in its text begins a dictionary, or none. What only looks like
 * one is read besides, so that nothing is overlooked for it. Null when reading takes longer than any honest file does.
 * @param text one character a byte.
 */
export function pdfStreams(text: string): readonly PdfStream[] | null {
  const streams: PdfStream[] = [];
  // Objects stand beside each other: all their dictionaries together are not longer than the file.
  let patience = 2 * text.length;
  for (const { index } of text.matchAll(/obj\b/g)) {
    const from = index + 3;
    const end = endOfDictionary(text, from);
    patience -= (end ?? text.length) - from;
    if (patience < 0) return null;
    const keyword = end === null ? -1 : afterBlanks(text, end);
    if (end === null || !text.startsWith('stream', keyword)) continue;
    const line = endOfLine(text, keyword);
    const start = line + (text.startsWith('\r\n', line) ? 2 : 1);
    streams.push({ dictionary: withNamesRead(text.slice(from, end)), start });
  }
  return streams;
}

/** The end of the dictionary that begins after blanks and comments; `from` when something else does; null when it is not closed. */
function endOfDictionary(text: string, from: number): number | null {
  let at = afterBlanks(text, from);
  if (!text.startsWith('<<', at)) return from;
  let depth = 0;
  while (at < text.length) {
    if (text.startsWith('<<', at) || text.startsWith('>>', at)) {
      depth += text[at] === '<' ? 1 : -1;
      at += 2;
      if (depth === 0) return at;
    } else if (text[at] === '(') at = afterString(text, at);
    else if (text[at] === '%') at = endOfLine(text, at);
    else at += 1;
  }
  return null;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && (blanks.has(text[at] ?? '') || text[at] === '%')) {
    at = text[at] === '%' ? endOfLine(text, at) : at + 1;
  }
  return at;
}

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}

/** Strings stand in parentheses, nest, and escape them with a backslash. */
function afterString(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
