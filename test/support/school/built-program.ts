import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll } from 'vitest';
import { build } from 'vite';
import { folderOfProcess } from '#test/support/shared/temporary-folder.ts';

/**
 * A program of the command line as the school's own build has it, which is made anew only when its source has changed; answers the
 * way to it. Call it at the top of a test file.
 */
export function builtCommand(name: 'escuela' | 'precio'): () => string {
  beforeAll(() => {
    // Where tests run, the build's settings are theirs: it would build nothing.
    const env = { ...process.env, VITEST: '' };
    execFileSync(process.execPath, [resolve('src/adapters/cli/launch.mjs'), 'build'], { stdio: 'inherit', env });
  });
  return () => resolve(`dist/server/${name}.js`);
}

/**
 * Builds a program that only tests run, once for all files of a worker that start it; answers the way to it. Call it at the top of a
 * test file.
 */
export function builtProgram(source: string): () => string {
  let program = '';
  beforeAll(async () => {
    program = await (built[source] ??= builtFrom(source));
  });
  return () => program;
}

const built: Record<string, Promise<string>> = {};

async function builtFrom(source: string): Promise<string> {
  const folder = folderOfProcess();
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
  return join(folder, 'dist/program.mjs');
}
