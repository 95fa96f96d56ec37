import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { quickerToLoad, quickToLoadChanges } from '#adapters/cli/quick-to-load.ts';

type Found = { readonly handler: () => string; readonly params: Readonly<Record<string, string>> } | null;

interface Router {
  on(method: string, path: string, handler: () => string): void;
  on(method: string, path: string, opts: { constraints: { host: string } }, handler: () => string): void;
  find(method: string, path: string, constraints?: { readonly host: string }): Found;
}

type MakeRouter = (options: { ignoreTrailingSlash: boolean; maxParamLength: number }) => Router;

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => join(process.cwd(), 'node_modules', name);
/** Fastify's router, as Fastify makes it. */
const options = { ignoreTrailingSlash: true, maxParamLength: 16_384 };

/** Loads a file of a package with the changes of the build, and what it needs of the same package likewise. */
function changed(file: string, loaded = new Map<string, unknown>()): unknown {
  if (loaded.has(file)) return loaded.get(file);
  const path = folderOf(file);
  const code = quickerToLoad(file, readFileSync(path, 'utf8'));
  const made = { exports: {} as unknown };
  const own = createRequire(path);
  const near = (name: string): unknown => {
    const found = own.resolve(name);
    const within = found.startsWith(folderOf('find-my-way')) ? found.slice(folderOf('').length) : null;
    return within === null ? own(name) : changed(within.replace(/^\//, ''), loaded);
  };
  const run = runInThisContext(`(function (require, module, exports, __dirname) {${code}\n})`, { filename: path });
  (run as (...args: unknown[]) => void)(near, made, made.exports, dirname(path));
  loaded.set(file, made.exports);
  return made.exports;
}

const patterns = [
  '/',
  '/*',
  '/api/v1/health',
  '/api/v1/healthy',
  '/api/v1/courses/:slug',
  '/api/v1/courses/:slug/lessons/:lesson',
  '/api/v1/courses/:slug/lessons/:lesson/parts/:part/notes/:note/answers/:answer',
  '/api/v1/:kind/:slug/lessons/:lesson',
  '/api/v1/receipts/:number.xml',
  '/api/v1/receipts/:number.pdf',
  '/api/v1/notes/:from-:to',
  '/imagenes/*',
  '/plan/:optional?',
  '/a-rather-long-part-of-an-address/that-has-others-beside-it/:id',
];

const addresses = [
  ...patterns.filter((each) => !/[:*]/.test(each)),
  '/api/v1/health/',
  '/api/v1/heal',
  '/api/v1/courses/hilado-a-mano',
  '/api/v1/courses/hilado%20a%2Fmano/lessons/%C3%B1and%C3%BA/',
  '/api/v1/courses/a/lessons/b/parts/c/notes/d/answers/e?x=/y',
  '/api/v1/books/a/lessons/b',
  '/api/v1/courses/a/lesson/b',
  '/api/v1/receipts/B001-7.xml',
  '/api/v1/receipts/B001%2E7.pdf',
  '/api/v1/receipts/B001-7.txt',
  '/api/v1/notes/1-2',
  '/imagenes/a/b%20c.png',
  '/inicio/imagenes/a.png',
  '/plan',
  '/plan/anual',
  '/a-rather-long-part-of-an-address/that-has-others-beside-it/7',
  '/a-rather-long-part-of-an-address/that-has-others-beside-it',
  '/%E0%A4%A',
];

function routerOf(make: MakeRouter, paths: readonly string[]): Router {
  const router = make(options);
  for (const path of paths) router.on('GET', path, () => path);
  return router;
}

/** What a router answers to each address: the pattern, and what its parameters are. */
function answersOf(router: Router): unknown[] {
  return addresses.map((address) => {
    const found = router.find('GET', address);
    return [address, found?.handler(), Object.entries(found?.params ?? {})];
  });
}

const own = require(folderOf('find-my-way')) as MakeRouter;
const ours = changed('find-my-way/index.js') as MakeRouter;

test('every change of the build finds what it changes, in as many lines', () => {
  for (const file of Object.keys(quickToLoadChanges)) {
    const code = readFileSync(folderOf(file), 'utf8');
    const quicker = quickerToLoad(file, code);
    expect(quicker, file).not.toBe(code);
    expect(quicker?.split('\n').length, file).toBe(code.split('\n').length);
  }
});

test('a code that is written in another way is told', () => {
  expect(quickerToLoad('@fastify/static/index.js', "import { glob } from 'glob'")).toBeNull();
});

test('the router finds what the package finds: several parameters, encoded parts, suffixes, what may be left out, and nothing', () => {
  const answers = answersOf(routerOf(ours, patterns));
  expect(answers).toEqual(answersOf(routerOf(own, patterns)));
  expect(answers).toContainEqual([
    '/api/v1/courses/hilado%20a%2Fmano/lessons/%C3%B1and%C3%BA/',
    '/api/v1/courses/:slug/lessons/:lesson',
    [
      ['slug', 'hilado a/mano'],
      ['lesson', 'ñandú'],
    ],
  ]);
});

test('the router refuses what the package refuses, and chooses by headers as it does', () => {
  for (const make of [own, ours]) {
    const router = routerOf(make, ['/a/:id']);
    expect(() => router.on('GET', '/a/:other', () => '')).toThrow('already declared');
    expect(() => router.on('GET', '/b/:id(^(a+)+$)', () => '')).toThrow('is not safe');
    router.on('GET', '/a/:id', { constraints: { host: 'b.example' } }, () => 'of the host');
    expect(router.find('GET', '/a/1', { host: 'b.example' })?.handler()).toBe('of the host');
    expect(router.find('GET', '/a/1', { host: 'c.example' })?.handler()).toBe('/a/:id');
  }
});
