import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const caches: ReadonlySet<string> = new Set(['.cache', '.vite', '.vite-temp', '.package-lock.json']);

/** Gives a copy of the house its packages: linked one by one, because compiler and test runner write their caches beside them. */
export function linkPackages(root: string, copy: string): void {
  const packages = join(copy, 'node_modules');
  mkdirSync(packages);
  for (const entry of readdirSync(join(root, 'node_modules')).filter((name) => !caches.has(name))) {
    symlinkSync(join(root, 'node_modules', entry), join(packages, entry));
  }
}
