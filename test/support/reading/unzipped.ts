import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

/** A file of an archive, and whether it lies there as it is. */
interface Unzipped {
  readonly content: Buffer;
  readonly isStored: boolean;
}

/** The files of a ZIP archive by their paths, in their order. */
export function unzipped(archive: Uint8Array): Promise<ReadonlyMap<string, Unzipped>> {
  const files = new Map<string, Unzipped>();
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(archive), { lazyEntries: true }, (failure, zip) => {
      if (failure !== null) return reject(failure);
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (unreadable, stream) => {
          if (unreadable !== null) return reject(unreadable);
          buffer(stream).then((content) => {
            files.set(entry.fileName, { content, isStored: entry.compressionMethod === 0 });
            zip.readEntry();
          }, reject);
        });
      });
      zip.on('end', () => resolve(files));
      zip.readEntry();
    });
  });
}
