import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { changedBy } from './patches.ts';
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

  constructor() {
    for (const name of copied)
      cpSync(join(root, name), join(this.folder, name), { recursive: true, preserveTimestamps: true });
    linkPackages(root, this.folder);
    this.#keepCompiled();
  }

  /** What the compiler knows of the house holds in the copy where its packages lie at the same place, linked as they are. */
  #keepCompiled(): void {
    const compiled = 'node_modules/.cache/tsc';
    if (!existsSync(join(root, compiled))) return;
    cpSync(join(root, compiled), join(this.folder, compiled), { recursive: true, preserveTimestamps: true });
    const file = join(this.folder, 'tsconfig.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as { readonly compilerOptions: object };
    const compilerOptions = { ...settings.compilerOptions, preserveSymlinks: true };
    writeFileSync(file, JSON.stringify({ ...settings, compilerOptions }));
  }

  /** Puts a change in. @throws when it does not fit the house as it is now. */
  apply(patch: string): void {
    for (const { path, after } of changedBy(patch, this.folder)) {
      const file = join(this.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, after);
    }
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
}
