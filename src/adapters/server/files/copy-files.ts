import { FilesUnavailable, type FileStore, type ListedFile } from '#application/server/shared/ports/file-store.ts';
import { contentOfStored, sha256Of } from './file-content.ts';

/** How many files are looked at at once: most of the time is spent waiting for a storage. */
const together = 4;
/** How often a file is copied that is replaced meanwhile. */
const mostTries = 3;

/** What became of one file of the source. 'gone': it was removed after it was listed; 'kept': the target has another one, which stays; 'unnamed': no record names it. */
export interface CopiedFile extends ListedFile {
  readonly outcome: 'copied' | 'equal' | 'gone' | 'kept' | 'unnamed' | 'different';
}

/**
 * Copies whatever the target has not, or has otherwise: what is there with the same size and SHA-256 is left as it is, and what was
 * copied is compared. A pass that was killed is begun again and goes on where it was. Nothing is removed.
 * @param named what the school's records name, where it works with the target: what it has replaced there since stays, and what it has
 * removed there since does not come back. Null: the school works with the source.
 * @param tell is told of every file, in the order in which they are done.
 * @throws FilesUnavailable when a storage does not answer.
 */
export async function copyFiles(
  from: FileStore,
  to: FileStore,
  named: ReadonlySet<string> | null,
  tell: (file: CopiedFile) => void,
): Promise<void> {
  await eachOf(from.list(), async ({ key, bytes }) => {
    tell({ key, bytes, outcome: await copyOne({ from, to, named }, key) });
  });
}

/**
 * Removes from the source what the target has, after reading the whole of it there. Call it after a pass that found no difference.
 * @param tell is told of every file: whether it was removed.
 */
export async function removeCopied(
  from: FileStore,
  to: FileStore,
  tell: (file: ListedFile & { readonly removed: boolean }) => void,
): Promise<void> {
  await eachOf(from.list(), async (file) => {
    const wanted = await from.checksum(file.key);
    const removed = wanted !== null && (await readChecksum(to, file.key)) === wanted;
    if (removed) await from.remove(file.key);
    tell({ ...file, removed });
  });
}

async function copyOne(
  { from, to, named }: { readonly from: FileStore; readonly to: FileStore; readonly named: ReadonlySet<string> | null },
  key: string,
): Promise<CopiedFile['outcome']> {
  for (let tried = 1; ; tried += 1) {
    const [found, wanted] = [await from.find(key), await from.checksum(key)];
    if (found === null || wanted === null) {
      // What was copied while it was removed is nobody's any more.
      if (tried > 1) await to.remove(key);
      return 'gone';
    }
    if (await has(to, key, found.bytes, wanted)) return tried === 1 ? 'equal' : 'copied';
    if (named !== null && tried === 1) {
      if ((await to.find(key)) !== null) return 'kept';
      if (!named.has(key)) return 'unnamed';
    }
    if (tried > mostTries) return 'different';
    try {
      await to.put(key, contentOfStored(from, key, found.bytes));
    } catch (error) {
      // Replaced or removed while it was read: it is looked at again. A storage that is gone is not.
      if (error instanceof FilesUnavailable || tried === mostTries) throw error;
    }
  }
}

async function has(store: FileStore, key: string, bytes: number, wanted: string): Promise<boolean> {
  const found = await store.find(key);
  return found?.bytes === bytes && (await store.checksum(key)) === wanted;
}

/** Of the bytes that a store gives, whatever it noted of them. */
async function readChecksum(store: FileStore, key: string): Promise<string | null> {
  const found = await store.find(key);
  return found === null ? null : sha256Of(contentOfStored(store, key, found.bytes));
}

async function eachOf(files: AsyncIterable<ListedFile>, work: (file: ListedFile) => Promise<void>): Promise<void> {
  const left = files[Symbol.asyncIterator]();
  const one = async (): Promise<void> => {
    for (let next = await left.next(); next.done !== true; next = await left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: together }, one));
}
