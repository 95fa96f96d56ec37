import { expect, test } from 'vitest';
import { killCharges } from '#test/support/payments/charge-kills.ts';
import { builtProgram } from '#test/support/school/built-program.ts';

const program = builtProgram('test/support/payments/charging-process.ts');

// `npm run bench -- charges` does it hundreds of times, for the simulated gateway too.
test.each(['niubiz', 'culqi'] as const)(
  'a process that is killed while %s charges has charged once or not at all when it is back, gave exactly what was charged, and told its log no secret',
  async (name) => {
    const { charged, cutShort, differences, log, secrets } = await killCharges(program(), name, 10, 10);
    expect(differences).toEqual([]);
    expect(charged).toBeGreaterThan(5);
    expect(cutShort['authorizing']).toBeGreaterThan(5);
    expect(log).toContain('/api/v1/payment-returns/');
    expect(secrets.filter((secret) => secret !== '' && log.includes(secret))).toEqual([]);
    expect(secrets.length).toBeGreaterThan(20);
  },
);
