import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A school's server process on a database file of its own, which is killed again and again. */
export class KilledSchool {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'escuela-killed-'));
  /** Where it answers; another one after each start. */
  origin = '';
  /** All that its processes wrote. */
  log = '';
  #child: ChildProcess | null = null;

  /** @param program the built `charging-process.ts`. @param settings as environment of the process. */
  constructor(
    private readonly program: string,
    private readonly settings: Readonly<Record<string, string>>,
  ) {
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  /** Starts it, and waits until it answers. @param minutesAhead by how much its clock is ahead. */
  async start(minutesAhead = 0): Promise<void> {
    const child = spawn(process.execPath, [this.program], {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        SCHOOL_PROCESS: 'yes',
        DATA_DIR: this.dataDir,
        LOG_LEVEL: 'debug',
        TRUST_PROXY: '1',
        MINUTES_AHEAD: String(minutesAhead),
        ...this.settings,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (data) => (this.log += String(data)));
    const port = await new Promise<string>((resolve, reject) => {
      createInterface(child.stdout).on('line', (line) => {
        if (/^\d+$/.test(line)) resolve(line);
        this.log += `${line}\n`;
      });
      child.once('exit', (code) => reject(new Error(`The process ended with ${code}. It said:\n${this.log}`)));
    });
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** Ends it as a power cut would: SIGKILL, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const closed = new Promise((done) => child.once('close', done));
    child.kill('SIGKILL');
    await closed;
  }

  async dispose(): Promise<void> {
    await this.kill();
    rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
