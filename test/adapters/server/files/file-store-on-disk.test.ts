import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
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
});
