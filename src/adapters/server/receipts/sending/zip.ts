import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';

/** The same files give the same archive: their instant is always this one. */
const instant = new Date('2020-01-01T00:00:00Z');

/** More than any proof of receipt takes; what unpacks to more is none. */
const mostBytes = 1024 * 1024;

/** An archive of files, by their names and in their order. */
export async function zipOf(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const { default: yazl } = await import('yazl');
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(content), name, { mtime: instant, forceDosTimestamp: true });
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}

/**
 * The first file of an archive whose name ends so.
 * @throws when it is no archive, or has none.
 */
export async function unzip(archive: Uint8Array, ending: string): Promise<string> {
  const { default: yauzl } = await import('yauzl');
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(archive), { lazyEntries: true }, (failure, zip) => {
      if (failure !== null) return reject(failure);
      zip.on('error', reject);
      zip.on('end', () => reject(new Error(`no ${ending} in the archive`)));
      zip.on('entry', (entry) => {
        if (!entry.fileName.toLowerCase().endsWith(ending)) return zip.readEntry();
        if (entry.uncompressedSize > mostBytes) return reject(new Error('the archive is too large'));
        zip.openReadStream(entry, (unreadable, stream) => {
          if (unreadable !== null) return reject(unreadable);
          buffer(stream).then((content) => resolve(content.toString('utf8')), reject);
        });
      });
      zip.readEntry();
    });
  });
}
