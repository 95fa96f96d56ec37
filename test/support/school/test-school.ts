import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Insertable } from 'kysely';
import { onTestFinished } from 'vitest';
import type { WebApp } from '#domain/accounts/session.ts';
import { type Config, readConfig } from '#adapters/server/config/config.ts';
import { openSchool } from '#adapters/server/wiring/container.ts';
import type { Drawings } from '#adapters/server/documents/drawings.ts';
import { DrawingsOnThisThread } from '#test/support/school/drawings-on-this-thread.ts';
import type { FileStore } from '#application/server/shared/ports/file-store.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { rateCountsOn } from '#adapters/server/wiring/limits.container.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { DeviceMarksByHmac } from '#adapters/server/security/device-marks-by-hmac.ts';
import { PasswordHasherByArgon2 } from '#adapters/server/security/password-hasher-by-argon2.ts';
import { SecretSeal } from '#adapters/server/security/secret-seal.ts';
import { SignedAddressesByHmac } from '#adapters/server/security/signed-addresses-by-hmac.ts';
import { SecondFactorsInSql } from '#adapters/server/sql/accounts/second-factors-in-sql.ts';
import { TeamInSql } from '#adapters/server/sql/office/team-in-sql.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import type { OfficeRole } from '#domain/office/permissions.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';
import { type LentApp, lentApp, ownApp } from './lent-apps.ts';
import { openMigratedSqlite } from './migrated-sqlite.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import { SettingsVersionsInSql } from '#adapters/server/sql/settings/settings-versions-in-sql.ts';
import type { SettingsContents, SettingsName } from '#domain/settings/school-settings.ts';

/** What a listener answers, called in this process. */
export interface Called {
  inject(call: InjectOptions | string): Promise<LightMyRequestResponse>;
}

/** The school's server with its real routes, use cases and SQL, in this process; only clock, dice and log are the test's. */
export interface TestSchool {
  /** The API as the school's listener serves it: `app.inject({ method, url, … })`. */
  readonly app: FastifyInstance;
  /** The API as the sign-in listener serves it; made when it is first called, as most tests never do. */
  readonly signInApp: Called;
  readonly school: School;
  readonly db: OpenDatabase['db'];
  readonly config: Config;
  readonly clock: FixedClock;
  readonly ids: CountingIds;
  readonly logger: LoggerInMemory;
  /** Where the school writes; gone after the test. */
  readonly dataDir: string;
  /** Adds a verified customer, with whatever columns and roles the test cares about; returns the id. A collaborator is an owner, unless said, and has a second factor. */
  readonly addUser: (
    columns?: Partial<Insertable<SchoolDatabase['users']>>,
    roles?: readonly OfficeRole[],
  ) => Promise<string>;
  /** Says a part of the school's settings, as an owner would. */
  readonly say: <S extends SettingsName>(name: S, content: SettingsContents[S]) => Promise<void>;
  /** Opens a session for a user; returns the headers of a signed-in request. */
  readonly signIn: (userId: string) => Promise<{ readonly authorization: string }>;
}

export interface TestSchoolOptions {
  /** A migrated database, to run on PostgreSQL or to look into; a new SQLite unless given. */
  readonly database?: OpenDatabase;
  readonly config?: Partial<Config>;
  /** The school's clock, where something outside of it has to go by the same. */
  readonly clock?: FixedClock;
  /** The school's identifiers, where another process of it counts on. */
  readonly ids?: CountingIds;
  /** Where files lie; a folder of the test unless given. */
  readonly files?: FileStore;
  /** Whether its applications are made for it alone: for tests that add to their routes or watch them being made. */
  readonly ownApps?: boolean;
  /** Whether the school's listener draws its pages as well; the API alone unless said. */
  readonly withPages?: boolean;
  /** What draws documents; on this thread unless given. */
  readonly drawings?: Drawings;
}

/** The secret of the second factor that collaborators of a test have, in base 32. */
export const factorOfTest = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** The least that argon2 takes: what a hash must cost is the hasher's own test, and thousands are made here. */
const leastHashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Opens a school for the present test and closes it afterwards. Call it inside a test or a `beforeEach`. */
export async function testSchool(options: TestSchoolOptions = {}): Promise<TestSchool> {
  const dataDir = temporaryFolder();
  const database = options.database ?? (await openMigratedSqlite());
  const config: Config = { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), ...options.config };
  const clock = options.clock ?? new FixedClock();
  const ids = options.ids ?? new CountingIds();
  const logger = new LoggerInMemory();
  const accessTokens = new AccessTokensByJose(new Uint8Array(48).fill(7));
  const files = options.files ?? new FileStoreOnDisk(dataDir);
  const passwordHasher = new PasswordHasherByArgon2(undefined, leastHashCost);
  const deviceMarks = new DeviceMarksByHmac(new Uint8Array(48).fill(10));
  const signedAddresses = new SignedAddressesByHmac(new Uint8Array(48).fill(9));
  const factorSeal = new SecretSeal(new Uint8Array(48).fill(12));
  const captcha = { key: new Uint8Array(48).fill(11), work: { cost: 1, fewestTries: 1, mostTries: 2 } };
  const rateCountsOver = rateCountsOn(database.engine);
  const parts = {
    config,
    clock,
    ids,
    logger,
    accessTokens,
    drawings: options.drawings ?? new DrawingsOnThisThread(),
    files,
    passwordHasher,
    signedAddresses,
    deviceMarks,
    captcha,
    factorSeal,
    rateCountsOver,
  };
  const school = openSchool(database, parts);
  const settings = options.config ?? {};
  const isLent = options.ownApps !== true && Object.values(settings).every((each) => typeof each === 'string');
  const open = (webApp: WebApp): Promise<LentApp> => {
    const kind = { webApp, withPages: webApp === 'school' && options.withPages === true };
    return isLent ? lentApp(school, config, kind, settings) : ownApp(school, config, kind);
  };
  const { app, giveBack } = await open('school');
  let signInApp: Promise<LentApp> | null = null;
  const callSignIn = async (call: InjectOptions | string): Promise<LightMyRequestResponse> => {
    signInApp ??= open('sign-in');
    return (await signInApp).app.inject(call);
  };
  onTestFinished(async () => {
    await giveBack();
    await (await signInApp)?.giveBack();
    if (options.database === undefined) await database.close();
  });
  const { db } = database;
  return {
    app,
    signInApp: { inject: callSignIn },
    school,
    db,
    config,
    clock,
    ids,
    logger,
    dataDir,
    async say(name, content) {
      const [newest] = await new SettingsVersionsInSql(db).of(name, 1);
      const version = { name, number: (newest?.number ?? 0) + 1, content, at: clock.now(), by: null };
      await new SettingsVersionsInSql(db).add(version);
      await school.renewSettings();
    },
    async addUser(columns, roles) {
      const id = await addUser(db, ids.newId(), clock.now(), columns, roles);
      const factors = new SecondFactorsInSql(db, factorSeal);
      const worksHere = (roles ?? []).length > 0 || columns?.is_collaborator === 1;
      if (worksHere && (await factors.begin(id, factorOfTest, clock.now()))) await factors.confirm(id, 0, clock.now());
      return id;
    },
    async signIn(userId) {
      const sessionId = await addSession(db, ids.newId(), userId, clock.now());
      return { authorization: `Bearer ${await accessTokens.issue({ userId, sessionId }, clock.now())}` };
    },
  };
}

async function addUser(
  db: OpenDatabase['db'],
  id: string,
  now: Date,
  columns: Partial<Insertable<SchoolDatabase['users']>> = {},
  roles: readonly OfficeRole[] = columns.is_collaborator === 1 ? ['owner'] : [],
): Promise<string> {
  const at = now.toISOString();
  const user: Insertable<SchoolDatabase['users']> = {
    id,
    email: `persona-${id}@correo.example`,
    given_names: 'Ana María',
    paternal_surname: 'Quispe',
    maternal_surname: 'Rojas',
    phone: '987654321',
    document_type: 'DNI',
    document_number: '45678912',
    password_hash: '',
    role: 0,
    is_collaborator: 0,
    email_verified_at: at,
    photo_file: null,
    tour_seen: 0,
    guest_of: null,
    created_at: at,
    updated_at: at,
    disabled_at: null,
    ...columns,
  };
  await db.insertInto('users').values(user).execute();
  if (roles.length > 0) await new TeamInSql(db).setRoles(user.id, roles, now);
  return user.id;
}

async function addSession(db: OpenDatabase['db'], id: string, userId: string, now: Date): Promise<string> {
  await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      app: 'school',
      login_id: id,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000).toISOString(),
      ended_at: null,
      ended_reason: null,
      user_agent: 'test',
      address: '127.0.0.1',
      proven_at: now.toISOString(),
    })
    .execute();
  return id;
}
