import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { secretNamed } from '#adapters/server/security/school-secrets.ts';
import { addressOf } from '#test/support/school/databases.ts';
import type { OpenDatabase } from '#adapters/server/sql/shared/connection.ts';
import { type Duration, FixedClock } from '#test/support/shared/fixed-clock.ts';
import { temporaryFolder } from '#test/support/shared/temporary-folder.ts';
import type { MoneyScene } from './money-scene.ts';

/** The process that was asked was killed: what it did, nobody was told. */
export class Killed extends Error {}

/** A clock that says to other processes as well what time it is. */
export class ToldClock extends FixedClock {
  readonly file = join(temporaryFolder(), 'clock');

  constructor() {
    super();
    this.#tell();
  }

  override advance(by: Duration): void {
    super.advance(by);
    this.#tell();
  }

  /** Nobody reads half of it. */
  #tell(): void {
    writeFileSync(`${this.file}.new`, this.now().toISOString());
    renameSync(`${this.file}.new`, this.file);
  }
}

/** What every process of the school takes for a sign-in, as `testSchool` has it. */
const keyOfTokens = new Uint8Array(48).fill(7);

/** A server process of the school over the PostgreSQL of a test, which is killed and started again. */
export class MortalProcess {
  /** All that it wrote to standard error, its log: lines of JSON. */
  log = '';
  #child: ChildProcess | null = null;
  #origin = '';
  readonly #folder = temporaryFolder();

  /** @param program the built `money-process.ts`. */
  constructor(
    private readonly program: string,
    private readonly database: OpenDatabase,
    private readonly clockFile: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    onTestFinished(() => this.kill());
  }

  async start(): Promise<void> {
    await secretNamed(this.database.db, 'access-tokens', () => keyOfTokens, new Date());
    const child = spawn(process.execPath, [this.program], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        MONEY_PROCESS: 'yes',
        DATABASE_URL: await addressOf(this.database),
        DATA_DIR: this.#folder,
        LOG_LEVEL: 'error',
        TRUST_PROXY: '1',
        CLOCK_FILE: this.clockFile,
        ...this.settings,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stderr.on('data', (data) => (this.log += String(data)));
    const port = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).once('line', resolve);
      child.once('exit', (code) => reject(new Error(`The process ended with ${code}. It said:\n${this.log}`)));
    });
    this.#child = child;
    this.#origin = `http://127.0.0.1:${port}`;
  }

  /** As a power cut would: SIGKILL, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const closed = new Promise((done) => child.once('close', done));
    child.kill('SIGKILL');
    await closed;
  }

  /** The same after so many milliseconds, at whatever it is by then. */
  async killIn(milliseconds: number): Promise<void> {
    await new Promise((done) => setTimeout(done, milliseconds));
    await this.kill();
  }

  /** As `inject` of an application. @throws Killed when the process is gone, or goes while it is asked. */
  readonly inject = async (asked: InjectOptions | string): Promise<LightMyRequestResponse> => {
    const { method = 'GET', url, payload, headers = {} } = typeof asked === 'string' ? { url: asked } : asked;
    if (typeof url !== 'string') throw new TypeError('An address as text is asked for');
    if (this.#child === null) throw new Killed();
    const isJson = typeof payload === 'object' && !Buffer.isBuffer(payload);
    try {
      const answer = await fetch(this.#origin + url, {
        method,
        redirect: 'manual',
        headers: {
          ...(isJson && { 'content-type': 'application/json' }),
          ...(headers as Record<string, string>),
          'x-forwarded-for': [10, ...randomBytes(3)].join('.'),
        },
        ...(payload !== undefined && { body: isJson ? JSON.stringify(payload) : (payload as string) }),
      });
      const body = await answer.text();
      const { status: statusCode } = answer;
      const json = (): unknown => JSON.parse(body);
      const given = { statusCode, headers: Object.fromEntries(answer.headers), body, json, cookies: [] };
      return given as unknown as LightMyRequestResponse;
    } catch (error) {
      throw this.#child === null ? new Killed() : error;
    }
  };
}

/** The scene with its other process in a process of its own. */
export function withMortal(scene: MoneyScene, { inject }: MortalProcess): MoneyScene {
  const app = { inject } as unknown as MoneyScene['other']['app'];
  return { ...scene, other: { ...scene.other, app } };
}
