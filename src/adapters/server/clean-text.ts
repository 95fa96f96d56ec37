/** What a terminal obeys (C0, DEL, C1), and what turns the order of letters, hides them or breaks lines unseen. */
const dangerous = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Where Unicode has the pictures of control characters, such as ␛. */
const firstPicture = 0x2400;
const pictureOfDelete = '␡';
const replacement = '\u{FFFD}';

/**
 * A text as a terminal may show it: visitors' words stand in what commands print, and an escape sequence among them would be
 * obeyed. Control characters become their pictures, what turns or hides letters the replacement character; line ends and tabs stay.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(dangerous, shown);
}

function shown(character: string): string {
  if (character === '\n' || character === '\t') return character;
  const code = character.codePointAt(0) ?? 0;
  if (code === 0x7f) return pictureOfDelete;
  return code < 0x20 ? String.fromCharCode(firstPicture + code) : replacement;
}
