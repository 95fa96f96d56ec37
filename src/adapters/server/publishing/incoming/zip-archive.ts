import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { bookFileLimits } from '#domain/reading/importing/incoming-book.ts';
import { BookFileError, fail } from './book-file-error.ts';

/** An archive while it is open. `yauzl` checks what it unpacks against the sizes that were counted here. */
export class ZipArchive {
  private constructor(
    private readonly zip: yauzl.ZipFile,
    private readonly entries: ReadonlyMap<string, yauzl.Entry>,
  ) {}

  /**
   * Opens an archive and looks at all that it says it holds, before anything is unpacked.
   * @throws BookFileError when it is broken, holds too much, is locked, or names a file outside of itself.
   */
  static async open(content: Uint8Array, name: string): Promise<ZipArchive> {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const zip = await opened(bytes).catch(() => fail({ what: 'zip-broken', name }));
    if (zip.entryCount > bookFileLimits.entries) fail({ what: 'too-many-entries', name, count: zip.entryCount });
    return new ZipArchive(zip, await entriesOf(zip, name));
  }

  /** The paths of its files, in their order. */
  get paths(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(path: string): boolean {
    return this.entries.has(path);
  }

  /** Unpacks a file that it has. @throws BookFileError when it cannot be, or is larger than it says. */
  async read(path: string): Promise<Buffer> {
    const entry = this.entries.get(path);
    if (entry === undefined) throw new Error(`There is no ${path}`);
    try {
      return await unpacked(this.zip, entry);
    } catch (error) {
      if (error instanceof BookFileError) throw error;
      return fail({ what: 'entry-broken', file: path });
    }
  }

  /** A file as text, in UTF-8 or, with its mark, in UTF-16. */
  async text(path: string): Promise<string> {
    return textOfBytes(await this.read(path), path);
  }
}

/** @throws BookFileError when it is no text. */
export function textOfBytes(bytes: Uint8Array, file: string): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  return fail({ what: 'entry-not-text', file });
}

/** The path that a file names, as an archive knows it; null: it leads out of the archive, or elsewhere. @param from the file that names it. */
export function pathWithin(from: string, address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  if (path === '' || path.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(path)) return null;
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A name with a percent sign of its own.
  }
  const joined = posix.normalize(posix.join(posix.dirname(from), plain));
  return joined.startsWith('../') || joined === '..' ? null : joined;
}

function opened(bytes: Buffer): Promise<yauzl.ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, decodeStrings: true, validateEntrySizes: true }, (error, zip) =>
      error === null ? resolve(zip) : reject(error),
    );
  });
}

function entriesOf(zip: yauzl.ZipFile, name: string): Promise<ReadonlyMap<string, yauzl.Entry>> {
  const entries = new Map<string, yauzl.Entry>();
  let unpacks = 0;
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      try {
        unpacks += entry.uncompressedSize;
        if (unpacks > bookFileLimits.unpacked) fail({ what: 'unpacks-too-large', name });
        checkEntry(entry);
      } catch (error) {
        return reject(error as Error);
      }
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) => reject(new BookFileError(faultOfError(error, name))));
    zip.readEntry();
  });
}

function checkEntry(entry: yauzl.Entry): void {
  const { fileName: file, compressedSize, uncompressedSize } = entry;
  if (entry.isEncrypted()) fail({ what: 'entry-locked', file });
  if (uncompressedSize > bookFileLimits.largestEntry) fail({ what: 'entry-too-large', file });
  const isSmall = uncompressedSize <= bookFileLimits.smallEntry;
  if (!isSmall && uncompressedSize > compressedSize * bookFileLimits.ratio) fail({ what: 'entry-swells', file });
}

/** What `yauzl` says of a name that leads out, or of a lock that it does not know; anything else is a broken archive. */
function faultOfError({ message }: Error, name: string) {
  const [, outside] =
    /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(message) ?? [];
  if (outside !== undefined) return { what: 'entry-outside', file: outside } as const;
  if (message === 'strong encryption is not supported') return { what: 'entry-locked', file: name } as const;
  return { what: 'zip-broken', name } as const;
}

function unpacked(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) return reject(error);
      buffer(stream).then(resolve, reject);
    });
  });
}
