import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { UploadsByContent } from '#adapters/server/files/uploads-by-content.ts';
import { officeUploadRules } from '#domain/office/office-upload-rules.ts';
import { logoOf } from '#domain/settings/school-logo.ts';
import { uploadRules } from '#domain/shared/upload-rule.ts';
import { uploadsContract } from '#test/ports/shared/uploads.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
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

test('the logo of the school is kept as PNG that says its sides, and is refused where no page could show it', async () => {
  const folder = temporaryFolder();
  const send = async (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png') => {
    const create = { width, height, channels: 4, background: { r: 125, g: 27, b: 47, alpha: 0.5 } } as const;
    const content = await sharp({ create }).toFormat(format).toBuffer();
    return uploadsIn(folder).keep(content, officeUploadRules.schoolLogo);
  };
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const kept = accepted(await send(1440, 360, format));
    expect(logoOf(kept.key)).toEqual({ file: kept.key, width: 720, height: 180 });
    const picture = await sharp(join(folder, kept.key)).metadata();
    expect([picture.format, picture.width, picture.hasAlpha]).toEqual(['png', 720, format !== 'jpeg']);
  }
  for (const [width, height] of [
    [63, 63],
    [448, 64],
    [64, 448],
  ] as const) {
    expect(refused(await send(width, height))).toMatchObject({ kind: 'upload-sides' });
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>');
  expect(refused(await uploadsIn(folder).keep(svg, officeUploadRules.schoolLogo)).kind).toBe('upload-format');
});
