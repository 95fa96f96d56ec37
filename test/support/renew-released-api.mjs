/** Writes down what the API of the release that is being made takes and answers (docs/decisions/0115-an-api-that-only-gains.md): `npm run released-api`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { module } = await runnerImport(join(root, 'test/architecture/released-api.ts'), { configFile: false, root });
writeFileSync(join(root, 'test/architecture/released-api.txt'), module.writtenApi(module.presentApi(), version));
