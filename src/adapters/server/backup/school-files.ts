import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { type FileDigest, writeDigested } from './digested-file.ts';
import { type DigestedFile, staysInside } from './manifest.ts';

/** How often a file is read anew that somebody replaces while it is read. */
const mostTries = 5;

interface CopiedFile extends FileDigest {
  /** The store's word for the content that was copied. */
  readonly version: string;
}

/** Copies files of a school's store into a folder, where each has its key for a path. */
export class SchoolFiles {
  readonly #copied = new Map<string, CopiedFile>();

  constructor(
    private readonly files: FileStore,
    private readonly folder: string,
  ) {}

  /** Bytes of the files that the store has of these. */
  async sizeOf(keys: Iterable<string>): Promise<number> {
    let bytes = 0;
    for (const key of keys) bytes += (await this.files.find(key))?.bytes ?? 0;
    return bytes;
  }

  /** Copies those that have not been copied as they are now. Returns the keys under which the store has nothing. */
  async copy(keys: Iterable<string>): Promise<readonly string[]> {
    const missing: string[] = [];
    for (const key of keys) if (!staysInside(key) || !(await this.#copyOne(key))) missing.push(key);
    return missing;
  }

  /** Removes what was copied of others: their rows have gone, and with them what anybody may keep. */
  async keepOnly(keys: ReadonlySet<string>): Promise<void> {
    for (const key of this.#copied.keys()) if (!keys.has(key)) await this.#forget(key);
  }

  /** What was copied, by key. */
  get listed(): readonly DigestedFile[] {
    return [...this.#copied]
      .map(([path, { bytes, sha256 }]) => ({ path, bytes, sha256 }))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  }

  /** Whether the store has the file. What is removed later stays copied: the snapshot to come may still name it. */
  async #copyOne(key: string): Promise<boolean> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const found = await this.files.find(key);
      if (found === null) return this.#copied.has(key);
      if (this.#copied.get(key)?.version === found.version) return true;
      await this.#forget(key);
      const digest = await this.#write(key, found.bytes);
      // What was put in its place while it was read may have been read in part.
      if (digest?.bytes === found.bytes) this.#copied.set(key, { ...digest, version: found.version });
    }
    throw new Error(`The file ${key} is replaced again and again`);
  }

  /** Null when the file went while it was read. */
  async #write(key: string, bytes: number): Promise<FileDigest | null> {
    const path = join(this.folder, key);
    try {
      return await writeDigested(path, bytes === 0 ? [] : await this.files.read(key, 0, bytes - 1));
    } catch (error) {
      await rm(path, { force: true });
      if ((await this.files.find(key)) === null) return null;
      throw error;
    }
  }

  async #forget(key: string): Promise<void> {
    this.#copied.delete(key);
    await rm(join(this.folder, key), { force: true });
  }
}
