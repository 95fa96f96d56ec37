import { fileURLToPath } from 'node:url';
import { killCharges, killedGateways } from '#test/support/payments/charge-kills.ts';
import '#test/support/payments/charging-process.ts';

// `npm run bench -- charges [payments] [at once] [gateway…]`: a school's process is killed (SIGKILL) at every step of an authorisation, for each
// gateway; so many payments at once are cut short by one kill (1: each by its own).
// Then the books of gateway and school are compared: nothing may be charged twice, nor given that was not charged.

const payments = Number(process.argv[3] ?? 200);
const atOnce = Number(process.argv[4] ?? 10);
const asked = process.argv.slice(5);

/** Each process of the school is this program again. */
async function measure(): Promise<void> {
  for (const name of killedGateways.filter((each) => asked.length === 0 || asked.includes(each))) {
    const began = Date.now();
    const program = fileURLToPath(import.meta.url);
    const { kills, cutShort, charged, differences } = await killCharges(program, name, payments, atOnce);
    const states = Object.entries(cutShort).map(([state, count]) => `${count} ${state}`);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${name}: ${payments} payments, ${kills} kills in ${seconds} s, attempts then: ${states.join(', ')}`);
    console.log(`${name}: charged ${charged}, where the books part: ${differences.length}`);
    for (const difference of differences.slice(0, 20)) console.log(difference);
    if (differences.length > 0) process.exitCode = 1;
  }
}

if (process.env['SCHOOL_PROCESS'] !== 'yes') await measure();
