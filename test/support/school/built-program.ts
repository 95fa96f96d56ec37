import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { build } from 'vite';

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
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'escuela-program-'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: source,
        outDir: join(folder, 'dist'),
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'program.mjs', chunkFileNames: '[name]-[hash].mjs' } },
      },
    });
  }, 120_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return () => join(folder, 'dist/program.mjs');
}
