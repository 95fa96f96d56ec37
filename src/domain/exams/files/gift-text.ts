/** What GIFT gives a meaning to; a backslash before it takes the meaning away. */
const meaning = /[\\~=#{}:]/g;

/** A text as GIFT writes it: on one line, nothing of it taken for a sign, a tag or a format. */
export function giftText(text: string): string {
  const signs = text.replaceAll(meaning, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  // Other platforms would draw tags; brackets at the beginning would tell another format.
  return /^(?:[[%$]|\/\/)|</.test(signs) ? `[plain]${signs}` : signs;
}

/** A piece of a GIFT file in which signs are found by a mask: what a backslash takes its meaning from is blank there. */
export class GiftPiece {
  static of(text: string): GiftPiece {
    return new GiftPiece(text, text.replaceAll(/\\[^]/g, '\0\0'), 0);
  }

  private constructor(
    readonly raw: string,
    readonly mask: string,
    /** Where it begins in the text that it is of. */
    readonly start: number,
  ) {}

  slice(from: number, to: number = this.raw.length): GiftPiece {
    return new GiftPiece(this.raw.slice(from, to), this.mask.slice(from, to), this.start + from);
  }

  get trimmed(): GiftPiece {
    const from = this.mask.length - this.mask.trimStart().length;
    return this.slice(from, Math.max(from, this.mask.trimEnd().length));
  }

  get isBlank(): boolean {
    return this.mask.trim() === '';
  }

  /** What stands before a sign and after it; null: the sign is not there. */
  cut(sign: string): readonly [before: GiftPiece, after: GiftPiece] | null {
    return this.#cutAt(this.mask.indexOf(sign), sign);
  }

  cutAtLast(sign: string): readonly [before: GiftPiece, after: GiftPiece] | null {
    return this.#cutAt(this.mask.lastIndexOf(sign), sign);
  }

  /** The pieces that a sign of `signs` begins, each with it, and what stands before the first of them. */
  startingWith(signs: string): { readonly before: GiftPiece; readonly pieces: readonly GiftPiece[] } {
    const places = [...this.mask.matchAll(new RegExp(`[${signs}]`, 'g'))].map(({ index }) => index);
    return {
      before: this.slice(0, places[0] ?? this.mask.length),
      pieces: places.map((place, index) => this.slice(place, places[index + 1])),
    };
  }

  get lines(): readonly GiftPiece[] {
    let from = 0;
    return this.mask.split('\n').map((line) => {
      const piece = this.slice(from, from + line.length);
      from += line.length + 1;
      return piece;
    });
  }

  /** Its words, without the backslashes. */
  get words(): string {
    return this.raw.replaceAll(/\\([~=#{}:\\>*n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim();
  }

  #cutAt(place: number, sign: string): readonly [GiftPiece, GiftPiece] | null {
    return place === -1 ? null : [this.slice(0, place), this.slice(place + sign.length)];
  }
}
