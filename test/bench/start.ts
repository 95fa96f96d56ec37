import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { LOOK_MS } from '#adapters/server/observing/idle-memory.ts';
import { RunningSchool } from '#test/support/school/running-school.ts';

/**
 * `npm run bench -- start`: the processor that a start of the built server with its data present takes until it answers, and until it has
 * made its first pages, and the memory it then has while nobody comes; beside a Node that runs nothing. Ratios alone say something.
 */
const ROUNDS = 5;
/** Milliseconds after the first answer in which what is made beforehand is made. */
const REST = 4000;
/** Milliseconds after which a process that nobody asks anything has noticed it, and given memory back. */
const QUIET = 2 * LOOK_MS + 3000;

/** Seconds of processor that a process and its threads have had. */
function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Megabytes of memory that are its own or shared. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

interface Start {
  readonly answering: number;
  readonly rested: number;
  readonly memory: number;
  readonly quiet: number;
}

/** The same of a Node that waits for nothing. */
async function bare(): Promise<Start> {
  const child = spawn(process.execPath, ['-e', 'process.send(0); setInterval(() => {}, 1e6)'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const pid = child.pid ?? 0;
  const answering = processorOf(pid);
  await pause(REST);
  const start = { answering, rested: processorOf(pid), memory: memoryOf(pid), quiet: memoryOf(pid) };
  child.kill();
  return start;
}

async function started(school: RunningSchool): Promise<Start> {
  await school.restart();
  const answering = processorOf(school.pid);
  await pause(REST);
  const start = { answering, rested: processorOf(school.pid), memory: memoryOf(school.pid) };
  await pause(QUIET - REST);
  return { ...start, quiet: memoryOf(school.pid) };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const school = await RunningSchool.start({ LOG_LEVEL: 'error' });
try {
  const rounds: { readonly ours: Start; readonly bare: Start }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ ours: await started(school), bare: await bare() });
  const rows: readonly [string, keyof Start][] = [
    ['processor until it answers, s', 'answering'],
    ['processor until it rests, s', 'rested'],
    ['memory at rest, MB', 'memory'],
    ['memory once nobody comes, MB', 'quiet'],
  ];
  console.log(['', 'school', 'bare node', 'ratio'].map((cell, place) => cell.padEnd(place === 0 ? 34 : 12)).join(''));
  for (const [name, what] of rows) {
    const ours = median(rounds.map((round) => round.ours[what]));
    const node = median(rounds.map((round) => round.bare[what]));
    console.log(name.padEnd(34) + [ours, node, ours / node].map((each) => each.toFixed(2).padEnd(12)).join(''));
  }
} finally {
  await school.dispose();
}
