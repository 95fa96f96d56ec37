import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';

/**
 * Where the sample school's files lie in the checkout, found from the package's root, so that it is the same from the
 * sources and from the built server.
 * @throws when the checkout is not whole.
 */
export function sampleMediaFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('No package.json above the running server: the sample school has no files');
    folder = parent;
  }
  return join(folder, 'src/adapters/server/sample-school/media');
}

/** Keys of all files of the sample school, e.g. `retratos/rosa-huaman.svg`. */
export function sampleMediaKeys(): readonly string[] {
  const folder = sampleMediaFolder();
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** Puts every file of the sample school into the school's own store; what is there already is replaced by the same. */
export async function storeSampleMedia(files: FileStore): Promise<void> {
  const folder = sampleMediaFolder();
  for (const key of sampleMediaKeys()) await files.put(key, await readFile(join(folder, key)));
}
