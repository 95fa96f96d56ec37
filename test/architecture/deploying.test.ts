import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#adapters/server/config/config.ts';
import { allEndpoints } from '#adapters/http-contract/all-endpoints.ts';
import { largestBody } from '#adapters/server/http/shared/intake.ts';
import { filesUnder, textOf } from './source-tree.ts';

const guide = 'docs/deploying';
const environment = textOf(`${guide}/escuela.env`);
const unit = textOf(`${guide}/escuela@.service`);
const nginx = textOf(`${guide}/nginx.conf`);

/** The settings that the school reads: what it asks its environment for, by name. */
function settingsOfTheSchool(): ReadonlySet<string> {
  const asked = new Set<string>();
  readConfig(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get(_, name) {
          asked.add(String(name));
          return undefined;
        },
      },
    ),
  );
  // A gateway reads its own, by name, when a school is run with it.
  for (const path of filesUnder('src/adapters/server/payments'))
    for (const [, from, name = ''] of textOf(path).matchAll(/(?:\.(secret)\()?'(PAYMENT_[A-Z_]+)'/g))
      asked.add(name).add(from === undefined ? name : `${name}_FILE`);
  return asked;
}

/** Lines `NAME=value` of the example, of those commented out too. */
function settingsOf(text: string): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

test('every setting that the guide gives is one that the school reads, and each is described', () => {
  const known = settingsOfTheSchool();
  expect(known).toContain('DATABASE_URL');
  const described = textOf('docs/operating.md');
  for (const name of settingsOf(environment).keys()) {
    expect(known, name).toContain(name);
    expect(described, name).toContain(`\`${name}\``);
  }
  const named = filesUnder(guide)
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => [...textOf(path).matchAll(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g)].map(([, name = '']) => name));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('a school starts with the settings of the example: none is refused, ports are left to the unit', () => {
  const settings = settingsOf(environment);
  expect(settings.has('PORT') || settings.has('SIGN_IN_PORT')).toBe(false);
  const config = readConfig(Object.fromEntries(settings));
  expect(config.schoolOrigin).toBe('https://escuela.example');
  expect(unit).toContain('StateDirectory=escuela\n');
  expect(config.dataDir).toBe('/var/lib/escuela');
});

test('nginx takes what the school takes, and waits longer than the school does', () => {
  const largest = Math.max(...allEndpoints.map((endpoint) => endpoint.largestFile ?? 0));
  const megabytes = Number(/client_max_body_size +(\d+)m;/.exec(nginx)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(largestBody + 2 * largest);
  expect(Number(/proxy_read_timeout +(\d+)s;/.exec(nginx)?.[1])).toBeGreaterThan(15);
});

test('the unit is one that systemd takes', () => {
  if (spawnSync('systemd-analyze', ['--version']).error !== undefined) {
    console.warn('systemd-analyze SKIPPED: it is not on PATH. The unit is read by its form alone.');
    const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/^(?:\[(?:Unit|Service|Install)\]|[A-Z][A-Za-z]+=.*)$/.test(line))).toEqual([]);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'escuela-unit-'));
  const path = join(folder, 'escuela@.service');
  // Node stands elsewhere where its own packages did not put it.
  writeFileSync(path, unit.replace('/usr/bin/node', process.execPath));
  try {
    // What it does not know it tells, and calls it well.
    expect(execFileSync('sh', ['-c', 'systemd-analyze verify "$1" 2>&1', 'sh', path], { encoding: 'utf8' })).toBe('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
