import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#adapters/server/http/app.ts';
import { schoolPages } from '#adapters/server/rendering/school-pages.ts';
import { signInPages } from '#adapters/server/rendering/sign-in-pages.ts';
import { hasProducts } from '#adapters/server/sample-school/has-products.ts';
import { PriceSettings } from '#application/server/pricing/ports/price-settings.ts';
import { OfferFirstOwner } from '#application/server/office/offer-first-owner.ts';
import { invitationPath } from '#domain/office/invitation-path.ts';
import { formatLongInstant, limaDay } from '#domain/shared/dates.ts';
import { type Config, ConfigError, isPublicSchool, readConfig } from './config/config.ts';
import { JobRecords } from './jobs/job-records.ts';
import { goRoundOnce, startBackgroundWork } from './wiring/background.container.ts';
import { takeOverSettings } from './config/take-over-settings.ts';
import { rolesNotice } from './config/roles-notice.ts';
import { receiptsNotice } from './config/receipts-notice.ts';
import { keepTrialOut } from './config/keep-trial-out.ts';
import { orTaken } from './config/taken-port.ts';
import { giveMemoryBack, watchIdleness } from './observing/idle-memory.ts';
import type { Measured } from './observing/metrics.ts';
import { stopInOrder } from './observing/orderly-stop.ts';
import { showSourceLines } from './observing/source-lines.ts';
import type { School } from './wiring/school.ts';
import { startSchool, type StartedSchool } from './wiring/start.container.ts';

/** Starts the school: database, content of a first start, both web applications. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { school, parts, database } = await startSchool(config);
  const moved = await takeOverSettings(school, config);
  if (config.sampleSchool) await fillOnFirstStart(parts, school);
  const notices = await keepTrialOut(school.db, config, parts.passwordHasher, parts.clock.now());
  for (const line of [...moved, ...notices, ...(await rolesNotice(school.db))]) process.stdout.write(`${line}\n`);
  for (const line of await firstOwnerNotice(school, config)) process.stdout.write(`${line}\n`);
  await goRoundOnce(school);
  const jobs = new JobRecords(parts.clock);
  const metrics = await metricsOf(config, { school, database, jobs });
  const schoolApp = await createApp(school, config, 'school', schoolPages(config), { metrics });
  const signInApp = await createApp(school, config, 'sign-in', signInPages(config), { metrics });
  const background = startBackgroundWork(school, config, jobs);
  closeWhenTold(school, config, [
    () => schoolApp.close(),
    () => signInApp.close(),
    () => background.stop(),
    () => parts.drawings.close(),
    () => metrics?.close() ?? Promise.resolve(),
    () => database.close(),
  ]);
  await listen(schoolApp, config, config.schoolPort, 'PORT');
  await listen(signInApp, config, config.signInPort, 'SIGN_IN_PORT');
  process.stdout.write(
    `Escuela:  ${config.schoolOrigin}\nIngreso:  ${config.signInOrigin}\nAPI:      ${config.schoolOrigin}/api/docs\n`,
  );
  watchIdleness(giveMemoryBack);
  // Told last: a certificate is read by libraries for which nobody waits.
  for (const line of await receiptsNotice(school, config, parts.clock.now())) process.stdout.write(`${line}\n`);
}

/** A school that nobody owns says by which address its owner comes in. */
async function firstOwnerNotice(school: School, { schoolOrigin }: Config): Promise<readonly string[]> {
  const offered = await school.write(OfferFirstOwner, (offer) => offer.execute());
  if (offered === null) return [];
  const until = formatLongInstant(offered.expiresAt, { withYear: true });
  return [
    `La escuela todavía no tiene titular. Abre esta dirección para serlo; sirve una sola vez, hasta el ${until}:`,
    schoolOrigin + invitationPath(offered.secret),
  ];
}

/** A first start finds no products; every later one leaves what is there alone. */
async function fillOnFirstStart(parts: StartedSchool['parts'], school: School): Promise<void> {
  const { db } = school;
  if (await hasProducts(db)) return;
  const { fillSampleSchool } = await import('#adapters/server/sample-school/fill-sample-school.ts');
  const now = parts.clock.now();
  await fillSampleSchool(db, {
    files: parts.files,
    passwords: parts.passwordHasher,
    generalRate: school.get(PriceSettings).generalRate(limaDay(now)),
    withDemoAccounts: !isPublicSchool(parts.config),
    now,
  });
}

/** What measures the school, if it is to be measured: who does not ask for it loads nothing of it. */
async function metricsOf({ metricsPort, metricsHost }: Config, measured: Measured) {
  if (metricsPort === null) return null;
  const { Metrics } = await import('./observing/metrics.ts');
  const metrics = new Metrics(measured);
  const port = await orTaken('METRICS_PORT', metricsPort, () => metrics.listen(metricsHost, metricsPort));
  process.stdout.write(`Métricas: http://${metricsHost}:${port}/metrics\n`);
  return metrics;
}

async function listen(app: FastifyInstance, config: Config, port: number, variable: string): Promise<void> {
  await orTaken(variable, port, () => app.listen({ host: config.host, port }));
}

/** What a person ends at the terminal is not waited for: only a service manager's word comes while others send visitors. */
function closeWhenTold(school: School, { stopWait }: Config, steps: readonly (() => Promise<unknown>)[]): void {
  const waitMs = stopWait * 1000;
  closeWithGrace({ delay: 8000 + waitMs, logger: false }, async ({ err, signal }) => {
    if (err !== undefined) process.stderr.write(`${err.stack ?? err.message}\n`);
    await stopInOrder(school.readiness, signal === 'SIGTERM' ? waitMs : 0, steps);
  });
}

showSourceLines(import.meta.dirname);
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
