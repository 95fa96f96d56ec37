import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { readConfig } from '#adapters/server/config/config.ts';
import { createApp } from '#adapters/server/http/app.ts';
import { startSchool } from '#adapters/server/wiring/start.container.ts';
import { patient } from './patience.ts';

/**
 * A server process of a school on the PostgreSQL of a test: the API as the school's listener serves it, without pages and without
 * background work. It prints the port it listens on, and ends with the process that started it. Started by `TwoProcesses`.
 */
export async function serveOneProcess(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env);
  mkdirSync(config.dataDir, { recursive: true });
  const { school } = await startSchool(config, patient);
  const app = await createApp(school, config, 'school', null);
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`${(app.server.address() as AddressInfo).port}\n`);
  process.stdin.on('end', () => process.exit(0)).resume();
}

if (process.env['SCHOOL_PROCESS'] === 'yes') await serveOneProcess(process.env);
