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

/** Several things in one phrase: 'Ana, Luis y Rosa'; '' for none. */
export function conjunction(things: readonly string[]): string {
  return things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} y ${things.at(-1)}`;
}

/** The text as it begins a line or a sentence: 'hasta el lunes' is 'Hasta el lunes'. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('es-PE') + text.slice(1);
}
