import { expect, test } from 'vitest';
import { killCharges } from '#test/support/payments/charge-kills.ts';
import { builtProgram } from '#test/support/school/built-program.ts';

const program = builtProgram('test/support/payments/charging-process.ts');

// `npm run bench -- charges` does it hundreds of times, for the simulated gateway too.
test.each(['niubiz', 'culqi'] as const)(
  'a process that is killed while %s charges has charged once or not at all when it is back, and gave exactly what was charged',
  async (name) => {
    const { charged, cutShort, differences } = await killCharges(program(), name, 10, 10);
    expect(differences).toEqual([]);
    expect(charged).toBeGreaterThan(5);
    expect(cutShort['authorizing']).toBeGreaterThan(5);
  },
  60_000,
);
