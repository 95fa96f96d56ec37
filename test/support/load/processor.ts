import { readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second, as Linux has them everywhere. */
const ticks = 100;

/** Seconds of processor that a process and its threads have had. Linux alone. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** Seconds of processor that the whole machine has spent since it started, on whatever it was. Linux alone. */
export function processorOfMachine(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] = line.trim().split(/\s+/).slice(1).map(Number);
  return (user + nice + system + irq + softIrq) / ticks;
}
