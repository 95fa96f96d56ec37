/** A picture in a text. */
export interface TextPicture {
  readonly address: string;
  /** What it shows, for whoever does not see it; '': nobody said. */
  readonly words: string;
}

const picture = /!\[((?:[^[\]\\]|\\.)*)\]\((\/imagenes\/lecturas\/[a-z0-9-]+\.webp)((?:\s+"[^"]*")?)\)/g;

/** The school's own pictures in a text in Markdown, in their order. */
export function picturesIn(markdown: string): readonly TextPicture[] {
  return [...markdown.matchAll(picture)].map(([, words = '', address = '']) => ({
    address,
    words: words.replaceAll(/\\(.)/g, '$1'),
  }));
}

/** The text in which a picture says what it shows. @param place of the picture among them, from 0. */
export function withPictureWords(markdown: string, place: number, words: string): string {
  let at = -1;
  return markdown.replaceAll(picture, (whole, _words: string, address: string, title: string) => {
    at += 1;
    return at === place ? `![${safe(words)}](${address}${title})` : whole;
  });
}

/** Words that end no link. */
const safe = (words: string): string => words.replaceAll(/[\s[\]\\]+/g, ' ').trim();
