import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DrawingsByWorkers } from '#adapters/server/documents/drawings-by-workers.ts';
import { filesOf, folderOfFiles } from '#adapters/server/files/file-stores.ts';
import { keepToOwner } from '#adapters/server/files/owner-only.ts';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { usualWork } from '#adapters/server/security/captcha-by-proof-of-work.ts';
import { DeviceMarksByHmac } from '#adapters/server/security/device-marks-by-hmac.ts';
import { PasswordHasherByArgon2 } from '#adapters/server/security/password-hasher-by-argon2.ts';
import { IdsByNodeCrypto } from '#adapters/server/security/ids-by-node-crypto.ts';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import { SecretSeal } from '#adapters/server/security/secret-seal.ts';
import { SignedAddressesByHmac } from '#adapters/server/security/signed-addresses-by-hmac.ts';
import { type OpenDatabase, openSqlite, type Patience } from '#adapters/server/sql/shared/connection.ts';
import { migrateToLatest, openMigratedPostgres } from '#adapters/server/sql/migrations/migrate.ts';
import { isUnfinishedRestore } from '#adapters/server/backup/unfinished-restore.ts';
import { ClockOfTheMachine } from '#adapters/server/clock-of-the-machine.ts';
import { type Config, ConfigError } from '#adapters/server/config/config.ts';
import { openSchool } from './container.ts';
import type { SchoolParts } from './school-parts.ts';
import { rateCountsOn } from './limits.container.ts';
import { LoggerOnStandardError } from '#adapters/server/logger-on-standard-error.ts';
import type { School } from './school.ts';

/** A school on its real database, with what lives as long as the process. */
export interface StartedSchool {
  readonly school: School;
  readonly parts: SchoolParts;
  readonly database: OpenDatabase;
}

/**
 * Opens the school that the configuration describes, for the server and for the command line; migrates its database first.
 * @param patience with PostgreSQL, where it differs from a school's.
 */
export async function startSchool(config: Config, patience: Partial<Patience> = {}): Promise<StartedSchool> {
  if (isUnfinishedRestore(config.dataDir)) {
    throw new ConfigError(
      `En ${config.dataDir} hay una restauración sin terminar. Vacía esa carpeta, y la base de datos si no es la de ahí, y repite «npm run escuela -- restore».`,
    );
  }
  const logger = new LoggerOnStandardError(config.logLevel);
  const open = keepToOwner(config.dataDir);
  if (open.length > 0) logger.warn('files that others may read could not be closed to them', { paths: open });
  const folder = folderOfFiles(config);
  // Made once: what is gone later is missing, not empty.
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const database = await openMigrated(config, patience);
  const clock = new ClockOfTheMachine();
  const secret = (name: string): Promise<Uint8Array> =>
    secretNamed(database.db, name, () => randomBytes(48), clock.now());
  const parts: SchoolParts = {
    config,
    clock,
    ids: new IdsByNodeCrypto(),
    logger,
    accessTokens: new AccessTokensByJose(await secret('access-tokens')),
    drawings: new DrawingsByWorkers(join(config.dataDir, 'drawn')),
    files: filesOf(config, clock),
    passwordHasher: new PasswordHasherByArgon2(),
    deviceMarks: new DeviceMarksByHmac(await secret('device-marks')),
    signedAddresses: new SignedAddressesByHmac(await secret('signed-addresses')),
    factorSeal: new SecretSeal(await secret('second-factors')),
    rateCountsOver: rateCountsOn(database.engine),
    captcha: { key: await secret('captcha'), work: usualWork },
  };
  const school = openSchool(database, parts);
  await school.renewSettings();
  return { school, parts, database };
}

async function openMigrated(
  { databaseUrl, databaseStatements, dataDir }: Config,
  patience: Partial<Patience>,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) return openMigratedPostgres(databaseUrl, undefined, patience, databaseStatements);
  const database = openSqlite(join(dataDir, 'escuela.db'));
  await migrateToLatest(database.db);
  return database;
}
