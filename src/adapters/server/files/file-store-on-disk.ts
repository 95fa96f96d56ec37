import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FileStore, type StoredFile } from '#application/server/shared/ports/file-store.ts';
import { mediaTypeOf } from './media-types.ts';

const keyPattern = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

/** Files in a folder of this machine. */
export class FileStoreOnDisk extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const path = this.#pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}.tmp`;
    await writeFile(unfinished, content, { flush: true });
    await rename(unfinished, path);
  }

  async find(key: string): Promise<StoredFile | null> {
    if (!keyPattern.test(key)) return null;
    const facts = await stat(this.#pathOf(key)).catch(() => null);
    if (facts === null || !facts.isFile()) return null;
    return {
      bytes: facts.size,
      mediaType: mediaTypeOf(key),
      // A file put in the place of another is another one to the disk, whose clock may not tell two writes apart.
      version: [facts.size, Math.trunc(facts.mtimeMs), facts.ino].map((each) => each.toString(36)).join('-'),
    };
  }

  read(key: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>> {
    return Promise.resolve(createReadStream(this.#pathOf(key), { start, end }));
  }

  async remove(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    if (!keyPattern.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(this.folder, key);
  }
}
