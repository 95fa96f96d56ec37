const parting = /(?<=\b(?:RUC|DNI)|N\.º|\(\d{2}\)|\b\d{3}) (?=\d{3})|(?<=N\.º) (?=\d)/g;

/**
 * A text in which no number parts at the end of a line from what names it ('RUC 20512345678', 'N.º 7'), nor a telephone number from
 * its own beginning ('(01) 555 0123', '987 654 321').
 */
export function numbersTogether(text: string): string {
  return text.replaceAll(parting, '\u00A0');
}
