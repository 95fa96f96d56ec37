import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { UploadsByContent } from '#adapters/server/files/uploads-by-content.ts';
import { uploadRules } from '#domain/shared/upload-rule.ts';
import { uploadsContract } from '#test/ports/shared/uploads.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

const uploadsIn = (folder: string) =>
  new UploadsByContent(new FileStoreOnDisk(folder), new CountingIds(), new LoggerInMemory());

uploadsContract(() => Promise.resolve(uploadsIn(temporaryFolder())));

/** What the school keeps of the bytes. */
async function keptOf(content: Uint8Array): Promise<Buffer> {
  const folder = temporaryFolder();
  const kept = await uploadsIn(folder).keep(content, uploadRules.profilePhoto);
  if (!kept.ok) throw new Error(kept.refusal.kind);
  return readFile(join(folder, kept.value.key));
}

test('a photo loses what its camera wrote, and is cut to the square of the rule', async () => {
  const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#243a6b' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rosa Huamán' }, IFD3: { GPSLatitude: '12/1 2/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { format, width, height, exif, orientation } = await sharp(await keptOf(photo)).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'webp',
    width: 480,
    height: 480,
    exif: undefined,
    orientation: undefined,
  });
});

test('what follows the picture inside the file is gone', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const both = Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]);
  expect((await keptOf(both)).includes('script')).toBe(false);
});

test.each([
  ['an SVG with a prologue', '\u{feff}<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '  <!doctype html><script>alert(1)</script>'],
  ['an SVG in UTF-16', Buffer.from('<svg/>', 'utf16le').toString('latin1')],
])('%s is refused before it is drawn', async (_, text) => {
  const kept = await uploadsIn(temporaryFolder()).keep(Buffer.from(text), uploadRules.profilePhoto);
  expect(kept).toMatchObject({ ok: false, refusal: { kind: 'upload-format' } });
});

test('a small file that unfolds to too many pixels is refused', async () => {
  const wall = await sharp({ create: { width: 12_000, height: 6000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(wall.length).toBeLessThan(uploadRules.profilePhoto.largestBytes);
  const kept = await uploadsIn(temporaryFolder()).keep(wall, uploadRules.profilePhoto);
  expect(kept).toMatchObject({ ok: false, refusal: { kind: 'upload-unreadable' } });
});
