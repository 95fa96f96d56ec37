/** The text without case and accents, for comparing what people type: 'Ñandú' and 'nandu' fold alike. Not for sorting. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * The first `keep` characters and an ellipsis when the text has more than `over` (by default `keep`), else the text itself.
 * Source: LAY-8 (30, when over 31) and the menu's names (12).
 */
export function truncate(text: string, keep: number, over: number = keep): string {
  const characters = [...text.normalize('NFC')];
  return characters.length > over ? `${characters.slice(0, keep).join('')}…` : text;
}

/** Several things in one phrase: 'Ana, Luis y Rosa', 'Ana e Inés'; '' for none. */
export function conjunction(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} ${andBefore(last)} ${last}`;
}

/** 'y', which is 'e' before the sound of an i ('e Hilda', 'e IGV'), unless another vowel follows it ('y hierro'). */
export function andBefore(next: string): 'y' | 'e' {
  return /^«?h?[ií](?![aeo])/i.test(next) ? 'e' : 'y';
}

/** The text as it goes on within a sentence: 'Completa este dato.' after 'Título: '. */
export function lowerFirst(text: string): string {
  return text.slice(0, 1).toLocaleLowerCase('es-PE') + text.slice(1);
}

/** The text as it begins a line or a sentence: 'hasta el lunes' is 'Hasta el lunes'. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es-PE') + text.slice(1);
}
