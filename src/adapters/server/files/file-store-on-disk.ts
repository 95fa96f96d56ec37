import { randomUUID } from 'node:crypto';
import { createReadStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type FileContent,
  FileStore,
  type ListedFile,
  type StoredFile,
} from '#application/server/shared/ports/file-store.ts';
import { contentOfBytes, sha256Of, wrongLength } from './file-content.ts';
import { fileKey, isFileKey } from './file-key.ts';
import { mediaTypeOf } from './media-types.ts';

/** What is being written, or was when the process was killed. */
const unfinishedName = /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.tmp$/;

/** Files in a folder of this machine. */
export class FileStoreOnDisk extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Uint8Array | FileContent): Promise<void> {
    const path = this.#pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}.tmp`;
    try {
      await writeWhole(unfinished, content instanceof Uint8Array ? contentOfBytes(content) : content);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async find(key: string): Promise<StoredFile | null> {
    if (!isFileKey(key)) return null;
    const facts = await stat(this.#pathOf(key)).catch(() => null);
    if (facts === null || !facts.isFile()) return null;
    return {
      bytes: facts.size,
      mediaType: mediaTypeOf(key),
      // A file put in the place of another is another one to the disk, whose clock may not tell two writes apart.
      version: [facts.size, Math.trunc(facts.mtimeMs), facts.ino].map((each) => each.toString(36)).join('-'),
    };
  }

  async read(key: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>> {
    const path = this.#pathOf(key);
    if (end >= start) return createReadStream(path, { start, end });
    await stat(path);
    return contentOfBytes(new Uint8Array()).read();
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  list(): AsyncIterable<ListedFile> {
    return this.#below('');
  }

  async checksum(key: string): Promise<string | null> {
    if ((await this.find(key)) === null) return null;
    // Opened once: it may be removed or replaced at any moment.
    const handle = await open(this.#pathOf(key)).catch(nothingThere);
    if (handle === null) return null;
    try {
      const { size } = await handle.stat();
      return await sha256Of({ bytes: size, read: () => handle.createReadStream({ autoClose: false }) });
    } finally {
      await handle.close();
    }
  }

  addressOf(): Promise<null> {
    return Promise.resolve(null);
  }

  /** @param prefix of a folder's keys: '' or `retratos/`. */
  async *#below(prefix: string): AsyncGenerator<ListedFile> {
    const entries = await readdir(join(this.folder, prefix), { withFileTypes: true }).catch(noFolder);
    const named = entries.map((entry) => ({ entry, name: entry.isDirectory() ? `${entry.name}/` : entry.name }));
    for (const { entry, name } of named.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const key = `${prefix}${entry.name}`;
      if (!isFileKey(key) || unfinishedName.test(key)) continue;
      if (entry.isDirectory()) yield* this.#below(`${prefix}${name}`);
      // Gone since the folder was read: not there any more, which is what a list says of it.
      else if (entry.isFile()) yield* await this.#listed(key);
    }
  }

  async #listed(key: string): Promise<readonly ListedFile[]> {
    const found = await this.find(key);
    return found === null ? [] : [{ key, bytes: found.bytes }];
  }

  #pathOf(key: string): string {
    return join(this.folder, fileKey(key));
  }
}

async function writeWhole(path: string, content: FileContent): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    let bytes = 0;
    for await (const part of content.read()) {
      bytes += part.length;
      if (bytes > content.bytes) throw wrongLength(content.bytes, bytes);
      await handle.writeFile(part);
    }
    if (bytes !== content.bytes) throw wrongLength(content.bytes, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A school that has no file yet has no folder either. */
function noFolder(error: unknown): Dirent[] {
  return nothingThere(error) ?? [];
}

function nothingThere(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
