import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import react from '@vitejs/plugin-react';
import { transform as transformStyles } from 'lightningcss';
import {
  defineConfig,
  type EnvironmentOptions,
  isRunnableDevEnvironment,
  type Plugin,
  type Rolldown,
  type UserConfig,
  type ViteDevServer,
} from 'vite';
import { quickerToLoad, quickToLoadChanges } from './src/adapters/cli/quick-to-load.ts';

const root = import.meta.dirname;
const schoolPort = Number(process.env['PORT'] ?? 3000);
const signInPort = Number(process.env['SIGN_IN_PORT'] ?? schoolPort + 1);
const serverEntries = {
  main: 'src/adapters/server/main.ts',
  'drawing-worker': 'src/adapters/server/documents/drawing-worker.ts',
  'pdf-check-worker': 'src/adapters/server/files/pdf-check-worker.ts',
  'signing-worker': 'src/adapters/server/receipts/signing/signing-worker.ts',
  'statement-worker': 'src/adapters/server/payments/statements/statement-worker.ts',
  'book-file-worker': 'src/adapters/server/publishing/incoming/book-file-worker.ts',
  escuela: 'src/adapters/cli/escuela.ts',
  precio: 'src/adapters/cli/precio.ts',
};

const entryFile = 'main.tsx';

/** Whoever starts a school is told what goes wrong with its build, not which part of it took how long. */
const checks = { bundlerTimings: false };

/** What most pages of one's own ask for once they stand. */
const onceOwnPagesStand = [
  'student/tour/tour-overlay.tsx',
  'student/tour/tour-question.tsx',
  'student/expired-access/expired-access-dialog.tsx',
];

const homeReads = '../../adapters/http-contract/home/home-reads.ts';

/** What others than students open, and what comes once it stands: what it has in common with pages of one's own stays apart from those. */
const openToAll = [
  'boot/late/late.container.ts',
  'boot/staff-routes.tsx',
  'layouts/checkout-layout.tsx',
  'layouts/reading-layout.tsx',
  'boot/late/guards.ts',
  'layouts/support/support-dialog.tsx',
  'layouts/corner/corner.tsx',
  'layouts/header/profile-menu.tsx',
  'layouts/header/mobile-menu.tsx',
  homeReads,
  ...readdirSync(path.join(root, 'src/ui/school/storefront'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:-page\.tsx|container\.ts)$/.test(file))
    .map((file) => `storefront/${file.replaceAll(path.sep, '/')}`),
];

/**
 * What goes together into a file, because small files compress badly: the packages of every page, which keep their name while our
 * own code changes; what lists and product pages share;
 * what comes once a page stands. What every page needs besides is in the entry.
 */
const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'packages',
      test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite)\/|rolldown-runtime/,
    },
    // Comes with the first page that has services of its own.
    {
      name: 'container',
      test: /node_modules\/(inversify|@inversifyjs|reflect-metadata)\/|\/src\/adapters\/wiring\/flat-container/,
    },
    { debugName: 'main', name: inGraphOf('main', 1, [entryFile]) },
    {
      debugName: 'catalogue',
      name: inGraphOf('catalogue', 2, [
        'storefront/home/home-page.tsx',
        'storefront/catalogue/list-page.tsx',
        'storefront/product/product-page.tsx',
      ]),
    },
    // A product's page and what comes once any page stands have these in common; neither brings the other's file along.
    {
      debugName: 'between',
      name: inGraphOf('between', 2, ['storefront/product/product-page.tsx', 'boot/late/late.container.ts']),
    },
    { debugName: 'product', name: inGraphOf('product', 1, ['storefront/product/product-page.tsx']) },
    // What every page asks for as soon as it stands: thirty small files would each be a request of their own.
    {
      debugName: 'late',
      name: inGraphOf(
        'late',
        1,
        ['boot/late/late.container.ts', 'layouts/corner/corner.tsx'],
        ['storefront/catalogue/list-page.tsx'],
      ),
    },
    // The client of the API, with what reads its answers: the first call brings it.
    {
      debugName: 'calls',
      name: inGraphOf(
        'calls',
        1,
        ['boot/http.container.ts'],
        ['boot/late/late.container.ts', 'storefront/catalogue/list-page.tsx'],
      ),
    },
    // What the front pages of visitors and of students read: a dozen files of fifty bytes.
    { debugName: 'reads', name: inGraphOf('reads', 1, [homeReads], ['boot/late/late.container.ts']) },
    // Whoever is signed in waits on every page of their own for the frame, and most of them for what is studied: forty small files.
    {
      debugName: 'own',
      name: inGraphOf(
        'own',
        1,
        ['layouts/container.ts', 'layouts/dashboard-layout.tsx', ...onceOwnPagesStand],
        openToAll,
      ),
    },
    {
      debugName: 'studied',
      name: inGraphOf('studied', 1, ['student/learning/learning.container.ts'], openToAll),
    },
  ],
};

/**
 * Seven signs of a hash, the fewest that the bundler takes, tell one version of a script from the next: every first visit reads the names of
 * two hundred, and no compression makes hashes small.
 */
const names = { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' };

/** A school may run from the build before: the launcher takes away what is older than that. */
const emptyOutDir = false;

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Names our own modules that at least `share` of the school's files import, directly or through others, and none of `except`; leaves the rest alone. */
function inGraphOf(name: string, share: number, files: readonly string[], except: readonly string[] = []) {
  let counts: Map<string, number> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    counts ??= countIn(graph, files, except);
    return (counts.get(id) ?? 0) >= share ? name : null;
  };
}

function countIn(graph: ModuleGraph, files: readonly string[], except: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const others = new Set(except.flatMap((file) => [...reachedFrom(graph, file)]));
  for (const file of files) {
    const seen = reachedFrom(graph, file);
    // A page and its layout keep files of their own, by which the build's manifest names them.
    if (/-(?:page|layout)\.tsx$/.test(file)) seen.delete(pathOf(file));
    for (const id of seen) if (!others.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

const pathOf = (file: string): string => path.join(root, 'src/ui/school', file);

function reachedFrom(graph: ModuleGraph, file: string): Set<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || id.includes('/node_modules/')) return;
    seen.add(id);
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) visit(each);
  };
  visit(pathOf(file));
  return seen;
}

function browserApp(name: string, ...entries: readonly string[]): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir: `dist/${name}`,
      emptyOutDir,
      manifest: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      // No style sheet for each page and no preload lists: both would put the names of every page's files into each page.
      cssCodeSplit: false,
      cssTarget: Object.entries(readsStyles).map(([browser, version]) => `${browser}${version.join('.')}`),
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input: entries.map((entry) => path.join(root, entry)),
        checks,
        output: { codeSplitting: chunks, ...names },
      },
    },
  };
}

/** The first versions of browsers that read the style sheets as they are built. */
const readsStyles = { chrome: [110, 0], edge: [110, 0], firefox: [114, 0], safari: [16, 4] } as const;

/** Names the style sheets that follow the first, and of which files each is made. */
const furtherSheets = {
  rest: /\/src\/ui\/(?:school\/(?:boot\/|layouts\/(?:support|focus|corner|consent\/consent-banner|header\/mobile-menu|checkout-layout|reading-layout|seller-|session-notices)|storefront\/(?!home\/|catalogue\/|product\/|saved\/|cart\/adding\/add-))|kit\/(?:overlay\/|layout\/(?:data-table|email-text)|forms\/(?:form|trap-field)\.|feedback\/(?:step-bar|states|offline-notice|skeleton|loading-overlay|late-part|countdown-text))).*\.module\.css$/,
  own: /\/src\/ui\/(?:school\/(?:student\/|staff\/|layouts\/(?:(?:dashboard|focus|staff)-layout|side-menu))|kit\/(?:forms\/(?:file-button|markdown\/)|feedback\/progress-bar|controls\/content-tabs)).*\.module\.css$/,
};

/**
 * What the front page, lists and products show is in the first style sheet, as small as one answer of a network that has just been asked.
 * What else everybody may see is in `rest.css`: pages that show some of it name both sheets, the others ask for it before their scripts run.
 * Pages of one's own and of the office have `own.css` on top. The build ends where a page of everybody needs a file of that.
 */
function styleSheets(): Plugin {
  const entersOwn =
    /\/src\/ui\/school\/(?:(?:student|staff)\/.*-page|layouts\/(?:dashboard|focus|staff)-layout|boot\/staff-routes)\.tsx$/;
  const sheetOf = (id: string) =>
    furtherSheets.own.test(id) ? ('own' as const) : furtherSheets.rest.test(id) ? ('rest' as const) : null;
  const styles = new Map<string, string>();
  return {
    name: 'escuela:style-sheets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // After Vite has named the classes and before it collects the sheet.
    transform(code, id) {
      if (sheetOf(id) === null) return null;
      styles.set(id, code);
      return { code: '', map: null };
    },
    generateBundle(_, bundle) {
      const everybodys = new Set<string>();
      const visit = (id: string): void => {
        if (everybodys.has(id) || entersOwn.test(id)) return;
        if (sheetOf(id) === 'own')
          this.error(`A page of everybody needs ${id}, which is in the style sheet of one's own pages`);
        everybodys.add(id);
        const { importedIds = [], dynamicallyImportedIds = [] } = this.getModuleInfo(id) ?? {};
        for (const each of [...importedIds, ...dynamicallyImportedIds]) visit(each);
      };
      visit(path.join(root, 'src/ui/school', entryFile));
      const inOrder = inOrderOf(bundle);
      const targets = Object.fromEntries(
        Object.entries(readsStyles).map(([browser, [major, minor]]) => [browser, (major << 16) | (minor << 8)]),
      );
      for (const sheet of ['rest', 'own'] as const) {
        const code = inOrder
          .filter((id) => sheetOf(id) === sheet)
          .map((id) => styles.get(id) ?? '')
          .join('')
          // Where Vite writes the address of a picture that a style shows.
          .replaceAll(
            /__VITE_ASSET__([\w$]{22})(?:_[a-f\d]{24})?__/g,
            (_found, file: string) => `/${this.getFileName(file)}`,
          );
        const name = `${sheet}.css`;
        const { code: source } = transformStyles({ filename: name, code: Buffer.from(code), minify: true, targets });
        this.emitFile({ type: 'asset', name, originalFileName: name, source });
      }
    },
  };
}

/** The modules of a build in the order in which they run, as far as it is known: what a file imports comes before it. */
function inOrderOf(bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>();
  const late = new Set<string>();
  const ids: string[] = [];
  const collect = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(collect);
    chunk.dynamicImports.forEach((each) => late.add(each));
    ids.push(...Object.keys(chunk.modules));
  };
  for (const [name, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.isEntry) collect(name);
  for (const name of late) collect(name);
  return ids;
}

/**
 * Packages of many small files, which are built into the programs: to find, read and link a thousand files took most of a start. The
 * others stay outside, in node_modules: those that are one file, have a part that is not JavaScript, or read files of their own.
 */
const builtIn = [
  'inversify',
  /^@inversifyjs\//,
  'kysely',
  'jose',
  'nodemailer',
  'file-type',
  'strtok3',
  'token-types',
  /^@tokenizer\//,
  /^@borewit\//,
  'uint8array-extras',
  'altcha-lib',
  'markdown-it',
  'mdurl',
  'uc.micro',
  'entities',
  'linkify-it',
  'react',
  'react-dom',
  'mobx',
  'mobx-react-lite',
  'use-sync-external-store',
  'react-router',
  'react-router-dom',
  'fastify',
  'fastify-plugin',
  'semver',
  'avvio',
  'find-my-way',
  'light-my-request',
  'ret',
  'safe-regex2',
  '@fastify/static',
  '@fastify/send',
  '@fastify/multipart',
  '@fastify/busboy',
  '@fastify/cookie',
  'fast-querystring',
  'mime',
];

/**
 * What the programs have in common goes into a few files, each of one floor, so that none needs a file that needs it: pages are drawn by the
 * process that serves, most of them as soon as it has started.
 */
const serverChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'rules', test: /\/src\/(?:domain|application\/(?:ports|read-models))\// },
    { name: 'contract', test: /\/src\/adapters\/http-contract\// },
    { name: 'wiring', test: /\/src\/adapters\/wiring\/|node_modules\/(?:inversify|@inversifyjs)\// },
    // What is drawn as soon as a school has started, with the addresses of the fonts. Pages that fewer open come with their first visit,
    // and those that the browser alone draws never do.
    {
      name: inGraphOf('pages', 1, [
        '../../adapters/server/rendering/page-renderer.tsx',
        'storefront/home/home-page.tsx',
        'storefront/home/container.ts',
        'storefront/catalogue/list-page.tsx',
        'storefront/catalogue/container.ts',
        'storefront/product/product-page.tsx',
        'storefront/product/container.ts',
        'layouts/default-layout.tsx',
        'layouts/container.ts',
      ]),
      test: /\/src\/(?:ui|application\/browser|adapters\/browser)\//,
    },
    { name: 'pages', test: /\.woff2/ },
  ],
};

/** Fails a build of which two files need each other: what one of them has may not be there yet when the other asks. */
function withoutCircles(): Plugin {
  return {
    name: 'escuela:without-circles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    generateBundle(_, bundle) {
      const whole = new Set<string>();
      const visit = (name: string, way: readonly string[]): void => {
        if (way.includes(name)) this.error(`Files of the build need each other: ${[...way, name].join(' > ')}`);
        const file = bundle[name];
        if (whole.has(name) || file?.type !== 'chunk') return;
        for (const each of file.imports) visit(each, [...way, name]);
        whole.add(name);
      };
      for (const name of Object.keys(bundle)) visit(name, []);
    },
  };
}

/** Packages as a start wants them (`quick-to-load.ts`); the build ends where one is written in another way. */
function quickToLoad(): Plugin {
  const met = new Set<string>();
  return {
    name: 'escuela:quick-to-load',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    transform(code, id) {
      const files = Object.keys(quickToLoadChanges);
      const file = files.find((each) => id.replaceAll('\\', '/').endsWith(`node_modules/${each}`));
      if (file === undefined) return null;
      const changed = quickerToLoad(file, code);
      if (changed === null) this.error(`${file} is written in another way: see what it costs a start now`);
      met.add(file);
      return { code: changed, map: null };
    },
    buildEnd(failed) {
      const missed = Object.keys(quickToLoadChanges).filter((each) => !met.has(each));
      if (failed === undefined && missed.length > 0) this.error(`No longer part of the programs: ${missed.join(', ')}`);
    },
  };
}

/**
 * Writes every sign that is not of ASCII as its escape. A program with a single one beyond Latin-1, such as '…', would lie in memory with
 * two bytes for each of its letters, and be read more slowly.
 */
function programsInAscii(): Plugin {
  return {
    name: 'escuela:programs-in-ascii',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'server',
    async writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => each.endsWith('.js'))) {
        const file = path.join(dir ?? '', name);
        const code = await readFile(file, 'utf8');
        if (!beyondAscii.test(code)) continue;
        await writeFile(file, code.replaceAll(beyondAsciiEverywhere, escapeOf));
        const map = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { mappings: string };
        const lines = code.split('\n');
        const moved = decode(map.mappings).map((segments, line) => withColumnsOf(lines[line] ?? '', segments));
        await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: encode(moved) }));
      }
    },
  };
}

const beyondAscii = /[^\0-\x7f]/;
const beyondAsciiEverywhere = new RegExp(beyondAscii, 'g');

const escapeOf = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The places of a line's map once the signs before each are escapes. */
function withColumnsOf(line: string, segments: SourceMapSegment[]): SourceMapSegment[] {
  const signs = [...line.matchAll(beyondAsciiEverywhere)].map(({ index }) => index);
  let before = 0;
  return segments.map(([column, ...rest]) => {
    while (before < signs.length && (signs[before] ?? 0) < column) before += 1;
    return [column + before * 5, ...rest] as SourceMapSegment;
  });
}

/**
 * The Node programs that exist; packages stay outside, in node_modules, but for those of many files. In development all stay: what runs
 * there file by file cannot run one that is written for `require`.
 */
function serverPrograms(isBuild: boolean): EnvironmentOptions {
  const input = Object.entries(serverEntries).filter(([, file]) => existsSync(path.join(root, file)));
  return {
    consumer: 'server',
    // Of packages that have one for those who develop and one for those who run, the second.
    ...(isBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
    resolve: { noExternal: isBuild ? builtIn : [] },
    build: {
      outDir: 'dist/server',
      emptyOutDir,
      copyPublicDir: false,
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(input.map(([name, file]) => [name, path.join(root, file)])),
        // What browsers fetch late is there from the start where the server draws it.
        checks: { ...checks, ineffectiveDynamicImport: false },
        // Entries and chunks share one folder, so that `import.meta.dirname` means the same in all of them.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // Maps name lines; the lines themselves, which nobody prints, would lie in memory.
          sourcemapExcludeSources: true,
          // Without comments and white space there is half as much to read; names stay, for whoever reads a failure.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          codeSplitting: serverChunks,
        },
      },
    },
  };
}

/** Writes `.br` and `.gz` beside every text file of a browser app, so that the server compresses nothing while it serves. */
function precompress(): Plugin {
  const text = /\.(?:js|css|html|svg|json|txt|xml|webmanifest|vtt)$/;
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  return {
    name: 'escuela:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (dir === undefined) return;
        const names = await readdir(dir, { recursive: true });
        for (const name of names.filter((each) => text.test(each) && !each.startsWith('.'))) {
          const file = path.join(dir, name);
          // Of the build before.
          if (existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs) continue;
          const content = await readFile(file);
          if (content.length < 256) continue;
          const best = {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
          };
          await writeFile(`${file}.br`, await brotli(content, best));
          await writeFile(`${file}.gz`, await gz(content, { level: 9 }));
        }
      },
    },
  };
}

/**
 * What Vite calls around every `import()`, without the lists of files to preload that no page has (`resolveDependencies`): those
 * lines alone are a kilobyte. A file that does not come is told to the page as ever; where the page is loaded anew for it, whoever
 * asked waits until then, instead of going on with nothing.
 */
function importsWithoutLists(): Plugin {
  const code = `export const __vitePreload = (load) => load().catch((reason) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = reason;
    window.dispatchEvent(event);
    if (!event.defaultPrevented) throw reason;
    return new Promise(() => {});
  });`;
  return {
    name: 'escuela:imports-without-lists',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? code : null),
  };
}

/**
 * Names a style class: its own name and four letters that stand for its file. Vite's names hold the number of the line as well,
 * which every page repeats and no compression makes small. Two files with one name for their classes end the build.
 */
function styleNames(): (local: string, file: string) => string {
  const files = new Map<string, string>();
  return (local, file) => {
    const place = path.relative(root, file.replace(/\?.*$/, '')).replaceAll(path.sep, '/');
    const name = `${local}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
    const other = files.get(name) ?? place;
    if (other !== place) throw new Error(`${other} and ${place} both name a class ${name}: rename it in one of them`);
    files.set(name, place);
    return name;
  };
}

/**
 * Kerning, ligatures and figures of one width are what our styles show, in weights from 400 to 600: small capitals and the like have signs of
 * their own. Licences stay.
 */
const cutAs = { targetFormat: 'woff2' as const, keepFeatures: ['kern', 'liga', 'tnum'], preserveNameIds: [0, 13, 14] };
const weights = { wght: { min: 400, max: 600, default: 400 } };

/**
 * Cuts each typeface that `fonts.css` asks for as `@typefaces/…` down to the signs which that rule says it is for, in little more than half of the bytes.
 * @returns the folder of the files, under the addresses they have in node_modules.
 */
async function cutTypefaces(): Promise<string> {
  // Comes with the first typeface that is cut: tests read this file as well, and cut none.
  const { default: cutFont } = await import('subset-font');
  const sheet = await readFile(path.join(root, 'src/ui/kit/styles/fonts.css'), 'utf8');
  const folder = path.join(root, 'node_modules/.cache/typefaces');
  for (const [, name = '', range = ''] of sheet.matchAll(
    /url\('@typefaces\/([^']+)'\)[^}]*unicode-range:\s*([^;]+);/g,
  )) {
    const whole = await readFile(path.join(root, 'node_modules', name));
    const variationAxes = name.includes('-wght-') ? weights : {};
    const cut = await cutFont(whole, signsOf(range), { ...cutAs, variationAxes });
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // Another build may be reading it.
    await writeFile(`${file}.${process.pid}`, cut);
    await rename(`${file}.${process.pid}`, file);
  }
  return folder;
}

/** The signs of a `unicode-range`. */
function signsOf(range: string): string {
  const codes = range.split(',').flatMap((each) => {
    const [first = '', last = first] = each.trim().replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
  return String.fromCodePoint(...codes);
}

/** Puts the page of the sign-in app at the top of its folder instead of under the path of its source. */
function pageAtTop(): Plugin {
  return {
    name: 'escuela:page-at-top',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'signIn',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.fileName.endsWith('/index.html')) file.fileName = 'index.html';
      }
    },
  };
}

/** `vite` alone runs the whole school: API and server-drawn pages with the code as it is now, the sign-in app on its own port. */
function schoolInDevelopment(): Plugin {
  return {
    name: 'escuela:development',
    apply: 'serve',
    configureServer(server) {
      listenForSignIn(server);
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await answerInDevelopment(server, request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

/** The port of the sign-in app outlives the restarts of Vite, which makes its next server before it closes the last. */
function listenForSignIn(server: ViteDevServer): void {
  const kept = globalThis as { escuelaSignIn?: { server: ViteDevServer } };
  if (kept.escuelaSignIn !== undefined) {
    kept.escuelaSignIn.server = server;
    return;
  }
  const current = { server };
  kept.escuelaSignIn = current;
  createServer((request, response) => current.server.middlewares(request, response)).listen(signInPort);
}

interface Development {
  readonly answer: (webApp: 'school' | 'sign-in', request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

async function answerInDevelopment(
  server: ViteDevServer,
  request: IncomingMessage & { readonly originalUrl?: string | undefined },
  response: ServerResponse,
): Promise<void> {
  const address = request.originalUrl ?? request.url ?? '/';
  request.url = address;
  const isSignIn = request.socket.localPort === signInPort;
  if (isSignIn && request.method === 'GET' && !/^\/(?:api|auth)\//.test(address)) {
    const page = path.join(root, 'src/ui/sign-in/index.html');
    const html = await server.transformIndexHtml('/src/ui/sign-in/index.html', await readFile(page, 'utf8'));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html.replace('{escuela}', process.env['SCHOOL_ORIGIN'] ?? `http://localhost:${schoolPort}`));
    return;
  }
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server environment cannot run code');
  const { answer } = await ssr.runner.import<Development>('/src/adapters/server/development.ts');
  await answer(isSignIn ? 'sign-in' : 'school', request, response);
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  // Tests have projects of their own and need none of the plugins below.
  if (process.env['VITEST']) return (await import('#test/vitest.config.ts')).default;
  // Under a test run NODE_ENV is `test`, and the build would ship React's development version.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    root,
    appType: 'custom',
    publicDir: 'src/ui/public',
    resolve: { alias: { '@typefaces': await cutTypefaces() } },
    css: { modules: { generateScopedName: styleNames() } },
    plugins: [
      react(),
      importsWithoutLists(),
      pageAtTop(),
      styleSheets(),
      precompress(),
      withoutCircles(),
      quickToLoad(),
      programsInAscii(),
      schoolInDevelopment(),
    ],
    server: { port: schoolPort, strictPort: true },
    environments: {
      client: browserApp('school', 'src/ui/school/main.tsx', 'src/ui/school/after-first-paint.ts'),
      signIn: browserApp('sign-in', 'src/ui/sign-in/index.html'),
      ssr: serverPrograms(command === 'build'),
    },
    builder: {
      async buildApp(builder) {
        const { client, signIn, ssr } = builder.environments;
        if (client && existsSync(path.join(root, 'src/ui/school/main.tsx'))) await builder.build(client);
        if (signIn && existsSync(path.join(root, 'src/ui/sign-in/index.html'))) await builder.build(signIn);
        if (ssr && Object.values(serverEntries).some((file) => existsSync(path.join(root, file))))
          await builder.build(ssr);
      },
    },
  };
});
