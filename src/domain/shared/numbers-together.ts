import { amountsTogether } from './money.ts';

const parting =
  /(?<=\b(?:RUC|DNI)|N\.º|\(\d{2}\)|\b\d{3}) (?=\d{3})|(?<=N\.º) (?=\d)|(?<=\d) (?=%)|(?<=\b[A-Z]\.) (?=[A-Z]\.)/g;

/**
 * A text in which no number parts at the end of a line from what names it ('RUC 20512345678', 'N.º 7', 'S/. 118.00', '18 %'), nor a telephone number from
 * its own beginning ('(01) 555 0123', '987 654 321'), nor the letters of a company's kind from each other ('S. A. C.').
 */
export function numbersTogether(text: string): string {
  return amountsTogether(text).replaceAll(parting, '\u00A0');
}

/** How a number of the school's own is said, an order's or a sheet's: 'N.º 7', which never parts at the end of a line. */
export function numbered(number: number | string): string {
  return `N.º\u00A0${number}`;
}

/** A title of which no line begins with a number of up to three digits, nor with '%': 'Norma y Negocio 12', 'el 18 %'. */
export function titleTogether(title: string): string {
  return title.replaceAll(/ (?=\d{1,3}(?!\d)|%)/g, '\u00A0');
}
