/**
 * The drawing worker where the school runs from its source, in development and in tests: a thread of its own has neither Vite's
 * way of reading TypeScript nor the build. Plain JavaScript for that reason.
 */
import { join } from 'node:path';
import { runnerImport } from 'vite';

await runnerImport(join(import.meta.dirname, 'drawing-worker.ts'), { configFile: false, logLevel: 'error' });
