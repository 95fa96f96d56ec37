import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { certificateAddresses } from '#test/support/load/certificate-addresses.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';

/** `npm run bench -- documents`: certificates that are asked for at once, and what everybody else waits meanwhile. */
const AT_ONCE = 60;
/** Milliseconds that health may take meanwhile: what a person waits without wondering. */
const MOST = 1000;

const build = spawn(process.execPath, ['src/adapters/cli/launch.mjs', 'build'], { stdio: 'inherit' });
if ((await new Promise((done) => build.once('close', done))) !== 0) throw new Error('The build failed');
const school = await RunningSchool.start({ LOG_LEVEL: 'error' });
try {
  const addresses = await certificateAddresses(school.dataDir, AT_ONCE);
  await ask(addresses.slice(0, 1));
  for (const [name, asked] of [
    ['at rest', null],
    ['drawn for the first time', addresses],
    ['asked for again', addresses],
  ] as const) {
    const start = performance.now();
    const work = asked === null ? pause(3000) : ask(asked);
    const longest = await longestHealthDuring(work);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const answers = (await work) ?? 'nothing';
    console.log(`${name}: ${String(answers)} in ${seconds} s, health at most ${longest.toFixed(0)} ms`);
    if (longest > MOST) process.exitCode = 1;
  }
} finally {
  await school.dispose();
}

/** How many answers of each status. */
async function ask(addresses: readonly string[]): Promise<string> {
  const statuses = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(`${school.origin}${address}`);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}

async function longestHealthDuring(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  void work.then(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${school.origin}/api/v1/health`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
    await Promise.race([pause(10), work]);
  }
  return longest;
}
