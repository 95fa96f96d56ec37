import { expect, test } from 'vitest';
import type { JobLeases } from '#application/server/shared/ports/job-leases.ts';

const hour = 60 * 60 * 1000;
/** A lease so short has run out when the next one asks: nobody waits for a clock. */
const alreadyOver = 0;

/** What every adapter of JobLeases does. */
export function jobLeasesContract(make: () => JobLeases): void {
  test('one has the lease of a job; whoever has it may renew it', async () => {
    const leases = make();
    expect(await leases.hold('receipts', 'ana', hour)).toBe(true);
    expect(await leases.hold('receipts', 'luis', hour)).toBe(false);
    expect(await leases.hold('receipts', 'ana', hour)).toBe(true);
    expect(await leases.hold('receipts', 'luis', hour)).toBe(false);
  });

  test('each job has a lease of its own', async () => {
    const leases = make();
    await leases.hold('receipts', 'ana', hour);
    expect(await leases.hold('letters', 'luis', hour)).toBe(true);
    expect(await leases.hold('letters', 'ana', hour)).toBe(false);
  });

  test('a lease that has run out is whoever’s asks first, and no more its former holder’s', async () => {
    const leases = make();
    await leases.hold('receipts', 'ana', alreadyOver);
    expect(await leases.hold('receipts', 'luis', hour)).toBe(true);
    expect(await leases.hold('receipts', 'ana', hour)).toBe(false);
    await leases.release('receipts', 'ana', 0);
    expect(await leases.hold('receipts', 'eva', hour)).toBe(false);
  });

  test('a renewal may make it shorter as well', async () => {
    const leases = make();
    await leases.hold('receipts', 'ana', hour);
    await leases.hold('receipts', 'ana', alreadyOver);
    expect(await leases.hold('receipts', 'luis', hour)).toBe(true);
  });

  test('a job that is done rests for everybody, for whoever did it as well', async () => {
    const leases = make();
    await leases.hold('receipts', 'ana', hour);
    await leases.release('receipts', 'ana', hour);
    expect(await leases.hold('receipts', 'ana', hour)).toBe(false);
    expect(await leases.hold('receipts', 'luis', hour)).toBe(false);
  });

  test('a job that is given back undone is anybody’s at once', async () => {
    const leases = make();
    await leases.hold('receipts', 'ana', hour);
    await leases.release('receipts', 'ana', 0);
    expect(await leases.hold('receipts', 'luis', hour)).toBe(true);
  });

  test('nobody gives back what another has, and what nobody has is no fault', async () => {
    const leases = make();
    await leases.release('receipts', 'ana', 0);
    await leases.hold('receipts', 'ana', hour);
    await leases.release('receipts', 'luis', 0);
    expect(await leases.hold('receipts', 'luis', hour)).toBe(false);
  });
}
