import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** A program that was built into a folder of its own. */
export interface BuiltProgram {
  readonly path: string;
  readonly dispose: () => void;
}

/** Builds a program that only tests run, as production builds the school. @param source from the project's folder. */
export async function buildProgram(source: string): Promise<BuiltProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-program-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
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
  const dispose = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return { path: join(folder, 'dist/program.mjs'), dispose };
}
