import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL for one run of the tests, or the reason why there is none. */
export type PostgresForTests =
  | { readonly kind: 'ready'; readonly url: string; stop(): Promise<void> }
  | { readonly kind: 'none'; readonly reason: string };

/**
 * Uses `TEST_DATABASE_URL`, else makes a cluster of its own in a temporary folder from the PostgreSQL binaries on PATH or in
 * /usr/lib/postgresql, reachable only through a Unix socket. Everything of it goes when `stop` is called or this process dies.
 * @param patience milliseconds that a given database has to answer.
 */
export async function startPostgres(patience = 5_000): Promise<PostgresForTests> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') {
    const trouble = await reach(given, patience);
    if (trouble !== null) return { kind: 'none', reason: `TEST_DATABASE_URL does not answer (${trouble})` };
    return { kind: 'ready', url: given, stop: () => Promise.resolve() };
  }
  const binaries = findBinaries();
  if (binaries === null) {
    return { kind: 'none', reason: 'neither TEST_DATABASE_URL nor PostgreSQL binaries (initdb, postgres) were found' };
  }
  const owner = ownerOfServer();
  if (owner === null)
    return { kind: 'none', reason: 'PostgreSQL refuses to run as root and there is no user to run it as' };
  return startCluster(binaries, owner);
}

/** A PostgreSQL of its own that goes and comes back, for those who must live through it. */
export interface RestartingPostgres {
  readonly url: string;
  /** Ends it: 'fast' closes its connections, 'crash' leaves what was written to be recovered at the start. */
  end(how: 'fast' | 'crash'): Promise<void>;
  /** Starts it again, and waits until it answers. */
  start(): Promise<void>;
  /** Ends it for good, with its folder. */
  stop(): Promise<void>;
}

/** Makes a cluster as `startPostgres` does, never a given database; durable, so that a crash loses nothing. Null where there is none. */
export async function startRestartingPostgres(): Promise<RestartingPostgres | null> {
  const binaries = findBinaries();
  const owner = ownerOfServer();
  if (binaries === null || owner === null) return null;
  const made = await makeCluster(binaries, owner, 'durable');
  if (made.trouble !== null) throw new Error(made.trouble);
  const { url, keeper, stop } = made;
  const order = (name: string): Promise<void> =>
    new Promise((done) => {
      keeper.stdout?.once('data', () => done());
      keeper.stdin?.write(`${name}\n`);
    });
  return {
    url,
    end: (how) => order(how),
    async start() {
      await order('start');
      const trouble = await reach(url, 60_000);
      if (trouble !== null) throw new Error(trouble);
    },
    stop,
  };
}

function findBinaries(): string | null {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...onPath, ...versions.map((version) => join(debian, version, 'bin'))];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** A user of the system, by number. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Who runs the server: ourselves or, since PostgreSQL refuses root, an ordinary user of the system. */
export function ownerOfServer(): Owner | 'ourselves' | null {
  if (process.getuid?.() !== 0) return 'ourselves';
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find((fields) => fields[0] === name);
    if (user !== undefined) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  return null;
}

/**
 * The server ends and its folder goes when standard input closes: this holds however the test run ends, even killed. Until then
 * each line of it ends the server or starts it, and is answered by a line.
 * $1: folder with the binaries, $2: folder of the cluster, the rest: options of the server.
 */
const cluster = `
  cd "$2" || exit
  binaries=$1 folder=$2
  shift 2
  "$binaries/initdb" -D "$folder/data" -U escuela --auth=trust --no-sync --encoding=UTF8 --locale=C >"$folder/log" 2>&1 || exit
  start() {
    "$binaries/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=200 -c log_min_messages=fatal "$@" \
      >>"$folder/log" 2>&1 </dev/null &
    server=$!
  }
  end() { kill "-$1" $server 2>/dev/null; wait $server; }
  start "$@"
  while read -r order; do
    case $order in
      start) start "$@" ;;
      fast) end INT ;;
      crash) end QUIT ;;
    esac
    echo done
  done
  end INT
  rm -rf "$folder"
`;

/** Nothing of a test outlives it: what would only cost time is left out. */
const forgetful = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

async function makeCluster(binaries: string, owner: Owner | 'ourselves', kind: 'forgetful' | 'durable') {
  const folder = mkdtempSync(join(tmpdir(), 'escuela-postgres-'));
  if (owner !== 'ourselves') chownSync(folder, owner.uid, owner.gid);
  const options = kind === 'forgetful' ? forgetful : [];
  const keeper = spawn('sh', ['-c', cluster, 'sh', binaries, folder, ...options], {
    stdio: ['pipe', 'pipe', 'ignore'],
    ...(owner === 'ourselves' ? {} : owner),
  });
  const ended = new Promise<void>((resolve) => keeper.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    keeper.stdin?.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgresql://escuela@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const trouble = await reach(url, 60_000);
  if (trouble === null) return { url, keeper, stop, trouble };
  const log = existsSync(join(folder, 'log'))
    ? readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').at(-1)
    : '';
  await stop();
  return { url, keeper, stop, trouble: log === '' || log === undefined ? trouble : log };
}

async function startCluster(binaries: string, owner: Owner | 'ourselves'): Promise<PostgresForTests> {
  const { url, stop, trouble } = await makeCluster(binaries, owner, 'forgetful');
  return trouble === null
    ? { kind: 'ready', url, stop }
    : { kind: 'none', reason: `the PostgreSQL in ${binaries} does not start (${trouble})` };
}

/** Waits until the database answers. Returns null, or what it said last when `patience` milliseconds are over. */
async function reach(url: string, patience: number): Promise<string | null> {
  const end = Date.now() + patience;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.query('select 1');
      return null;
    } catch (error) {
      if (Date.now() > end) return error instanceof Error ? error.message : String(error);
      await pause(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
