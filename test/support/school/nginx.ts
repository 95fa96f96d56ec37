import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** What somebody who follows the guide puts in the place of what its nginx.conf has. */
export interface NginxSettings {
  /** The port of https; browsers reach the school at `localhost`, its sign-in app at `127.0.0.1`. */
  readonly port: number;
  readonly redirectPort: number;
  /** The ports of two processes, each with that of its sign-in app. */
  readonly processes: readonly [readonly [number, number], readonly [number, number]];
  /** Files of the browser apps: below it a folder `escuela` and a folder `ingreso`. */
  readonly files: string;
}

/** Debian's nginx with the guide's own configuration, on ports and in a folder of its own. */
export interface RunningNginx {
  /** What it complained of so far. */
  readonly log: string;
  stop(): Promise<void>;
}

/** Why the guide's nginx cannot be tried here; null when it can. */
export function nginxMissing(): string | null {
  if (programNamed('nginx') === null) return 'no nginx on PATH or in /usr/sbin (Debian: nginx-light)';
  return programNamed('openssl') === null ? 'no openssl on PATH, which makes its certificate' : null;
}

/** Starts nginx and waits until it serves. @throws what it said when it does not start. */
export async function startNginx(settings: NginxSettings): Promise<RunningNginx> {
  const folder = await folderOf(settings);
  const child = spawn(nginx(), ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // However this process ends, the server does not outlive it.
  process.once('exit', () => child.kill('SIGTERM'));
  const complaints: string[] = [];
  await new Promise<void>((done, fail) => {
    createInterface(child.stderr).on('line', (line) => {
      if (/\[(?:warn|error|crit|alert|emerg)\]/.test(line)) complaints.push(line);
      // Said when its listeners are open and its workers begin.
      if (line.includes('start worker process ')) done();
    });
    child.once('exit', (code) => fail(new Error(`nginx ended with ${code}. It said:\n${complaints.join('\n')}`)));
  });
  return {
    get log() {
      return complaints.join('\n') + readFileSync(join(folder, 'error.log'), 'utf8');
    },
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((done) => child.once('close', done));
  child.kill('SIGTERM');
  await closed;
}

/** The guide's file as somebody with these settings has it: each of its places filled in, none left out. */
function filledIn({ port, redirectPort, processes, files }: NginxSettings, folder: string): string {
  const [[first, firstSignIn], [second, secondSignIn]] = processes;
  const places: readonly (readonly [string, string])[] = [
    ['listen 443 ', `listen ${port} `],
    ['listen 80;', `listen ${redirectPort};`],
    ['ingreso.escuela.example', '127.0.0.1'],
    ['/etc/letsencrypt/live/escuela.example', folder],
    ['escuela.example', 'localhost'],
    ['127.0.0.1:3000', `127.0.0.1:${first}`],
    ['127.0.0.1:3010', `127.0.0.1:${second}`],
    ['127.0.0.1:3001', `127.0.0.1:${firstSignIn}`],
    ['127.0.0.1:3011', `127.0.0.1:${secondSignIn}`],
    ['/srv/escuela/public', files],
    ['/var/www/acme', folder],
    ['/var/log/nginx/escuela.log', join(folder, 'access.log')],
    ['/var/log/nginx/escuela-error.log', join(folder, 'error.log')],
  ];
  let text = readFileSync(resolve('docs/deploying/nginx.conf'), 'utf8');
  for (const [place, value] of places) {
    if (!text.includes(place)) throw new Error(`The guide's nginx.conf has no ${place}`);
    text = text.replaceAll(place, value);
  }
  return text;
}

async function folderOf(settings: NginxSettings): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-nginx-'));
  writeFileSync(join(folder, 'escuela.conf'), filledIn(settings, folder));
  writeFileSync(join(folder, 'nginx.conf'), around(folder));
  writeFileSync(join(folder, 'error.log'), '');
  await certificateIn(folder);
  return folder;
}

/** What Debian's own nginx.conf has around every school, with folders that an ordinary user may write to. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid ${folder}/pid;
    error_log stderr notice;
    worker_processes 1;
    events { worker_connections 1024; }
    http {
      types { text/html html; text/css css; application/javascript js; image/svg+xml svg; font/woff2 woff2; }
      ${temporary.join('\n')}
      include ${folder}/escuela.conf;
    }`;
}

async function certificateIn(folder: string): Promise<void> {
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    join(folder, 'privkey.pem'),
  ];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const out = ['-days', '2', '-out', join(folder, 'fullchain.pem')];
  await promisify(execFile)(programNamed('openssl') ?? 'openssl', ['req', '-x509', ...key, ...names, ...out]);
}

function nginx(): string {
  return programNamed('nginx') ?? 'nginx';
}

/** Where a program is: on PATH, or where Debian keeps what only root is expected to start. */
export function programNamed(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}
