import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import type { StoredFile } from '#application/server/shared/ports/file-store.ts';
import { fileStoreContract } from '#test/ports/shared/file-store.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

describe('FileStoreOnDisk', () => {
  fileStoreContract(() => new FileStoreOnDisk(temporaryFolder()));

  test('leaves nothing unfinished behind', async () => {
    const folder = temporaryFolder();
    const store = new FileStoreOnDisk(folder);
    await Promise.all(['uno', 'dos', 'tres'].map((text) => store.put('clases/a.txt', new TextEncoder().encode(text))));
    expect(readdirSync(join(folder, 'clases'))).toEqual(['a.txt']);
  });

  test('has no checksum of what is removed while it is asked for', async () => {
    /** As when a job removes the file between two steps. */
    class RemovedOnceFound extends FileStoreOnDisk {
      override async find(key: string): Promise<StoredFile | null> {
        const found = await super.find(key);
        await this.remove(key);
        return found;
      }
    }
    const store = new RemovedOnceFound(temporaryFolder());
    await store.put('clases/a.txt', new TextEncoder().encode('uno'));
    expect(await store.checksum('clases/a.txt')).toBeNull();
  });
});
