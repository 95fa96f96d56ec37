import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#test/support/school/free-port.ts';
import { programNamed } from './nginx.ts';
import { ownerOfServer } from './postgres.ts';

/** Debian's PgBouncer with the guide's own settings, before a database of a test. */
export interface RunningPgBouncer {
  /** The database as its clients reach it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Why the guide's PgBouncer cannot be tried here; null when it can. */
export function pgbouncerMissing(): string | null {
  if (programNamed('pgbouncer') === null) return 'no pgbouncer on PATH or in /usr/sbin';
  return ownerOfServer() === null ? 'PgBouncer refuses to run as root and there is no user to run it as' : null;
}

/**
 * Starts PgBouncer and waits until it listens.
 * @param connections of PostgreSQL that all clients share.
 * @throws what it said when it does not start.
 */
export async function startPgBouncer(
  database: string,
  mode: 'session' | 'transaction',
  connections: number,
): Promise<RunningPgBouncer> {
  const owner = ownerOfServer();
  if (owner === null) throw new Error('There is no user to run PgBouncer as');
  const folder = mkdtempSync(join(tmpdir(), 'escuela-pgbouncer-'));
  const port = await freePort();
  const { username, pathname, password } = new URL(database);
  writeFileSync(join(folder, 'users'), `"${username}" "${password}"\n`);
  writeFileSync(join(folder, 'pgbouncer.ini'), filledIn(new URL(database), { folder, port, mode, connections }));
  if (owner !== 'ourselves') {
    for (const path of [folder, join(folder, 'users'), join(folder, 'pgbouncer.ini')]) {
      chownSync(path, owner.uid, owner.gid);
    }
  }
  const child = spawn(programNamed('pgbouncer') ?? '', [join(folder, 'pgbouncer.ini')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(owner === 'ourselves' ? {} : owner),
  });
  // However this process ends, the server does not outlive it.
  process.once('exit', () => child.kill('SIGKILL'));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let said = '';
  await new Promise<void>((done, fail) => {
    createInterface(child.stderr).on('line', (line) => {
      said += `${line}\n`;
      if (line.includes('process up: ')) done();
    });
    void ended.then(() => fail(new Error(`PgBouncer ended. It said:\n${said}`)));
  });
  return {
    url: `postgresql://${username}@127.0.0.1:${port}${pathname}`,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Settings {
  readonly folder: string;
  readonly port: number;
  readonly mode: 'session' | 'transaction';
  readonly connections: number;
}

/** The guide's file as somebody with these settings has it: each of its places filled in, none left out. */
function filledIn(database: URL, { folder, port, mode, connections }: Settings): string {
  const host = database.searchParams.get('host') ?? database.hostname;
  const name = database.pathname.slice(1);
  const places: readonly (readonly [string, string])[] = [
    [
      'escuela = host=127.0.0.1 port=5432 dbname=escuela',
      `${name} = host=${host} port=${database.port || 5432} dbname=${name}`,
    ],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'users')],
    ['/var/log/postgresql/pgbouncer.log', join(folder, 'log')],
    ['/var/run/postgresql/pgbouncer.pid', join(folder, 'pid')],
    ['pool_mode = transaction', `pool_mode = ${mode}`],
    ['default_pool_size = 20', `default_pool_size = ${connections}`],
  ];
  let text = readFileSync(resolve('docs/deploying/pgbouncer.ini'), 'utf8');
  for (const [place, value] of places) {
    if (!text.includes(place)) throw new Error(`The guide's pgbouncer.ini has no ${place}`);
    text = text.replace(place, value);
  }
  return text;
}
