import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { ResolveUnfinished } from '#application/server/payments/resolve-unfinished.ts';
import { Clock } from '#application/ports/clock.ts';
import { readConfig } from '#adapters/server/config/config.ts';
import { createApp } from '#adapters/server/http/app.ts';
import { openSchool } from '#adapters/server/wiring/container.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';

/** The clock of a later start. */
class ClockAhead extends Clock {
  constructor(private readonly minutes: number) {
    super();
  }

  now(): Date {
    return new Date(Date.now() + this.minutes * 60_000);
  }
}

/**
 * A server process of a school: its API as its listener serves it, without pages, after it asked what became of payments that were under
 * way, as every start does. It prints the port it listens on, and ends with the process that started it. Started by `KilledSchool`.
 */
async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  mkdirSync(config.dataDir, { recursive: true });
  const { school: now, parts, database } = await startSchool(config);
  const minutes = Number(env['MINUTES_AHEAD'] ?? '0');
  const school = minutes === 0 ? now : openSchool(database, { ...parts, clock: new ClockAhead(minutes) });
  await school.get(ResolveUnfinished).execute();
  const app = await createApp(school, config, 'school', null);
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
  process.stdin.on('end', () => process.exit(0)).resume();
}

if (process.env['SCHOOL_PROCESS'] === 'yes') await serve(process.env);
