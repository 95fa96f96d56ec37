import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#adapters/server/http/app.ts';
import { schoolPages } from '#adapters/server/rendering/school-pages.ts';
import { signInPages } from '#adapters/server/rendering/sign-in-pages.ts';
import { fillSampleSchool } from '#adapters/server/sample-school/fill-sample-school.ts';
import { limaDay } from '#domain/shared/dates.ts';
import { type Config, ConfigError, isPublicSchool, readConfig } from './config/config.ts';
import { goRoundOnce, startBackgroundWork } from './wiring/background.container.ts';
import { keepTrialOut } from './config/keep-trial-out.ts';
import { generalRateOn } from './config/rate-periods.ts';
import { startSchool, type StartedSchool } from './wiring/start.container.ts';

/** Starts the school: database, content of a first start, both web applications. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { school, parts, database } = await startSchool(config);
  if (config.sampleSchool) await fillOnFirstStart(parts, school);
  const notices = await keepTrialOut(school.db, config, parts.passwordHasher, parts.clock.now());
  for (const line of notices) process.stdout.write(`${line}\n`);
  await goRoundOnce(school);
  const schoolApp = await createApp(school, config, 'school', schoolPages(config));
  const signInApp = await createApp(school, config, 'sign-in', signInPages());
  const background = startBackgroundWork(school, config);
  closeInOrder([
    () => schoolApp.close(),
    () => signInApp.close(),
    () => background.stop(),
    () => parts.drawings.close(),
    () => database.close(),
  ]);
  await listen(schoolApp, config, config.schoolPort, 'PORT');
  await listen(signInApp, config, config.signInPort, 'SIGN_IN_PORT');
  process.stdout.write(
    `Escuela:  ${config.schoolOrigin}\nIngreso:  ${config.signInOrigin}\nAPI:      ${config.schoolOrigin}/api/docs\n`,
  );
}

/** A first start finds no products; every later one leaves what is there alone. */
async function fillOnFirstStart(parts: StartedSchool['parts'], { db }: StartedSchool['school']): Promise<void> {
  const now = parts.clock.now();
  await fillSampleSchool(db, {
    files: parts.files,
    passwords: parts.passwordHasher,
    generalRate: generalRateOn(parts.config.igvRates, limaDay(now)),
    withDemoAccounts: !isPublicSchool(parts.config),
    now,
  });
}

async function listen(app: FastifyInstance, config: Config, port: number, variable: string): Promise<void> {
  try {
    await app.listen({ host: config.host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new ConfigError(`El puerto ${port} está ocupado. Cierra lo que lo usa o elige otro con ${variable}=…`);
    }
    throw error;
  }
}

function closeInOrder(steps: readonly (() => Promise<unknown>)[]): void {
  closeWithGrace({ delay: 8000, logger: false }, async ({ err }) => {
    if (err !== undefined) process.stderr.write(`${err.stack ?? err.message}\n`);
    for (const step of steps) await step();
  });
}

try {
  await main();
} catch (error) {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`La escuela no pudo iniciar. ${text}\n`);
  process.exit(1);
}
