import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { coverShape, previewSize, type CoverKind } from '#domain/catalogue/cover-facts.ts';

/** The paper that stands beside a cover which is not as wide as the picture. */
const paper = '#fbf8f2';

/** Whether an uploaded cover is one that messengers show: they do not read drawings. */
export function isPhotograph(key: string): boolean {
  return !key.endsWith('.svg');
}

/** An uploaded cover as PNG in the size of link previews: what is wide fills it, a book stands whole on paper. */
export async function fittedPreview(files: FileStore, key: string, bytes: number, kind: CoverKind): Promise<Buffer> {
  const content = await buffer(Readable.from(await files.read(key, 0, bytes - 1)));
  const fit = coverShape(kind) === 'book' ? 'contain' : 'cover';
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp');
  return sharp(content)
    .resize({ ...previewSize, fit, background: paper })
    .flatten({ background: paper })
    .png({ palette: true, effort: 7 })
    .toBuffer();
}
