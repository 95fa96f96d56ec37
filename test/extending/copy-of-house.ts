import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { applyPatch, parsePatch, type StructuredPatch } from 'diff';
import { linkPackages } from '#test/support/shared/linked-packages.ts';

const root = resolve(import.meta.dirname, '../..');
const copied = [
  'src',
  'test',
  'docs',
  'README.md',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.oxlintrc.json',
];

/** How a program ended, and what it said. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/** A copy of the whole house in a folder of its own, where an example change is tried; its packages are those of the house. */
export class CopyOfHouse {
  readonly folder = mkdtempSync(join(tmpdir(), 'escuela-extending-'));
  readonly #before = new Map<string, string | null>();

  constructor() {
    for (const name of copied)
      cpSync(join(root, name), join(this.folder, name), { recursive: true, preserveTimestamps: true });
    linkPackages(root, this.folder);
    const compiled = 'node_modules/.cache/tsc';
    if (existsSync(join(root, compiled)))
      cpSync(join(root, compiled), join(this.folder, compiled), { recursive: true, preserveTimestamps: true });
  }

  /** Puts a change in and tells which files it touches. @throws when it does not fit the house as it is now. */
  apply(patch: string): readonly string[] {
    return parsePatch(patch).map((change) => this.#change(change));
  }

  /** Takes out again what was put in. */
  restore(): void {
    for (const [path, text] of this.#before) {
      if (text === null) rmSync(join(this.folder, path));
      else writeFileSync(join(this.folder, path), text);
    }
    this.#before.clear();
  }

  /** Runs a program of the packages inside the copy, and waits for its end. */
  run(program: string, ...args: readonly string[]): Promise<Ended> {
    // What a test runner tells its own workers must not reach another one.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|VITE_)/.test(name)),
    );
    return new Promise((done) => {
      const options = { cwd: this.folder, maxBuffer: 64 * 1024 * 1024, env };
      execFile(join(root, 'node_modules/.bin', program), [...args], options, (error, stdout, stderr) => {
        done({ code: error === null ? 0 : 1, output: stdout + stderr });
      });
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #change({ oldFileName, newFileName, hunks }: StructuredPatch): string {
    const isNew = oldFileName === '/dev/null';
    const path = (isNew ? newFileName : oldFileName)?.replace(/^[ab]\//, '') ?? '';
    const file = join(this.folder, path);
    const before = isNew ? null : readFileSync(file, 'utf8');
    const after = applyPatch(before ?? '', {
      oldFileName,
      newFileName,
      oldHeader: undefined,
      newHeader: undefined,
      hunks,
    });
    if (after === false) throw new Error(`The example no longer fits ${path}`);
    if (!this.#before.has(path)) this.#before.set(path, before);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after);
    return path;
  }
}
