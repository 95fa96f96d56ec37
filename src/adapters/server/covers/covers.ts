import { createHash } from 'node:crypto';

import type { CoverTask, Drawings } from '#adapters/server/documents/drawings.ts';
import { logoToDraw } from '#adapters/server/documents/logo-to-draw.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import type { IdentitySettings } from '#domain/settings/identity-settings.ts';
import { coverShape, type CoverFacts, type CoverKind } from '#domain/catalogue/cover-facts.ts';

import { fittedPreview, isPhotograph } from './fitted-preview.ts';

/** A cover ready to be sent. */
export interface CoverFile {
  readonly mediaType: 'image/svg+xml' | 'image/png';
  readonly body: Buffer;
  /** Strong entity tag, quotes included; it changes with the facts. */
  readonly tag: string;
}

/** How many pictures are kept: an SVG has some 6 kB, a PNG some 40 kB. */
const kept = { svg: 1000, png: 100 } as const;

/** Has covers drawn from products' facts and keeps the last ones drawn. */
export class Covers {
  readonly #svgs = new Map<string, Promise<CoverFile>>();
  readonly #pngs = new Map<string, Promise<CoverFile>>();

  constructor(
    private readonly drawings: Drawings,
    private readonly files: FileStore,
  ) {}

  /** The cover as SVG, for lists and pages. */
  svg(facts: CoverFacts): Promise<CoverFile> {
    return remembered(this.#svgs, keyOf(facts), kept.svg, async () =>
      fileOf('image/svg+xml', await this.#draw({ kind: 'cover', facts })),
    );
  }

  /** A picture of 1200 × 630 pixels with the title, for links shown elsewhere (Open Graph). */
  async png(facts: CoverFacts, identity: IdentitySettings): Promise<CoverFile> {
    const key = `${identity.logo} ${keyOf(facts)}`;
    return remembered(this.#pngs, key, kept.png, async () =>
      this.#png({ kind: 'cover-preview', facts, logo: await logoToDraw(this.files, identity) }),
    );
  }

  /** The school's own picture, of the same size, for links to what has no cover. */
  async school(identity: IdentitySettings): Promise<CoverFile> {
    const { name, statement, logo } = identity;
    const key = JSON.stringify(['school', name, statement, logo]);
    return remembered(this.#pngs, key, kept.png, async () =>
      this.#png({ kind: 'school-preview', name, statement, logo: await logoToDraw(this.files, identity) }),
    );
  }

  /**
   * An uploaded cover on 1200 × 630 pixels, made once for each content; null where only a drawing will do.
   * @param key where the cover is kept.
   */
  async uploaded(key: string, kind: CoverKind): Promise<CoverFile | null> {
    const file = isPhotograph(key) ? await this.files.find(key) : null;
    if (file === null) return null;
    const name = `${coverShape(kind)} ${key} ${file.version}`;
    return remembered(this.#pngs, name, kept.png, async () =>
      fileOf('image/png', await fittedPreview(this.files, key, file.bytes, kind)),
    );
  }

  async #png(task: CoverTask): Promise<CoverFile> {
    // Loaded with the first picture.
    const { default: sharp } = await import('sharp');
    return fileOf(
      'image/png',
      await sharp(await this.#draw(task))
        .png({ palette: true, effort: 7 })
        .toBuffer(),
    );
  }

  async #draw(task: CoverTask): Promise<Buffer> {
    return Buffer.from(await this.drawings.draw(task));
  }
}

function keyOf({ kind, slug, title, by, day, isOver }: CoverFacts): string {
  return JSON.stringify([kind, slug, title, by, day, isOver === true]);
}

function fileOf(mediaType: CoverFile['mediaType'], body: Buffer): CoverFile {
  return { mediaType, body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

/** What is known under a key, else what is made for it; the one longest unused leaves when there are too many. */
function remembered(
  known: Map<string, Promise<CoverFile>>,
  key: string,
  most: number,
  make: () => Promise<CoverFile>,
): Promise<CoverFile> {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    // What failed is not kept.
    value.catch(() => known.delete(key));
  }
  known.delete(key);
  known.set(key, value);
  const oldest = known.keys().next();
  if (known.size > most && oldest.done !== true) known.delete(oldest.value);
  return value;
}
