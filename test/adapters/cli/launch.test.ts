import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';

/** Stands for Vite: notes that it built, takes its time, and writes a program that tells what it was given. */
const fakeVite = `
import { appendFileSync, mkdirSync, writeFileSync, readFileSync, existsSync } from 'node:fs';
appendFileSync('builds', process.env.NODE_ENV + '\\n');
console.log('noise of the build');
await new Promise((done) => setTimeout(done, Number(process.env.BUILD_TAKES ?? 0)));
if (existsSync('src/broken')) process.exit(1);
mkdirSync('dist/server', { recursive: true });
const text = readFileSync('src/text', 'utf8');
for (const file of ['server/late-' + text.padEnd(8, '0') + '.js', 'school/assets/page-' + text.padEnd(7, '0') + '.js.br', 'school/robots.txt'])
  mkdirSync('dist/' + file.replace(/[^/]+$/, ''), { recursive: true }), writeFileSync('dist/' + file, '');
writeFileSync('dist/server/precio.js', \`
  if (process.argv.includes('--wait')) process.on('SIGTERM', () => process.exit(7)), setInterval(() => {}, 1000);
  console.log(JSON.stringify({ text: \${JSON.stringify(text)}, args: process.argv.slice(2), env: process.env.NODE_ENV }));
  if (process.argv.includes('--fail')) process.exitCode = 3;
\`);
`;

/** A checkout with one source file and a build of our own making. */
function checkout(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src/adapters/cli'), { recursive: true });
  mkdirSync(join(folder, 'node_modules/vite/bin'), { recursive: true });
  cpSync('src/adapters/cli/launch.mjs', join(folder, 'src/adapters/cli/launch.mjs'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'src/text'), 'one');
  writeFileSync(join(folder, 'node_modules/vite/bin/vite.js'), fakeVite);
  writeFileSync(join(folder, 'node_modules/vite/package.json'), '{ "type": "module" }');
  return folder;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(process.execPath, [join(folder, 'src/adapters/cli/launch.mjs'), ...args], {
    cwd: '/',
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function endOf(child: ChildProcess): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (data) => (out += String(data)));
  child.stderr?.on('data', (data) => (err += String(data)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

const launch = (folder: string, ...args: string[]): Promise<Ended> => endOf(start(folder, args));
const buildsOf = (folder: string): number => readFileSync(join(folder, 'builds'), 'utf8').trim().split('\n').length;

describe('launch', () => {
  test('builds for production, and standard output carries nothing but the answers', async () => {
    const folder = checkout();
    const { code, out, err } = await launch(folder, 'precio', '--explicar', 'a b');
    expect(JSON.parse(out)).toEqual({ text: 'one', args: ['--explicar', 'a b'], env: 'production' });
    expect(err).toContain('noise of the build');
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'builds'), 'utf8')).toBe('production\n');
  });

  test('builds again only when the content of the source has changed', async () => {
    const folder = checkout();
    await launch(folder, 'precio');
    utimesSync(join(folder, 'src/text'), new Date(), new Date());
    expect(await launch(folder, 'precio')).toMatchObject({ code: 0, err: '' });
    expect(buildsOf(folder)).toBe(1);
    writeFileSync(join(folder, 'src/text'), 'two');
    expect(JSON.parse((await launch(folder, 'precio')).out)).toMatchObject({ text: 'two' });
    expect(buildsOf(folder)).toBe(2);
  });

  test('what a school that runs loads late stays until the build after the next', async () => {
    const folder = checkout();
    const built: string[][] = [];
    for (const text of ['one', 'two', 'six', 'ten']) {
      writeFileSync(join(folder, 'src/text'), text);
      expect(await launch(folder, 'build')).toMatchObject({ code: 0 });
      const files = readdirSync(join(folder, 'dist'), { recursive: true }).map(String);
      built.push(files.filter((file) => /late-|page-|robots/.test(file)).toSorted());
    }
    const of = (...texts: readonly string[]) => [
      ...texts.map((text) => `school/assets/page-${text}0000.js.br`),
      'school/robots.txt',
      ...texts.map((text) => `server/late-${text}00000.js`),
    ];
    expect(built).toEqual([of('one'), of('one', 'two'), of('six', 'two'), of('six', 'ten')]);
  });

  test('a build that failed takes nothing away, and the next one no more than it would have', async () => {
    const folder = checkout();
    await launch(folder, 'build');
    writeFileSync(join(folder, 'src/text'), 'two');
    writeFileSync(join(folder, 'src/broken'), '');
    expect(await launch(folder, 'build')).toMatchObject({ code: 1 });
    rmSync(join(folder, 'src/broken'));
    expect(await launch(folder, 'build')).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'dist/server/late-one00000.js'))).toBe(true);
  });

  test('several starts at once share one build', async () => {
    const folder = checkout();
    const starts = [1, 2, 3].map(() => endOf(start(folder, ['precio'], { BUILD_TAKES: '400' })));
    const ends = await Promise.all(starts);
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(buildsOf(folder)).toBe(1);
  });

  test('a build that died is taken over', async () => {
    const folder = checkout();
    const dead = await deadPid();
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist/building'), String(dead));
    expect(await launch(folder, 'precio')).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'dist/building'))).toBe(false);
  });

  test('a build without a sign of life is taken over, though its number lives on in another process', async () => {
    const folder = checkout();
    mkdirSync(join(folder, 'dist'));
    const lock = join(folder, 'dist/building');
    writeFileSync(lock, String(process.pid));
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, longAgo, longAgo);
    expect(await launch(folder, 'precio')).toMatchObject({ code: 0 });
  });

  test('a failed build is said, starts nothing, and is tried again the next time', async () => {
    const folder = checkout();
    writeFileSync(join(folder, 'src/broken'), '');
    const { code, out, err } = await launch(folder, 'precio');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('La construcción de la escuela falló');
    rmSync(join(folder, 'src/broken'));
    expect(await launch(folder, 'precio')).toMatchObject({ code: 0 });
  });

  test('the exit code is the program’s', async () => {
    expect(await launch(checkout(), 'precio', '--fail')).toMatchObject({ code: 3 });
  });

  test('signals reach the program', async () => {
    const child = start(checkout(), ['precio', '--wait']);
    child.stdout?.once('data', () => child.kill('SIGTERM'));
    expect(await endOf(child)).toMatchObject({ code: 7 });
  });

  test('an unknown program is refused with the known ones', async () => {
    const { code, out, err } = await launch(checkout(), 'toString');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('server|escuela|precio');
  });

  test('a build alone starts nothing', async () => {
    const folder = checkout();
    expect(await launch(folder, 'build')).toMatchObject({ code: 0, out: '' });
    expect(existsSync(join(folder, 'dist/server/precio.js'))).toBe(true);
  });

  test('a program that this version lacks is said', async () => {
    const { code, err } = await launch(checkout(), 'escuela');
    expect(code).toBe(1);
    expect(err).toContain('«escuela»');
  });

  test('missing dependencies are said', async () => {
    const folder = checkout();
    rmSync(join(folder, 'node_modules'), { recursive: true });
    const { code, err } = await launch(folder, 'precio');
    expect(code).toBe(1);
    expect(err).toContain('npm ci');
    expect(existsSync(join(folder, 'dist/building'))).toBe(false);
  });
});

/** The number of a process that has ended. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('close', resolve));
  return child.pid ?? 0;
}
