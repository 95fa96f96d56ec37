import { openApiDocument } from '#adapters/server/http/api-docs.ts';
import { furtherRoutes } from '#test/support/browser/further-routes.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { readConfig } from '#adapters/server/config/config.ts';
import { openSchool } from '#adapters/server/wiring/container.ts';
import { DrawingsOnThisThread } from '#test/support/school/drawings-on-this-thread.ts';
import { FileStoreOnDisk } from '#adapters/server/files/file-store-on-disk.ts';
import { createApp } from '#adapters/server/http/app.ts';
import { demoAccounts, demoPassword } from '#adapters/server/sample-school/demo-accounts.ts';
import { fillSampleSchool } from '#adapters/server/sample-school/fill-sample-school.ts';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { DeviceMarksByHmac } from '#adapters/server/security/device-marks-by-hmac.ts';
import { SecretSeal } from '#adapters/server/security/secret-seal.ts';
import { SignedAddressesByHmac } from '#adapters/server/security/signed-addresses-by-hmac.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { PasswordHasher } from '#application/server/accounts/ports/password-hasher.ts';
import { type RateCount, RateCounts } from '#application/server/shared/ports/rate-counts.ts';
import { CountingIds } from '#test/support/shared/counting-ids.ts';
import { FixedClock } from '#test/support/shared/fixed-clock.ts';
import type { ReadyRequest } from './fuzz-scene.ts';
import { readyStates } from './fuzz-states.ts';
import { type ApiDocument, type FuzzedRequest, type KnownValues, sentAs } from './fuzzed-requests.ts';
import { LoggerInMemory } from '#test/support/shared/logger-in-memory.ts';

const people = Object.values(demoAccounts);
const staffPerson = 1 + people.findIndex(({ officeRoles }) => officeRoles.length > 0);

/** Hashing as it should be would take most of the time. */
class QuickHasher extends PasswordHasher {
  hash(password: string): Promise<string> {
    return Promise.resolve(`hash of ${password.length}`);
  }
  verify(hash: string | null, password: string): Promise<boolean> {
    return Promise.resolve(hash === `hash of ${password.length}`);
  }
}

/** Nobody is told to wait, so that every request reaches what answers it. */
class NoLimits extends RateCounts {
  hit(_key: string, _seconds: number, now: Date): Promise<RateCount> {
    return Promise.resolve({ count: 1, endsAt: now });
  }
  forgetEnded(): Promise<void> {
    return Promise.resolve();
  }
}

/** A call on the way to a state was no success. */
class NotReady extends Error {}

/** The sample school, to throw requests at: its people signed in, no limits, a clock that moves on a second with each request. */
export class FuzzTarget {
  /** What its listener says that it serves. */
  readonly document: ApiDocument;
  /** How many people may send a request; 0 is nobody. */
  readonly people: number;
  readonly #tokens = new Map<number, string>();
  #made = 0;
  /** What stood in the way of states that could not be brought about. */
  readonly unready: string[] = [];

  private constructor(
    private readonly db: OpenDatabase['db'],
    private readonly app: FastifyInstance,
    private readonly clock: FixedClock,
    readonly known: KnownValues,
    private readonly signIn: (who: number) => Promise<string>,
  ) {
    const { paths } = openApiDocument('http://localhost', app.served) as unknown as ApiDocument;
    this.document = { paths: { ...paths, ...furtherRoutes } };
    this.people = people.length;
  }

  /** @param database migrated and empty. @param dataDir where files go. */
  static async open(database: OpenDatabase, dataDir: string): Promise<FuzzTarget> {
    const { db } = database;
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const [clock, ids] = [new FixedClock(), new CountingIds()];
    const files = new FileStoreOnDisk(dataDir);
    const passwordHasher = new QuickHasher();
    const accessTokens = new AccessTokensByJose(new Uint8Array(48).fill(7));
    await fillSampleSchool(db, {
      files,
      passwords: passwordHasher,
      generalRate: 1800,
      now: clock.now(),
      withDemoAccounts: true,
    });
    const school = openSchool(database, {
      config,
      clock,
      ids,
      logger: new LoggerInMemory(),
      accessTokens,
      files,
      passwordHasher,
      signedAddresses: new SignedAddressesByHmac(new Uint8Array(48).fill(9)),
      drawings: new DrawingsOnThisThread(),
      deviceMarks: new DeviceMarksByHmac(new Uint8Array(48).fill(10)),
      factorSeal: new SecretSeal(new Uint8Array(48).fill(12)),
      captcha: { key: new Uint8Array(48).fill(11), work: { cost: 1, fewestTries: 1, mostTries: 2 } },
      rateCountsOver: () => new NoLimits(),
    });
    const app = await createApp(school, config, 'school', null);
    // By id: a request may have changed the e-mail.
    const signIn = async (who: number): Promise<string> => {
      const userId = people[who - 1]?.id ?? '';
      const [id, at] = [ids.newId(), clock.now()];
      const [now, later] = [at.toISOString(), new Date(at.getTime() + 86_400_000).toISOString()];
      const row = {
        id,
        user_id: userId,
        app: 'school' as const,
        login_id: id,
        user_agent: 'fuzz',
        address: '127.0.0.1',
      };
      const times = { created_at: now, last_used_at: now, expires_at: later, ended_at: null, ended_reason: null };
      await db
        .insertInto('sessions')
        .values({ ...row, ...times })
        .execute();
      return accessTokens.issue({ userId, sessionId: id }, at);
    };
    return new FuzzTarget(db, app, clock, await knownValues(database), signIn);
  }

  /** Sends a request as one of the people, who is signed in anew when a request before has ended the session. */
  async send(request: FuzzedRequest): Promise<LightMyRequestResponse> {
    this.clock.advance({ seconds: 1 });
    return this.#sendSignedIn(await this.#readied(request));
  }

  close(): Promise<void> {
    return this.app.close();
  }

  async #sendSignedIn(request: FuzzedRequest): Promise<LightMyRequestResponse> {
    const answer = await this.#sendOnce(request);
    if (answer.statusCode !== 401 || request.who === 0) return answer;
    this.#tokens.delete(request.who);
    return this.#sendOnce(request);
  }

  /** The request as it succeeds, or as it is spoiled; itself where there is no state for it, or none can be brought about now. */
  async #readied(request: FuzzedRequest): Promise<FuzzedRequest> {
    const { operation, method, ready } = request;
    const state = readyStates[operation];
    if (state === undefined || ready === null) return request;
    this.#made += 1;
    const number = this.#made;
    // Of the others one has no verified e-mail and one is told to leave: these two may buy and sit exams.
    const who = 1 + (number % 2);
    const call = async (by: string, wanted: ReadyRequest) => {
      this.#made += 1;
      const answer = await this.#sendSignedIn(
        this.#requestOf(by, wanted, who, `clave-del-estado-${number}-${this.#made}`),
      );
      if (answer.statusCode >= 400) throw new NotReady(`${by} ${wanted.url}: ${answer.statusCode} ${answer.body}`);
      const isJson = String(answer.headers['content-type']).includes('json');
      return { text: answer.body, body: isJson ? answer.json<unknown>() : null };
    };
    const scene = {
      db: this.db,
      who,
      staff: staffPerson,
      userId: people[who - 1]?.id ?? '',
      token: await this.#tokenOf(who),
      number,
      call,
    };
    const { body, ...wanted } = await state(scene).catch((error: unknown): ReadyRequest => {
      if (!(error instanceof NotReady)) throw error;
      this.unready.push(error.message);
      return { url: request.url };
    });
    const names = Object.keys(body ?? {});
    const name = ready.spoiled === null ? undefined : names[ready.spoiled.field % names.length];
    const spoiled = name === undefined ? body : { ...body, [name]: ready.spoiled?.value };
    const made = this.#requestOf(
      method,
      { ...wanted, ...(spoiled !== undefined && { body: spoiled }) },
      who,
      `clave-de-lo-listo-${number}`,
    );
    return { ...made, operation };
  }

  #requestOf(method: string, { url, body, as, who }: ReadyRequest, usual: number, key: string): FuzzedRequest {
    const type = { json: 'application/json', form: 'multipart/form-data', posted: 'application/x-www-form-urlencoded' };
    const sent = as === undefined ? { payload: null, type: null } : sentAs(type[as], body);
    const headers = { 'idempotency-key': key, ...(sent.type !== null && { 'content-type': sent.type }) };
    return { operation: '', method, url, headers, payload: sent.payload, who: who ?? usual, ready: null };
  }

  async #tokenOf(who: number): Promise<string> {
    const token = this.#tokens.get(who) ?? (await this.signIn(who));
    this.#tokens.set(who, token);
    return token;
  }

  async #sendOnce({ method, url, headers, payload, who }: FuzzedRequest): Promise<LightMyRequestResponse> {
    const token = who === 0 ? null : await this.#tokenOf(who);
    return this.app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      ...(payload === null ? {} : { payload }),
    });
  }
}

/** What is in the sample school, under the names that the calls have for it. */
async function knownValues({ db }: OpenDatabase): Promise<KnownValues> {
  type Numbered = 'classes' | 'materials' | 'exams' | 'exam_questions' | 'plan_prices' | 'book_sections';
  type Named = 'orders' | 'plan_members' | 'users' | 'bank_accounts' | 'vouchers' | 'receipts' | 'billing_records';
  const idsOf = async (table: Numbered | Named): Promise<readonly (string | number)[]> =>
    (
      await db
        .selectFrom(table as Named)
        .select('id')
        .limit(40)
        .execute()
    ).map(({ id }) => id);
  const products = await db.selectFrom('products').select(['id', 'slug', 'kind']).execute();
  const slugsOf = (...kinds: readonly string[]) =>
    products.filter(({ kind }) => kinds.includes(kind)).map(({ slug }) => slug);
  const [slugs, productIds] = [products.map(({ slug }) => slug), products.map(({ id }) => id)];
  const classes = await db
    .selectFrom('classes')
    .innerJoin('modules', 'modules.id', 'classes.module_id')
    .innerJoin('products', 'products.id', 'modules.product_id')
    .select('products.slug')
    .distinct()
    .execute();
  const sections = await db.selectFrom('book_sections').select('slug').limit(20).execute();
  const sellers = await db.selectFrom('sellers').select('slug').execute();
  const codes = await db.selectFrom('discount_codes').select('word').execute();
  const certificates = await db.selectFrom('certificates').select('code').execute();
  const exams = await idsOf('exams');
  return {
    slug: slugs,
    'books/slug': slugsOf('book', 'magazine'),
    'contents/slug': classes.map(({ slug }) => slug),
    'talleres/slug': classes.map(({ slug }) => slug),
    'my-seminars/slug': slugsOf('seminar'),
    'sellers/slug': sellers.map(({ slug }) => slug),
    'orders/id': await idsOf('orders'),
    'plan-members/id': await idsOf('plan_members'),
    'vouchers/id': await idsOf('vouchers'),
    'receipts/id': await idsOf('receipts'),
    'billing-records/id': await idsOf('billing_records'),
    'departments/code': ['15', '08'],
    tienda: ['ES'],
    revista: ['ES'],
    web: ['5'],
    productId: productIds,
    item: productIds,
    replaces: productIds,
    planId: productIds,
    productos: slugs.slice(0, 5).map((slug) => JSON.stringify([slug])),
    classId: await idsOf('classes'),
    materialId: await idsOf('materials'),
    examId: exams,
    idEx: exams,
    idexamen: exams,
    idTaller: [...classes.map(({ slug }) => slug), ...productIds],
    planPriceId: await idsOf('plan_prices'),
    modulo_id: await idsOf('book_sections'),
    section: sections.map(({ slug }) => slug),
    orderId: await idsOf('orders'),
    bankAccountId: await idsOf('bank_accounts'),
    userId: await idsOf('users'),
    word: codes.map(({ word }) => word),
    code: certificates.map(({ code }) => code),
    email: people.map(({ email }) => email),
    password: [demoPassword, 'cuatro gatos pardos'],
    currentPassword: [demoPassword],
    district: ['150101', '080101'],
    documentType: ['DNI', 'RUC', 'CE'],
    documentNumber: ['45678912', '20100070970'],
    phone: ['987654321'],
    celular: ['987654321'],
    paidOn: ['2026-03-09', '2026-03-10'],
    amount: ['100.00', '118.00'],
    expectedTotal: ['100.00'],
    operationNumber: ['000123', '77'],
    area: ['header'],
    dates: ['any', 'coming'],
    stars: [1, 2, 3, 4, 5],
  };
}
