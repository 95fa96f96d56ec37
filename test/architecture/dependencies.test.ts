import { expect, test } from 'vitest';
import { textOf } from './source-tree.ts';

interface Locked {
  readonly version?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Readonly<Record<string, Locked>> };
const manifest = JSON.parse(textOf('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

test('no package needs an install script: npm skips them without a word', () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(scripted.map(([path]) => path).filter((path) => !path.endsWith('/fsevents'))).toEqual([]);
});

test('versions are exact', () => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('the lock knows the packages of every platform: npm ci refuses it otherwise', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

/** Whether a package that lies at `path` finds another by its name, in its own folder or in one above. */
function isLocked(path: string, name: string): boolean {
  for (let at = path; ; at = at.slice(0, Math.max(at.lastIndexOf('node_modules/') - 1, 0))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined) return true;
    if (at === '') return false;
  }
}
