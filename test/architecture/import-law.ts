import { posix } from 'node:path';
import { type Import, importsOf } from './imports.ts';

/** What one place of `src` may import. The row with the longest path that holds a file is the row of that file. */
export interface Row {
  /** A folder, from `src`; or a file by its path, or by its name (or the end of it, `exams.container.ts`) anywhere under
   *  a folder: `ui/school/…/container.ts`. */
  readonly place: string;
  /** Folders of `src` it may import; a folder also imports itself. */
  readonly sources: readonly string[];
  /** Packages it may import; `node:*` is every module of Node, `@x/*` every package of a scope. */
  readonly packages: readonly string[];
}

const valibot = 'valibot';
const proseMirror = [
  'prosemirror-commands',
  'prosemirror-history',
  'prosemirror-inputrules',
  'prosemirror-keymap',
  'prosemirror-markdown',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
];
const react = ['react', 'react-dom'];
const pages = [...react, 'react-router-dom', 'mobx', 'mobx-react-lite'];
const serverLibraries = [
  'node:*',
  '@fastify/*',
  '@node-rs/argon2',
  '@tus/server',
  '@valibot/to-json-schema',
  '@xmldom/xmldom',
  'altcha-lib',
  'approx-string-match',
  'aws4fetch',
  'close-with-grace',
  'csv-parse',
  'fastify',
  'helmet',
  'file-type',
  'fontkit',
  'jose',
  'kysely',
  'libsql',
  'markdown-it',
  'mediabunny',
  'node-forge',
  'nodemailer',
  'otpauth',
  'pdfkit',
  'pg',
  'prom-client',
  'sanitize-html',
  'sharp',
  'turndown',
  'uqr',
  valibot,
  'xml-crypto',
  'xmlbuilder2',
  'yauzl',
  'yazl',
  'yauzl',
  '@xmldom/xmldom',
];
const server = [
  'domain',
  'application/ports',
  'application/read-models',
  'application/server',
  'adapters/http-contract',
  'adapters/server',
];
// A store that counts time down asks the clock, which both halves share.
const page = ['domain', 'application/browser', 'application/ports', 'application/read-models', 'ui/kit'];
const browserWiring = [...page, 'adapters/browser', 'adapters/http-contract', 'adapters/wiring'];
const serverWiring = [...server, 'adapters/wiring'];

/** The law of imports (docs/architecture.md). A place without a row is refused, so that no `utils/` is born unseen. */
export const law: readonly Row[] = [
  { place: 'domain', sources: [], packages: [] },

  { place: 'application/ports', sources: ['domain'], packages: [] },
  // What both halves show, declared once.
  { place: 'application/read-models', sources: ['domain'], packages: [] },
  {
    place: 'application/browser',
    sources: ['domain', 'application/ports', 'application/read-models'],
    packages: [],
  },
  { place: 'application/server', sources: ['domain', 'application/ports', 'application/read-models'], packages: [] },

  { place: 'adapters/http-contract', sources: ['domain', 'application/read-models'], packages: [valibot] },
  {
    place: 'adapters/browser',
    sources: [
      'domain',
      'application/ports',
      'application/read-models',
      'application/browser',
      'adapters/http-contract',
    ],
    packages: [valibot, 'altcha-lib', 'fetch-retry', '@noble/hashes', 'tus-js-client'],
  },
  // How a container of either half binds a class to its ports; what it binds is its own business.
  { place: 'adapters/wiring', sources: [], packages: ['inversify'] },
  // Programs that once drew the pictures and films of the sample school; the school runs none of them.
  {
    place: 'adapters/cli/studio',
    sources: ['adapters/server/sample-school'],
    packages: [...serverLibraries, 'playwright'],
  },
  { place: 'adapters/server', sources: server, packages: serverLibraries },
  { place: 'adapters/server/…/container.ts', sources: serverWiring, packages: [...serverLibraries, 'inversify'] },
  // The files of the typefaces are found where npm has put their packages.
  {
    place: 'adapters/server/documents/face-files.ts',
    sources: server,
    packages: [...serverLibraries, '@fontsource/*', 'node:module'],
  },
  // A thread of its own reads TypeScript only through Vite; the build does without this file.
  {
    place: 'adapters/server/thread-from-source.mjs',
    sources: server,
    packages: ['node:*', 'vite'],
  },
  // The unit of work asks a container for its use case; it wires nothing.
  // Reads the maps of built files, by the platform's own reader.
  { place: 'adapters/server/observing/source-lines.ts', sources: [], packages: ['node:*', 'node:module'] },
  { place: 'adapters/server/wiring/school.ts', sources: server, packages: [...serverLibraries, 'inversify'] },
  {
    place: 'adapters/server/rendering',
    sources: [...server, 'application/browser', 'ui/school', 'ui/kit'],
    packages: [...serverLibraries, ...pages],
  },
  {
    place: 'adapters/server/rendering/…/container.ts',
    sources: [...serverWiring, 'application/browser', 'ui/school', 'ui/kit'],
    packages: [...serverLibraries, 'inversify'],
  },
  {
    place: 'adapters/cli',
    sources: ['domain', 'application/ports', 'application/read-models', 'application/server', 'adapters/server'],
    packages: ['node:*', valibot],
  },
  // Runs before there is a build, so it sees nothing of the school but its folder.
  { place: 'adapters/cli/launch.mjs', sources: [], packages: ['node:*', 'vite'] },

  // Its links, tabs and menus are links of the router; it knows no page.
  {
    place: 'ui/kit',
    sources: ['domain/shared'],
    packages: [...react, 'react-router-dom', '@fontsource/*', '@fontsource-variable/*', 'dompurify'],
  },
  // The editor of running texts: what it is made of comes with it, late.
  {
    place: 'ui/kit/forms/markdown',
    sources: ['domain/shared', 'ui/kit'],
    packages: [...react, 'dompurify', 'markdown-it', ...proseMirror],
  },
  { place: 'ui/school', sources: page, packages: pages },
  { place: 'ui/school/…/container.ts', sources: [...browserWiring, 'ui/school'], packages: ['inversify'] },
  // The shape of every wiring, which lists of pages name as well.
  { place: 'ui/school/boot/wire.ts', sources: [], packages: ['inversify'] },
  { place: 'ui/school/main.tsx', sources: [...page, 'ui/school'], packages: [...pages, '@vitejs/plugin-react'] },
  { place: 'ui/sign-in', sources: page, packages: pages },
  { place: 'ui/sign-in/…/container.ts', sources: [...browserWiring, 'ui/sign-in'], packages: ['inversify'] },
  { place: 'ui/sign-in/main.tsx', sources: [...page, 'ui/sign-in'], packages: [...pages, '@vitejs/plugin-react'] },
];

/**
 * Files that only the named places may import, whatever their row says: else a page would wire itself. A place ending in `/` is
 * the files right in that folder.
 */
const doors: readonly { readonly target: RegExp; readonly from: readonly string[] }[] = [
  {
    target: /^ui\/(?:school|sign-in)\/(?:.+[/.])?container\.ts$/,
    from: [
      'ui/school/',
      'ui/school/boot/',
      'ui/school/boot/late/',
      'ui/sign-in/',
      'ui/…/container.ts',
      'adapters/server/rendering',
    ],
  },
  {
    target: /^adapters\/server\/wiring\/(?:.+\.)?container\.ts$/,
    from: [
      'adapters/server/main.ts',
      'adapters/server/development.ts',
      'adapters/server/…/container.ts',
      'adapters/cli',
    ],
  },
  { target: /(?:^|\/)main\.tsx?$/, from: [] },
];

/** Files with an import computed at run time, and why nothing else will do. */
export const computedImports: Readonly<Record<string, string>> = {
  'src/adapters/server/documents/face-files.ts': 'it asks for the addresses of font files by family and cut',
  'src/adapters/cli/launch.mjs': 'it starts a program of the build, which is not there while it is checked',
  'src/ui/school/after-first-paint.ts':
    'the page names the entry: named here, it would be asked for with this file’s own imports, first of all',
};

/** A breach of the law, in words. */
export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Every breach among the files given: path from the checkout's root (`src/…`) and text. */
export function breachesOf(files: ReadonlyMap<string, string>): readonly Breach[] {
  return [...files].flatMap(([file, text]) => {
    const imports = importsOf(file, text);
    const row = rowOf(file);
    if (row === null)
      return imports.length > 0 || /\.[cm]?[jt]sx?$/.test(file) ? [{ file, line: 1, reason: noRow(file) }] : [];
    return imports.flatMap((each) => {
      const reason = judge(file, row, each);
      return reason === null ? [] : [{ file, line: each.line, reason }];
    });
  });
}

const noRow = (file: string): string => `no row of the law holds ${posix.dirname(file)}; a new place needs one`;

/** The row of a file, by its longest path; null when the law knows no such place. */
export function rowOf(file: string): Row | null {
  const rows = law.filter(({ place }) => isWithin(file, place));
  return rows.toSorted((a, b) => b.place.length - a.place.length)[0] ?? null;
}

/** Whether a path (from the checkout's root) lies in a place (from `src`). */
function isWithin(path: string, place: string): boolean {
  const [folder = '', name] = place.split('/…/');
  if (name !== undefined) {
    const file = posix.basename(path);
    return path.startsWith(`src/${folder}/`) && (file === name || file.endsWith(`.${name}`));
  }
  if (place.endsWith('/')) return `${posix.dirname(path)}/` === `src/${place}`;
  return path === `src/${place}` || path.startsWith(`src/${place}/`);
}

function judge(file: string, row: Row, { specifier, kind }: Import): string | null {
  // To Node an address is a path like any other; for the browser Vite makes it an import.
  if (kind === 'address' && row.packages.includes('node:*')) return null;
  const pattern = kind === 'pattern';
  if (specifier === null) {
    return file in computedImports ? null : 'an import must be a constant text; a computed one cannot be judged';
  }
  // What the build cuts from a package's typeface is that package's.
  const bare = specifier.replace(/^!|^@typefaces\//, '').replace(/\?.*$/, '');
  if (bare.startsWith('.')) return judgeRelative(file, row, bare, pattern);
  if (bare.startsWith('#')) return judgeAlias(file, row, bare, pattern);
  // Vite reads a pattern from the root of the checkout, and knows no alias in one.
  if (pattern && bare.startsWith('/src/')) return judgeSource(file, row, bare.slice(1), pattern);
  if (bare.startsWith('/')) return `${specifier} is an absolute path; write #… or ./`;
  return row.packages.some((allowed) => isPackage(bare, allowed))
    ? null
    : `${row.place} does not import the package ${bare}`;
}

function judgeRelative(file: string, row: Row, specifier: string, pattern: boolean): string | null {
  // Style sheets know no aliases.
  if (specifier.includes('..') && !file.endsWith('.css'))
    return `${specifier} leaves its folder; across folders write #…`;
  return judgeSource(file, row, posix.join(posix.dirname(file), specifier), pattern);
}

function judgeAlias(file: string, row: Row, specifier: string, pattern: boolean): string | null {
  const [, top, rest] = /^#([a-z]+)\/(.+)$/.exec(specifier) ?? [];
  if (top === undefined || rest === undefined || rest.includes('..')) return `${specifier} is no alias of ours`;
  return judgeSource(file, row, `src/${top}/${rest}`, pattern);
}

function judgeSource(file: string, row: Row, target: string, pattern: boolean): string | null {
  if (!pattern && posix.extname(target) === '') return `${target} needs its extension`;
  const door = doors.find((each) => each.target.test(target.replace(/^src\//, '')));
  if (door !== undefined && !door.from.some((place) => isWithin(file, place)))
    return `${target} is no business of this file`;
  const itself = posix.extname(row.place) === '' ? [row.place] : [];
  return [...itself, ...row.sources].some((source) => isWithin(target, source))
    ? null
    : `${row.place} does not import ${target}`;
}

function isPackage(specifier: string, allowed: string): boolean {
  if (allowed === 'node:*') return specifier.startsWith('node:') && specifier !== 'node:module';
  if (allowed.endsWith('/*')) return specifier.startsWith(allowed.slice(0, -1));
  return specifier === allowed || specifier.startsWith(`${allowed}/`);
}
