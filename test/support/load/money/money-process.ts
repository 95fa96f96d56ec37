import { mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { Clock } from '#application/ports/clock.ts';
import { readConfig } from '#adapters/server/config/config.ts';
import { createApp } from '#adapters/server/http/app.ts';
import { goRoundOnce } from '#adapters/server/wiring/background.container.ts';
import { openSchool } from '#adapters/server/wiring/container.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { patient } from '#test/support/school/patience.ts';

/** The clock of a test, which writes down what time it is. */
class ClockInFile extends Clock {
  constructor(private readonly path: string) {
    super();
  }

  now(): Date {
    return new Date(readFileSync(this.path, 'utf8'));
  }
}

/**
 * A server process of the school of a money walk: its API as its listener serves it, after the round that every start makes. It prints the port it
 * listens on, and ends with the process that started it. Started by `MortalProcess`.
 */
async function serve(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  mkdirSync(config.dataDir, { recursive: true });
  const { parts, database } = await startSchool(config, patient);
  const school = openSchool(database, { ...parts, clock: new ClockInFile(env['CLOCK_FILE'] ?? '') });
  await goRoundOnce(school);
  const app = await createApp(school, config, 'school', null);
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
  process.stdin.on('end', () => process.exit(0)).resume();
}

if (process.env['MONEY_PROCESS'] === 'yes') await serve(process.env);
