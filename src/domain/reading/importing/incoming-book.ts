import type { LeftOut } from './left-out.ts';

/** What a file that becomes a book may be. */
export type BookFileFormat = 'epub' | 'mdbook' | 'markdown';

const formatNames: Readonly<Record<BookFileFormat, string>> = {
  epub: 'EPUB',
  mdbook: 'mdBook',
  markdown: 'Markdown',
};

/** How a format is called. */
export const bookFileFormatName = (format: BookFileFormat): string => formatNames[format];

/** A file that somebody chose, with the name it has where it comes from. */
export interface GivenBookFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A section of a book as it stands in a file. */
export interface IncomingSection {
  readonly title: string;
  /** 0 for a chapter, 1 for what stands below it, and so on. */
  readonly level: number;
  /** Its pictures have the addresses that `incomingPicture` gives them. */
  readonly markdown: string;
  readonly words: number;
}

/** A picture of a book as it stands in a file. */
export interface IncomingPicture {
  /** Its path in the file. */
  readonly file: string;
  readonly content: Uint8Array;
}

/** What a file becomes, before anything of it is kept. */
export interface IncomingBook {
  readonly format: BookFileFormat;
  /** What the file calls the book; '': it does not say. */
  readonly title: string;
  /** In reading order; no level is left out. */
  readonly sections: readonly IncomingSection[];
  readonly pictures: readonly IncomingPicture[];
  /** How often a picture stands in it without a word of what it shows. */
  readonly barePictures: number;
  readonly leftOut: readonly LeftOut[];
}

const megabyte = 1024 * 1024;

/** How much of a file is taken. */
export const bookFileLimits = {
  /** Bytes as it comes. */
  largestFile: 20 * megabyte,
  /** Files within a ZIP. */
  entries: 5000,
  /** Bytes of one of them, unpacked. */
  largestEntry: 20 * megabyte,
  /** Bytes of all of them, unpacked. */
  unpacked: 250 * megabyte,
  /** How many times as much a file may be as it is packed, once it is larger than `smallEntry`: no text and no picture is more. */
  ratio: 100,
  smallEntry: megabyte,
  pictures: 300,
  /** Characters of the Markdown of a whole book. */
  text: 12_000_000,
} as const;

/** Under which address a text names a picture before it is kept. @param place of the picture among those of the file. */
export const incomingPicture = (place: number): string => `/imagenes/lecturas/por-traer-${place}.webp`;

const incoming = /\/imagenes\/lecturas\/por-traer-(\d{1,6})\.webp/g;
/** A picture with all that belongs to it, as it stands in Markdown or as HTML. */
const wholePicture =
  /!\[(?:[^[\]\\]|\\.)*\]\(\/imagenes\/lecturas\/por-traer-(\d{1,6})\.webp(?:\s+"[^"]*")?\)|<img src="\/imagenes\/lecturas\/por-traer-(\d{1,6})\.webp"[^>]*>/g;

/** The text with the addresses at which its pictures are kept. @param kept by their places; null: it could not be kept, and goes. */
export function withKeptPictures(markdown: string, kept: readonly (string | null)[]): string {
  if (!markdown.includes('por-traer-')) return markdown;
  const whole = markdown.replaceAll(wholePicture, (picture: string, place?: string, placeInHtml?: string) =>
    kept[Number(place ?? placeInHtml)] === null ? '' : picture,
  );
  return whole.replaceAll(incoming, (address: string, place: string) => kept[Number(place)] ?? address);
}
