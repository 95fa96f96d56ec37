/**
 * Starts a program of the school: `node launch.mjs server|escuela|precio ARGUMENTS…`; `node launch.mjs build` only builds.
 *
 * Builds first when the build does not belong to the source as it is now, so that every command works straight after `npm ci`.
 * Whatever is said about that goes to standard error; standard output belongs to the program, which then runs in this very
 * process with its arguments, signals and exit code. Plain JavaScript, because it runs before there is a build.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../../..');
const programs = { server: 'main.js', escuela: 'escuela.js', precio: 'precio.js', build: null };
/** What a build is made of. */
const sources = ['src', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const stamp = join(root, 'dist/stamp');
const lock = join(root, 'dist/building');
/** Files of a build that have another name whenever they say something else. */
const namedByContent = /[\\/](?:server[\\/][^\\/]+|assets[\\/].+)-[\w-]{7,8}\.\w+(?:\.\w+)?$/;
/** Milliseconds without a sign of life after which a build counts as dead. */
const patience = 30_000;

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(programs, name ?? '')) {
  say(`Uso: node launch.mjs ${Object.keys(programs).join('|')} ARGUMENTOS…`);
  process.exit(2);
}
if (!isFresh()) await buildOnce();
if (programs[name] !== null) await run(programs[name]);

async function run(file) {
  const path = join(root, 'dist/server', file);
  if (!existsSync(path)) {
    say(`El programa «${name}» no está en esta versión de la escuela.`);
    process.exit(1);
  }
  process.env.NODE_ENV = 'production';
  // From Node 22.8 on, what was compiled at one start is there at the next.
  process.getBuiltinModule?.('node:module').enableCompileCache?.(join(root, 'dist/compiled'));
  process.argv = [process.execPath, path, ...args];
  await import(pathToFileURL(path).href);
}

function isFresh() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfSources();
}

/** A digest of names and contents: times of change differ between copies of the same source. */
function digestOfSources() {
  const digest = createHash('sha256');
  for (const source of sources) {
    for (const path of filesOf(join(root, source))) digest.update(path.slice(root.length)).update(readFileSync(path));
  }
  return digest.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  const entries = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => join(entry.parentPath, entry.name)).sort();
}

/** Builds, or waits for another process that does: two builds at once would tear each other's files apart. */
async function buildOnce() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  while (!takeLock()) {
    await pause(100);
    if (isFresh()) return;
  }
  const alive = setInterval(() => existsSync(lock) && utimesSync(lock, new Date(), new Date()), 1000);
  try {
    if (!isFresh()) await build();
  } finally {
    clearInterval(alive);
    rmSync(lock, { force: true });
  }
}

function takeLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    if (isAlive(Number(readFileSync(lock, 'utf8'))) && Date.now() - statSync(lock).mtimeMs < patience) return false;
    // Of several that find a dead lock, one moves it away; for the others it is gone.
    const dead = `${lock}.${process.pid}`;
    renameSync(lock, dead);
    rmSync(dead);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}

function isAlive(pid) {
  // The file is empty for the moment between its making and its writing.
  if (pid === 0) return true;
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function build() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) fail('Faltan las dependencias. Ejecuta «npm ci» y vuelve a intentarlo.');
  const digest = digestOfSources();
  const began = new Date();
  const former = existsSync(stamp) ? statSync(stamp).mtime : null;
  markBuild('', former ?? began);
  say('Construyendo la escuela; solo ocurre cuando su código ha cambiado…');
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    // Both of its outputs become our standard error.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const stop = (signal) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const [code, signal] = await new Promise((done) => child.once('close', (...end) => done(end)));
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (signal !== null) fail('La construcción de la escuela se interrumpió.');
  if (code !== 0) fail('La construcción de la escuela falló; el error está arriba.');
  markBuild(digest, began);
  if (former !== null) forgetBuiltBefore(former);
}

/** Writes down of which source the build is, nothing while it is not whole; the file's time is when it began. */
function markBuild(digest, began) {
  writeFileSync(stamp, digest);
  utimesSync(stamp, began, began);
}

/**
 * A school that runs meanwhile goes on with the files of its own build: what it loads late, and what pages that stand open ask for, lie
 * beside those of the next one under names of their own, and go with the build after that.
 */
function forgetBuiltBefore(time) {
  for (const path of filesOf(join(root, 'dist'))) {
    if (namedByContent.test(path) && statSync(path).mtime < time) rmSync(path);
  }
}

function fail(message) {
  rmSync(lock, { force: true });
  say(message);
  process.exit(1);
}

function say(message) {
  process.stderr.write(`${message}\n`);
}
