import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/support/school/free-port.ts';

/** Where commands are run from: a benchmark, which is built elsewhere, finds it as well. */
const program = resolve('dist/server/main.js');

/** The built server as a process of its own, on free ports and with a data folder of its own. */
export class RunningSchool {
  /** Addresses as a browser sees them, without a slash at the end. */
  readonly origin: string;
  readonly signInOrigin: string;
  readonly dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #log = '';

  private constructor(ports: readonly [number, number], env: Readonly<Record<string, string>>) {
    const [port, signInPort] = ports;
    this.origin = `http://localhost:${port}`;
    this.signInOrigin = `http://localhost:${signInPort}`;
    this.dataDir = mkdtempSync(join(tmpdir(), 'escuela-school-'));
    this.#env = {
      NODE_ENV: 'production',
      PORT: String(port),
      SIGN_IN_PORT: String(signInPort),
      DATA_DIR: this.dataDir,
      STOP_WAIT: '0',
      ...env,
    };
  }

  /**
   * Starts a school with further settings (docs/operating.md) and waits until both its applications answer.
   * @param dataOf a folder with the data of a school that was stopped, which this one begins with; else it begins with none.
   */
  static async start(env: Readonly<Record<string, string>> = {}, dataOf?: string): Promise<RunningSchool> {
    const school = new RunningSchool([await freePort(), await freePort()], env);
    if (dataOf !== undefined) cpSync(dataOf, school.dataDir, { recursive: true });
    // However this process ends, the server does not outlive it.
    process.once('exit', () => school.#process?.kill('SIGKILL'));
    try {
      await school.restart();
    } catch (error) {
      await school.dispose();
      throw error;
    }
    return school;
  }

  /** What the server has said so far, on both outputs. */
  get log(): string {
    return this.#log;
  }

  /** Whether the process that was started last is still there. */
  get isRunning(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Of the process that was started last; 0: none runs. */
  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Starts the server again on the same data and ports, and gives it so long to answer: on a busy machine it may need minutes. */
  async restart(patienceMs = 60_000): Promise<void> {
    await this.stop();
    const child = spawn(process.execPath, [program], {
      cwd: this.dataDir,
      env: { PATH: process.env['PATH'] ?? '', ...this.#env },
    });
    for (const output of [child.stdout, child.stderr]) output.on('data', (data) => (this.#log += String(data)));
    this.#process = child;
    await Promise.all([this.#answers(this.origin, patienceMs), this.#answers(this.signInOrigin, patienceMs)]);
  }

  /** Ends the server as a power cut would: SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks the server to end, and waits until it has. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Stops the server and removes what it wrote. */
  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((done) => child.once('close', done));
    child.kill(signal);
    await closed;
  }

  async #answers(origin: string, patienceMs: number): Promise<void> {
    const end = Date.now() + patienceMs;
    while (Date.now() < end) {
      if (this.#process?.exitCode !== null) break;
      const answer = await fetch(`${origin}/api/v1/health`).catch(() => null);
      if (answer?.ok === true) return;
      await pause(50);
    }
    throw new Error(`The school did not start at ${origin}. It said:\n${this.#log}`);
  }
}
