import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltProgram, buildProgram } from './build-program.ts';

/**
 * A program of the command line as the school's own build has it, which is made anew only when its source has changed; answers the
 * way to it. Call it at the top of a test file.
 */
export function builtCommand(name: 'escuela' | 'precio'): () => string {
  beforeAll(() => {
    // Where tests run, the build's settings are theirs: it would build nothing.
    const env = { ...process.env, VITEST: '' };
    execFileSync(process.execPath, [resolve('src/adapters/cli/launch.mjs'), 'build'], { stdio: 'inherit', env });
  }, 120_000);
  return () => resolve(`dist/server/${name}.js`);
}

/**
 * Builds a program that only tests run, into a folder of its own that goes after the tests of the file; answers the way to the
 * program. Call it at the top of a test file.
 */
export function builtProgram(source: string): () => string {
  let built: BuiltProgram | null = null;
  beforeAll(async () => {
    built = await buildProgram(source);
  }, 120_000);
  afterAll(() => built?.dispose());
  return () => built?.path ?? '';
}
