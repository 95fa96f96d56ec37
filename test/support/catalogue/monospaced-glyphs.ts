import type { Face, Glyphs } from '#adapters/server/covers/cover-glyphs.ts';

export interface WrittenLine {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** Letters that are all half as wide as they are high, and that remember what they wrote. */
export class MonospacedGlyphs implements Glyphs {
  readonly written: WrittenLine[] = [];

  width(text: string, _face: Face, size: number): number {
    return [...text].length * size * 0.5;
  }

  path(text: string, face: Face, size: number, x: number, y: number): string {
    this.written.push({ text, face, size, x, y });
    return `M${x} ${y}h${this.width(text, face, size)}`;
  }
}
