// Builds one benchmark as production builds the code it measures, and runs it: `npm run bench -- price`.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const root = path.join(here, '../..');
const name = process.argv[2] ?? '';
const entry = path.join(here, `${name}.ts`);

if (!/^[a-z-]+$/.test(name) || !existsSync(entry)) {
  const names = (await readdir(here)).filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3));
  console.error(`Usage: npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`);
  process.exit(2);
}

process.env.NODE_ENV = 'production';
const { build } = await import('vite');
const outDir = path.join(root, 'node_modules/.cache/bench');
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: entry,
    outDir,
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: '[name].js' } },
  },
});
await import(pathToFileURL(path.join(outDir, `${name}.js`)).href);
