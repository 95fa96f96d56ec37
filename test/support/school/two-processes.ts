import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { AccessTokensByJose } from '#adapters/server/security/access-tokens-by-jose.ts';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import type { SchoolDatabase } from '#adapters/server/sql/tables/school-database.ts';
import { insertUser } from '#test/support/shared/rows.ts';
import { boletaOfAna } from '#test/support/cart/shop.ts';

type Db = Kysely<SchoolDatabase>;

/** An answer of a server process. */
export interface ProcessAnswer {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a call answers is for the test to say
  readonly json: any;
}

/** Two server processes over one PostgreSQL, called in turn: races that one process's event loop would hide. */
export class TwoProcesses {
  readonly #children: ChildProcess[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'escuela-two-'));
  readonly #origins: string[] = [];
  /** What the processes wrote to standard error, their log: lines of JSON. */
  log = '';
  #calls = 0;

  private constructor(
    /** What both take for a sign-in, also after the database was emptied. */
    readonly tokens: AccessTokensByJose,
  ) {}

  /** @param program the built `school-process.ts`. @param url of the database `db`, with the schema among its options. */
  static async start(program: string, url: string, db: Db): Promise<TwoProcesses> {
    const key = await secretNamed(db, 'access-tokens', () => randomBytes(48), new Date());
    const both = new TwoProcesses(new AccessTokensByJose(key));
    for (let index = 0; index < 2; index += 1) await both.#spawn(program, url);
    return both;
  }

  async #spawn(program: string, url: string): Promise<void> {
    const child = spawn(process.execPath, [program], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        SCHOOL_PROCESS: 'yes',
        DATABASE_URL: url,
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'error',
        // Each buyer comes from an address of their own.
        TRUST_PROXY: '1',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#children.push(child);
    child.stderr.on('data', (data) => (this.log += String(data)));
    const port = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).once('line', resolve);
      child.once('exit', (code) => reject(new Error(`The process ended with ${code}. It said:\n${this.log}`)));
    });
    this.#origins.push(`http://127.0.0.1:${port}`);
  }

  /** One call, by the process whose turn it is. */
  async call(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object | FormData | URLSearchParams,
  ) {
    const origin = this.#origins[(this.#calls += 1) % 2] ?? '';
    const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof URLSearchParams);
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { ...(isJson && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    const text = await answer.text();
    const isAnswerJson = /json/.test(answer.headers.get('content-type') ?? '');
    const location = answer.headers.get('location') ?? '';
    return { status: answer.status, location, text, json: isAnswerJson ? JSON.parse(text) : null } as ProcessAnswer;
  }

  async stop(): Promise<void> {
    for (const child of this.#children) {
      const closed = new Promise((done) => child.once('close', done));
      child.stdin?.end();
      if (child.exitCode === null) await closed;
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Somebody who buys with several tabs at once. */
export class RacingBuyer {
  /** As a proxy before the school names it. */
  readonly #address = { 'x-forwarded-for': [10, ...randomBytes(3)].join('.') };

  private constructor(
    private readonly both: TwoProcesses,
    readonly userId: string,
    private readonly authorization: string,
  ) {}

  /** Adds an account to the database and signs it in. */
  static async signedIn(both: TwoProcesses, db: Db, columns: { readonly isCollaborator?: boolean } = {}) {
    const [userId, sessionId, now] = [randomUUID(), randomUUID(), new Date()];
    const at = now.toISOString();
    await insertUser(db, userId, { is_collaborator: columns.isCollaborator === true ? 1 : 0 });
    const expires_at = new Date(now.getTime() + 86_400_000).toISOString();
    const session = { id: sessionId, user_id: userId, app: 'school', login_id: sessionId, created_at: at, expires_at };
    const open = { last_used_at: at, ended_at: null, ended_reason: null, user_agent: 'test', address: '127.0.0.1' };
    await db
      .insertInto('sessions')
      .values({ ...session, ...open })
      .execute();
    const token = await both.tokens.issue({ userId, sessionId }, now);
    return new RacingBuyer(both, userId, `Bearer ${token}`);
  }

  call(method: string, path: string, body?: object | FormData): Promise<ProcessAnswer> {
    const headers = { ...this.#address, authorization: this.authorization, 'idempotency-key': randomUUID() };
    return this.both.call(method, path, headers, body);
  }

  /** Makes an order of one product; its id. */
  async order(
    slug: string,
    expectedTotal: string,
    paymentMethod: 'card' | 'deposit' = 'card',
    code: string | null = null,
  ) {
    await this.call('DELETE', '/api/v1/cart');
    const form = new FormData();
    form.set('slug', slug);
    form.set('revista', 'ES');
    await this.call('POST', '/api/clientes/add-carrito', form);
    if (code !== null) await this.call('PUT', '/api/v1/cart/code', { word: code });
    const request = { billing: boletaOfAna, paymentMethod, acceptedTerms: true, expectedTotal };
    const made = await this.call('POST', '/api/v1/orders', request);
    if (made.status !== 201) throw new Error(`No order was made: ${made.text}`);
    return String(made.json.id);
  }

  /** Opens the gateway's page for an order; null when the school refuses. */
  async open(orderId: string): Promise<string | null> {
    const started = await this.call('POST', '/api/v1/payment-attempts', { orderId });
    return started.status === 201 ? String(started.json.page) : null;
  }

  /** Types a card on the gateway's page; how the buyer is then sent back to the school, which charges. */
  async type(page: string, number: string): Promise<() => Promise<ProcessAnswer>> {
    const card = new URLSearchParams({ number, holder: 'ANA QUISPE', expiry: '08/29', securityCode: '123' });
    const { text } = await this.both.call('POST', page, this.#address, card);
    const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
    const transactionToken = /name="transactionToken" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const { pathname } = new URL(action, 'http://school');
    return () => this.both.call('POST', pathname, this.#address, new URLSearchParams({ transactionToken }));
  }

  /** Sends the proof of a deposit. */
  sendVoucher(orderId: string, operationNumber: string, amount: string, image: Blob): Promise<ProcessAnswer> {
    const form = new FormData();
    const paidOn = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const fields = { orderId, bankAccountId: 'bcp', operationNumber, paidOn, amount, payerName: 'Ana Quispe' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', image, 'constancia.png');
    return this.call('POST', '/api/v1/vouchers', form);
  }
}
