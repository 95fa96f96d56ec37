import { createHash } from 'node:crypto';
import sharp from 'sharp';

import { drawCover } from './cover.ts';
import { drawLinkPreview, drawSchoolPreview } from './cover-link-preview.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { coverShape, type CoverFacts, type CoverKind } from '#domain/catalogue/cover-facts.ts';

import { fittedPreview, isPhotograph } from './fitted-preview.ts';
import { GlyphsByFontkit } from './glyphs-by-fontkit.ts';

/** A cover ready to be sent. */
export interface CoverFile {
  readonly mediaType: 'image/svg+xml' | 'image/png';
  readonly body: Buffer;
  /** Strong entity tag, quotes included; it changes with the facts. */
  readonly tag: string;
}

/** How many pictures are kept: an SVG has some 6 kB, a PNG some 40 kB. */
const kept = { svg: 1000, png: 100 } as const;

/** Draws covers from products' facts and keeps the last ones drawn. */
export class Covers {
  readonly #glyphs = new GlyphsByFontkit();
  readonly #svgs = new Map<string, CoverFile>();
  readonly #pngs = new Map<string, Promise<CoverFile>>();

  /** The cover as SVG, for lists and pages. */
  svg(facts: CoverFacts): CoverFile {
    return remembered(this.#svgs, keyOf(facts), kept.svg, () =>
      fileOf('image/svg+xml', Buffer.from(drawCover(facts, this.#glyphs))),
    );
  }

  /** A picture of 1200 × 630 pixels with the title, for links shown elsewhere (Open Graph). */
  async png(facts: CoverFacts): Promise<CoverFile> {
    const key = keyOf(facts);
    const drawing = remembered(this.#pngs, key, kept.png, () => this.#drawPng(facts));
    // What failed is not kept.
    drawing.catch(() => this.#pngs.delete(key));
    return drawing;
  }

  /** The school's own picture, of the same size, for links to what has no cover. */
  async school(): Promise<CoverFile> {
    return remembered(this.#pngs, 'school', kept.png, () => pngOf(drawSchoolPreview(this.#glyphs)));
  }

  /**
   * An uploaded cover on 1200 × 630 pixels, made once for each content; null where only a drawing will do.
   * @param key where the cover is kept.
   */
  async uploaded(files: FileStore, key: string, kind: CoverKind): Promise<CoverFile | null> {
    const file = isPhotograph(key) ? await files.find(key) : null;
    if (file === null) return null;
    const name = `${coverShape(kind)} ${key} ${file.version}`;
    const made = remembered(this.#pngs, name, kept.png, async () =>
      fileOf('image/png', await fittedPreview(files, key, file.bytes, kind)),
    );
    made.catch(() => this.#pngs.delete(name));
    return made;
  }

  #drawPng(facts: CoverFacts): Promise<CoverFile> {
    return pngOf(drawLinkPreview(facts, this.#glyphs));
  }
}

async function pngOf(svg: string): Promise<CoverFile> {
  return fileOf('image/png', await sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer());
}

function keyOf({ kind, slug, title, by, day }: CoverFacts): string {
  return JSON.stringify([kind, slug, title, by, day]);
}

function fileOf(mediaType: CoverFile['mediaType'], body: Buffer): CoverFile {
  return { mediaType, body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** What is known under a key, else what is made for it; the one longest unused leaves when there are too many. */
function remembered<T>(known: Map<string, T>, key: string, most: number, make: () => T): T {
  const value = known.get(key) ?? make();
  known.delete(key);
  known.set(key, value);
  const oldest = known.keys().next();
  if (known.size > most && oldest.done !== true) known.delete(oldest.value);
  return value;
}
