/**
 * A thread's program where the school runs from its source, in development and in tests: a thread of its own has neither Vite's
 * way of reading TypeScript nor the build. It is told the file of the program. Plain JavaScript for that reason.
 */
import { runnerImport } from 'vite';

await runnerImport(process.argv[2], { configFile: false, logLevel: 'error' });
