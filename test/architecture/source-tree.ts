import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';

/** The checkout whose architecture is tested. */
export const root = resolve(import.meta.dirname, '../..');

const apart = new Set(['node_modules', '.git', 'dist', 'data', 'coverage', 'test-results']);

/** Every file under a folder of the checkout: paths from the root, with `/`, in alphabetical order. */
export function filesUnder(folder: string, base: string = root): string[] {
  const entries = readdirSync(join(base, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => apart.has(part)))
    .sort();
}

export const isCode = (path: string): boolean => /\.(?:ts|tsx|mts|js|jsx|mjs|cjs)$/.test(path);

export const textOf = (path: string, base: string = root): string => readFileSync(join(base, path), 'utf8');
