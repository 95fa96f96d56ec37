import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The release of the program that runs, such as '0.1.0', from the package above it, be it built or not. */
export function releaseOfSchool(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) return 'unknown';
    folder = parent;
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version?: string };
  return version ?? 'unknown';
}
