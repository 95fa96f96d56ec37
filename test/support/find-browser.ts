import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A Chromium for the browser tests, or why there is none, in one line. */
export type BrowserForTests =
  | { readonly kind: 'found'; readonly path: string }
  | { readonly kind: 'none'; readonly reason: string };

const names = [
  // Chromium's pages without its windows: in these every new visitor costs the processor twice as much.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
/** The newest that Node 20 runs (docs/decisions). */
const packaged = '@sparticuz/chromium@147.0.0';

/**
 * Looks for a Chromium: `CHROMIUM_PATH`, the usual names on PATH, the usual place on a Mac, Playwright's own cache. Where there
 * is none it obtains one, by the first way that works: the npm package on Linux x64, Playwright's download, Debian's package as root.
 */
export async function findBrowser(): Promise<BrowserForTests> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    return isProgram(given) ? found(given) : { kind: 'none', reason: `CHROMIUM_PATH is ${given}, which is no program` };
  }
  const there = present();
  if (there !== null) return found(there);
  const tried: string[] = [];
  for (const way of [fromNpm, fromPlaywright, fromDebian]) {
    try {
      const path = await way();
      if (path !== null && isProgram(path)) return found(path);
    } catch (error) {
      tried.push(`${way.name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    }
  }
  const why = tried.length > 0 ? ` (${tried.join('; ')})` : '';
  return { kind: 'none', reason: `no Chromium was found and none could be obtained${why}; set CHROMIUM_PATH` };
}

const found = (path: string): BrowserForTests => ({ kind: 'found', path });

function present(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, onMac, ...inPlaywrightCache()].find(isProgram) ?? null;
}

function inPlaywrightCache(): readonly string[] {
  const caches = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'] ?? '',
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const programs = [
    'chrome-linux64/chrome',
    'chrome-linux/chrome',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ];
  return caches
    .filter((cache) => cache !== '' && existsSync(cache))
    .flatMap((cache) => readdirSync(cache).map((folder) => join(cache, folder)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .sort()
    .reverse()
    .flatMap((folder) => programs.map((program) => join(folder, program)));
}

/** A Chromium packed as an npm package; it unpacks itself into the system's temporary folder. */
async function fromNpm(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const cache = resolve(import.meta.dirname, '../../node_modules/.cache/browser');
  const folder = join(cache, 'node_modules/@sparticuz/chromium');
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    run('npm', ['install', '--prefix', cache, '--no-save', '--no-audit', '--no-fund', packaged]);
  }
  const unpack = await packagedModule<{ executablePath(): Promise<string> }>(join(folder, 'build/esm/index.js'));
  const path = await unpack.executablePath();
  if (!starts(path)) {
    // A bare system lacks the network security libraries; the package brings them along.
    const inflate = await packagedModule<(archive: string) => Promise<string>>(join(folder, 'build/esm/lambdafs.js'));
    const libraries = join(await inflate(join(folder, 'bin/al2023.tar.br')), 'lib');
    process.env['LD_LIBRARY_PATH'] = [libraries, process.env['LD_LIBRARY_PATH'] ?? ''].filter(Boolean).join(delimiter);
  }
  return path;
}

async function packagedModule<T>(file: string): Promise<T> {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  return (module['default'] ?? module['inflate']) as T;
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function fromPlaywright(): Promise<string | null> {
  run(process.execPath, [resolve(import.meta.dirname, '../../node_modules/playwright/cli.js'), 'install', 'chromium']);
  return present();
}

async function fromDebian(): Promise<string | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return null;
  run('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    try {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
      return present();
    } catch (error) {
      // Only newer Debians have the first.
      if (name === 'chromium') throw error;
    }
  }
  return null;
}

function run(command: string, args: readonly string[]): void {
  console.warn(`Obtaining a browser for the tests: ${command} ${args.join(' ')}`);
  execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 300_000 });
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
