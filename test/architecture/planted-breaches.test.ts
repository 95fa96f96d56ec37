import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkPackages } from '#test/support/shared/linked-packages.ts';
import { filesUnder, root } from './source-tree.ts';

/** A small tree under the real configurations, with breaches planted in it; the compiler and the linter must name each. */
const healthy: Readonly<Record<string, string>> = {
  'src/domain/shared/good.ts': `export const good = (at: Date): number => at.getTime();`,
  'src/domain/cart/good.ts': `import { good } from '#domain/shared/good.ts';\nexport const better = (at: Date): number => good(at);`,
  'src/application/ports/good-clock.ts': `export abstract class GoodClock {\n  abstract now(): Date;\n}`,
  'src/application/read-models/cart/good-view.ts': `export interface GoodView {\n  readonly at: Date;\n}`,
  'src/application/browser/good.ts': `import type { GoodClock } from '#application/ports/good-clock.ts';\nimport { good } from '#domain/shared/good.ts';\nexport const asked = (clock: GoodClock): number => good(clock.now());`,
  'src/application/server/good.ts': `import { good } from '#domain/shared/good.ts';\nexport const kept = good;`,
  'src/adapters/browser/good.ts': `export const width = (): number => window.innerWidth;`,
  'src/adapters/http-contract/good.ts': `import type { GoodView } from '#application/read-models/cart/good-view.ts';\nimport * as v from 'valibot';\nexport const text = v.string();\nexport const shown = (view: GoodView): Date => view.at;`,
  'src/adapters/server/good.ts': `import { readFileSync } from 'node:fs';\nexport const load = (path: string): string => readFileSync(path, 'utf8');`,
  'src/ui/kit/good.tsx': `export function Good() {\n  return <p>Hola</p>;\n}`,
  'src/ui/school/good.tsx': `import { Good } from '#ui/kit/good.tsx';\nexport function Page() {\n  return <Good />;\n}`,
  'test/good.test.ts': `import { expect, test } from 'vitest';\nimport { good } from '#domain/shared/good.ts';\ntest('good', () => {\n  expect(good(new Date(5))).toBe(5);\n});`,
};

/** What, where, and the code of the diagnostic that has to come. */
type Plant = readonly [what: string, path: string, text: string, diagnostic: string];

const forCompiler: readonly Plant[] = [
  ['domain with the browser’s globals', 'src/domain/shared/c1.ts', `export const x = window.innerWidth;`, 'TS2304'],
  ['domain with Node’s globals', 'src/domain/shared/c2.ts', `export const x = process.env;`, 'TS2591'],
  ['domain with the network', 'src/domain/shared/c3.ts', `export const x = () => fetch('/');`, 'TS2304'],
  [
    'domain with Node’s modules',
    'src/domain/shared/c4.ts',
    `import { readFileSync } from 'node:fs';\nexport const x = readFileSync;`,
    'TS2591',
  ],
  [
    'domain reaching for a use case',
    'src/domain/shared/c5.ts',
    `import { kept } from '#application/server/good.ts';\nexport const x = kept;`,
    'TS6307',
  ],
  [
    'domain reaching for a type of the server',
    'src/domain/shared/c6.ts',
    `import type { load } from '#adapters/server/bait.ts';\nexport type X = typeof load;`,
    'TS6307',
  ],
  ['domain reaching for the ui', 'src/domain/shared/c7.ts', `export { Good } from '#ui/kit/good.tsx';`, 'TS6307'],
  [
    'application with local storage',
    'src/application/browser/c8.ts',
    `export const x = localStorage.length;`,
    'TS2304',
  ],
  [
    'application reaching for its adapter',
    'src/application/server/c9.ts',
    `import { load } from '#adapters/server/bait.ts';\nexport const x = load;`,
    'TS6307',
  ],
  [
    'a contract with Node’s modules',
    'src/adapters/http-contract/c10.ts',
    `import { readFileSync } from 'node:fs';\nexport const x = readFileSync;`,
    'TS2591',
  ],
  [
    'the browser reaching for the server',
    'src/adapters/browser/c11.ts',
    `import { load } from '#adapters/server/bait.ts';\nexport const x = load;`,
    'TS6307',
  ],
  [
    'the browser reaching for the ui',
    'src/adapters/browser/c12.ts',
    `import { Good } from '#ui/kit/good.tsx';\nexport const x = Good;`,
    'TS6307',
  ],
  [
    'a page reaching for the server',
    'src/ui/school/c13.tsx',
    `import { load } from '#adapters/server/bait.ts';\nexport const x = load;`,
    'TS6307',
  ],
  ['a page with Node’s globals', 'src/ui/school/c14.tsx', `export const x = process.cwd();`, 'TS2591'],
  [
    'an index taken for certain',
    'src/domain/shared/c17.ts',
    `export const x = (all: readonly number[]): number => all[0];`,
    'TS2322',
  ],
  [
    'undefined for an optional field',
    'src/domain/shared/c18.ts',
    `export const x: { name?: string } = { name: undefined };`,
    'TS2375',
  ],
];

const forLinter: readonly Plant[] = [
  [
    'a read model reaching for a use case',
    'src/application/read-models/cart/l0.ts',
    `import { kept } from '#application/server/good.ts';\nexport const x = kept;`,
    'no-restricted-imports',
  ],
  [
    'domain reaching for a use case',
    'src/domain/shared/l1.ts',
    `import { kept } from '#application/server/good.ts';\nexport const x = kept;`,
    'no-restricted-imports',
  ],
  [
    'domain reaching for a package',
    'src/domain/shared/l2.ts',
    `import { Kysely } from 'kysely';\nexport const x = Kysely;`,
    'no-restricted-imports',
  ],
  [
    'domain reaching for a type',
    'src/domain/shared/l3.ts',
    `import type { load } from '#adapters/server/bait.ts';\nexport type X = typeof load;`,
    'no-restricted-imports',
  ],
  [
    'domain importing later',
    'src/domain/shared/l4.ts',
    `export const x = () => import('#ui/kit/good.tsx');`,
    'no-restricted-imports',
  ],
  ['domain handing on', 'src/domain/shared/l5.ts', `export { Good } from '#ui/kit/good.tsx';`, 'no-restricted-imports'],
  [
    'domain leaving its folder by dots',
    'src/domain/cart/l6.ts',
    `import { good } from '../shared/good.ts';\nexport const x = good;`,
    'no-restricted-imports',
  ],
  [
    'domain asking the clock',
    'src/domain/shared/l7.ts',
    `export const x = () => Date.now();`,
    'no-restricted-properties',
  ],
  [
    'domain throwing dice',
    'src/domain/shared/l8.ts',
    `export const x = () => Math.random();`,
    'no-restricted-properties',
  ],
  [
    'a use case asking the clock',
    'src/application/server/l9.ts',
    `export const x = () => Date.now();`,
    'no-restricted-properties',
  ],
  [
    'a use case waiting',
    'src/application/browser/l10.ts',
    `export const x = (f: () => void) => setTimeout(f, 5);`,
    'no-restricted-globals',
  ],
  [
    'one half reaching for the other',
    'src/application/browser/l11.ts',
    `import { kept } from '#application/server/good.ts';\nexport const x = kept;`,
    'no-restricted-imports',
  ],
  [
    'a shared port reaching for one half',
    'src/application/ports/l12.ts',
    `import { kept } from '#application/server/good.ts';\nexport const x = kept;`,
    'no-restricted-imports',
  ],
  [
    'the contract reaching for a port',
    'src/adapters/http-contract/l13.ts',
    `import { GoodClock } from '#application/ports/good-clock.ts';\nexport const x = GoodClock;`,
    'no-restricted-imports',
  ],
  [
    'the browser with Node’s modules',
    'src/adapters/browser/l14.ts',
    `import { readFileSync } from 'node:fs';\nexport const x = readFileSync;`,
    'no-restricted-imports',
  ],
  [
    'the server reaching for the ui',
    'src/adapters/server/http/l15.ts',
    `import { Good } from '#ui/kit/good.tsx';\nexport const x = Good;`,
    'no-restricted-imports',
  ],
  [
    'wiring outside a container',
    'src/adapters/server/http/l16.ts',
    `import { Container } from 'inversify';\nexport const x = Container;`,
    'no-restricted-imports',
  ],
  [
    'the kit reaching for a use case',
    'src/ui/kit/l17.tsx',
    `import { asked } from '#application/browser/good.ts';\nexport const x = asked;`,
    'no-restricted-imports',
  ],
  [
    'a page reaching for an adapter',
    'src/ui/school/l18.tsx',
    `import { width } from '#adapters/browser/good.ts';\nexport const x = width;`,
    'no-restricted-imports',
  ],
  [
    'one app reaching for the other',
    'src/ui/sign-in/l19.tsx',
    `import { Page } from '#ui/school/good.tsx';\nexport const x = Page;`,
    'no-restricted-imports',
  ],
  [
    'a circle of imports',
    'src/domain/shared/l20.ts',
    `import { y } from './l20-b.ts';\nexport const x = () => y;`,
    'no-cycle',
  ],
  [
    'a promise let go',
    'src/adapters/server/l21.ts',
    `export const x = async () => 1;\nexport const y = () => {\n  x();\n};`,
    'no-floating-promises',
  ],
  ['any', 'src/domain/shared/l22.ts', `export const x = (y: any) => y;`, 'no-explicit-any'],
  ['a default export', 'src/domain/shared/l23.ts', `const x = 1;\nexport default x;`, 'no-default-export'],
  ['a name in camelCase', 'src/domain/shared/l24Name.ts', `export const x = 1;`, 'filename-case'],
  ['a picture without a text', 'src/ui/kit/l25.tsx', `export const X = () => <img src="/a.png" />;`, 'alt-text'],
  [
    'HTML set by hand',
    'src/ui/kit/l26.tsx',
    `export const X = (p: { html: string }) => <p dangerouslySetInnerHTML={{ __html: p.html }} />;`,
    'no-danger',
  ],
  [
    'a function of too many lines',
    'src/domain/shared/l27.ts',
    `export const x = (): number => {\n${'  good();\n'.repeat(42)}  return 1;\n};\nconst good = (): number => 1;`,
    'max-lines-per-function',
  ],
  [
    'a memory twin reaching for SQL',
    'test/memory/cart/l31-in-memory.ts',
    `import { load } from '#adapters/server/bait.ts';\nexport const x = load;`,
    'no-restricted-imports',
  ],
  [
    'a mocked module',
    'test/l29.test.ts',
    `import { expect, test, vi } from 'vitest';\nvi.mock('#domain/shared/good.ts');\ntest('x', () => {\n  expect(1).toBe(1);\n});`,
    'no-restricted-vi-methods',
  ],
  [
    'a wait of one second',
    'test/l32.test.ts',
    `import { expect, test, vi } from 'vitest';\ntest('x', async () => {\n  await vi.waitFor(() => expect(1).toBe(1));\n});`,
    'no-restricted-vi-methods',
  ],
  [
    'a snapshot',
    'test/l30.test.ts',
    `import { expect, test } from 'vitest';\ntest('x', () => {\n  expect(1).toMatchSnapshot();\n});`,
    'no-restricted-matchers',
  ],
  [
    'a test that runs alone',
    'test/l28.test.ts',
    `import { expect, test } from 'vitest';\ntest.only('x', () => {\n  expect(1).toBe(1);\n});`,
    'no-focused-tests',
  ],
];

const companions: Readonly<Record<string, string>> = {
  // Reported wherever a breach drags it into a layer that has no Node.
  'src/adapters/server/bait.ts': `import { readFileSync } from 'node:fs';\nexport const load = readFileSync;`,
  'src/domain/shared/l20-b.ts': `import { x } from './l20.ts';\nexport const y = () => x;`,
};

let folder = '';
let compiled = '';
let linted = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'escuela-breaches-'));
  for (const file of configurations()) cpSync(join(root, file), join(folder, file));
  linkPackages(root, folder);
  plant(Object.entries(healthy));
  plant([...forCompiler, ...forLinter].map(([, path, text]) => [path, text]));
  plant(Object.entries(companions));
  [compiled, linted] = await Promise.all([run('tsc', '-b'), run('oxlint', '--format', 'unix', 'src', 'test')]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function configurations(): readonly string[] {
  const layers = [...filesUnder('src'), ...filesUnder('test')].filter((path) => path.endsWith('tsconfig.json'));
  return ['package.json', 'tsconfig.json', '.oxlintrc.json', ...layers];
}

function plant(files: readonly (readonly [string, string])[]): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
}

/** The output of a tool that is expected to fail. */
async function run(program: string, ...args: readonly string[]): Promise<string> {
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  const ended = await promisify(execFile)(join(root, 'node_modules/.bin', program), args, options).catch(
    (error: unknown) => error as { stdout: string; stderr: string },
  );
  return ended.stdout + ended.stderr;
}

const linesAbout = (output: string, path: string): string =>
  output
    .split('\n')
    .filter((line) => line.includes(path))
    .join('\n');

describe('tsc -b refuses', () => {
  test.each(forCompiler)('%s', (_, path, __, code) => {
    expect(linesAbout(compiled, path)).toContain(code);
  });

  test('nothing that is healthy', () => {
    expect(
      Object.keys(healthy)
        .map((path) => linesAbout(compiled, `${path}(`))
        .filter((lines) => lines !== ''),
    ).toEqual([]);
  });
});

describe('oxlint refuses', () => {
  test.each(forLinter)('%s', (_, path, __, rule) => {
    expect(linesAbout(linted, path)).toContain(`(${rule})`);
  });

  test('nothing that is healthy', () => {
    expect(
      Object.keys(healthy)
        .map((path) => linesAbout(linted, `${path}:`))
        .filter((lines) => lines !== ''),
    ).toEqual([]);
  });
});
