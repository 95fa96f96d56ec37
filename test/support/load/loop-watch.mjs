// Loaded into a Node process by `--import`: tells how long its event loop was held, in the file that LOOP_WATCH names. Linux alone.
// Each line: when it was (milliseconds of the clock), for how long the loop was held, and how much of that its thread computed.
// What the thread waited for a core that others had is no holding.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const every = 5;
/** Milliseconds of holding that are worth a line. */
const least = 5;
const file = process.env.LOOP_WATCH;

if (file !== undefined && isMainThread) {
  writeFileSync(file, '');
  const schedule = `/proc/self/task/${process.pid}/schedstat`;
  /** Milliseconds that the thread has computed, and that it has waited for a core. */
  const ofThread = () => {
    const [computed, waited] = readFileSync(schedule, 'utf8').split(' ');
    return { at: performance.now(), computed: Number(computed) / 1e6, waited: Number(waited) / 1e6 };
  };
  let before = ofThread();
  setInterval(() => {
    const now = ofThread();
    const held = now.at - before.at - (now.waited - before.waited) - every;
    const computed = Math.min(held, now.computed - before.computed);
    before = now;
    if (held >= least) appendFileSync(file, `${Date.now()} ${held.toFixed(1)} ${computed.toFixed(1)}\n`);
  }, every).unref();
}
