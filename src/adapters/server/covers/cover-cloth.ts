/** A figure of a textile: rows of equal length, '.' the ground, '#' the figure, 'o' what is inside it. */
export type Motif = readonly string[];

/** The thread of a cover's palette that a cell is woven with. */
export type Thread = 0 | 1 | 2 | 3 | 4;

/** Which threads a motif takes: ground (null lets what is below show), figure, inside. */
export type Scheme = readonly [ground: Thread | null, figure: Thread, inside: Thread];

export interface Stamp {
  readonly scheme: Scheme;
  /** Cells a side that one sign of the motif becomes; 1 by default. */
  readonly scale?: number;
  readonly mirrored?: boolean;
  readonly upsideDown?: boolean;
}

/** A grid of cells, each woven with one thread; what is put outside is cut off. */
export class Cloth {
  readonly #cells: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.#cells = new Uint8Array(width * height);
  }

  /** The thread at a cell; null outside. */
  at(x: number, y: number): number | null {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? null : (this.#cells[y * this.width + x] ?? null);
  }

  fill(x: number, y: number, width: number, height: number, thread: Thread): void {
    const right = Math.min(this.width, x + width);
    for (let row = Math.max(0, y); row < Math.min(this.height, y + height); row += 1) {
      if (right > Math.max(0, x)) this.#cells.fill(thread, row * this.width + Math.max(0, x), row * this.width + right);
    }
  }

  /** Lays another cloth on this one, its upper left corner at a cell. */
  lay(other: Cloth, x: number, y: number): void {
    for (let row = 0; row < other.height; row += 1) {
      this.#cells.set(other.#cells.subarray(row * other.width, (row + 1) * other.width), (y + row) * this.width + x);
    }
  }

  /** Weaves a motif with its upper left corner at a cell. */
  stamp(motif: Motif, x: number, y: number, { scheme, scale = 1, mirrored = false, upsideDown = false }: Stamp): void {
    const [ground, figure, inside] = scheme;
    motif.forEach((_, index) => {
      const row = motif[upsideDown ? motif.length - 1 - index : index] ?? '';
      for (let column = 0; column < row.length; column += 1) {
        const sign = row[mirrored ? row.length - 1 - column : column];
        const thread = sign === '#' ? figure : sign === 'o' ? inside : ground;
        if (thread !== null) this.fill(x + column * scale, y + index * scale, scale, scale, thread);
      }
    });
  }
}
