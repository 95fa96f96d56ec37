import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** How long the loop was held during some work, in milliseconds. */
export interface Holding {
  /** The longest that anybody waited for it, a disk's time included. */
  readonly longest: number;
  /** The longest of what the thread itself computed. */
  readonly computed: number;
  /** How often it was held for longer than the bound. */
  readonly beyond: number;
}

/** The event loop of a process that is started with `env`, watched from outside. Linux alone. */
export class WatchedLoop {
  readonly env: Readonly<Record<string, string>>;

  /** @param file is written by the process. */
  constructor(private readonly file: string) {
    this.env = { LOOP_WATCH: file, NODE_OPTIONS: `--import=${resolve('test/support/load/loop-watch.mjs')}` };
  }

  /** Does some work and tells how its loop was held meanwhile. @param bound milliseconds. */
  async during(work: () => Promise<unknown>, bound: number): Promise<Holding> {
    const begun = Date.now();
    await work();
    const held = readFileSync(this.file, 'utf8')
      .split('\n')
      .map((line) => line.split(' ').map(Number))
      .filter(([at = 0]) => at > begun);
    return {
      longest: Math.max(0, ...held.map(([, longest = 0]) => longest)),
      computed: Math.max(0, ...held.map(([, , computed = 0]) => computed)),
      beyond: held.filter(([, , computed = 0]) => computed > bound).length,
    };
  }
}
