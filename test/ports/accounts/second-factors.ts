import { expect, test } from 'vitest';
import type { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import type { User } from '#domain/accounts/user.ts';
import { at, aUser } from '#test/support/accounts/account-builders.ts';

/** What every adapter of SecondFactors does. `make` adds the users first. */
export function secondFactorsContract(make: (users: readonly User[]) => Promise<SecondFactors>): void {
  const factors = (): Promise<SecondFactors> => make([aUser('ana'), aUser('luis')]);

  test('one that is being set up is on once it is confirmed, and is not begun again then', async () => {
    const all = await factors();
    expect([await all.find('ana'), await all.isOn('ana')]).toEqual([null, false]);
    expect(await all.confirm('ana', 7, at('10:00'))).toBe(false);
    expect(await all.begin('ana', 'FIRST', at('10:00'))).toBe(true);
    expect(await all.begin('ana', 'SECOND', at('10:01'))).toBe(true);
    const begun = { userId: 'ana', secret: 'SECOND', createdAt: at('10:01'), confirmedAt: null, lastStep: 0 };
    expect([await all.find('ana'), await all.isOn('ana')]).toEqual([begun, false]);
    expect(await all.useStep('ana', 6)).toBe(false);
    expect(await all.confirm('ana', 7, at('10:02'))).toBe(true);
    expect(await all.confirm('ana', 8, at('10:03'))).toBe(false);
    expect(await all.begin('ana', 'THIRD', at('10:04'))).toBe(false);
    expect(await all.find('ana')).toEqual({ ...begun, confirmedAt: at('10:02'), lastStep: 7 });
    expect([await all.isOn('ana'), await all.isOn('luis')]).toEqual([true, false]);
    await all.begin('luis', 'SECOND', at('10:05'));
    expect(await all.onAmong(['ana', 'luis', 'nadie'])).toEqual(new Set(['ana']));
    expect(await all.onAmong([])).toEqual(new Set());
  });

  test('a step is used once, and none before it any more', async () => {
    const all = await factors();
    await all.begin('ana', 'SECRET', at('10:00'));
    await all.confirm('ana', 7, at('10:00'));
    const steps = [7, 9, 9, 8, 10];
    const used: boolean[] = [];
    for (const step of steps) used.push(await all.useStep('ana', step));
    expect(used).toEqual([false, true, false, false, true]);
  });

  test('recovery codes are used once each, and are the account’s own', async () => {
    const all = await factors();
    await all.replaceRecoveryCodes('ana', ['a', 'b', 'c']);
    await all.replaceRecoveryCodes('luis', ['d']);
    expect(await all.useRecoveryCode('ana', 'd', at('10:00'))).toBe(false);
    expect(await all.useRecoveryCode('ana', 'b', at('10:00'))).toBe(true);
    expect(await all.useRecoveryCode('ana', 'b', at('10:01'))).toBe(false);
    expect([await all.recoveryCodesLeft('ana'), await all.recoveryCodesLeft('luis')]).toEqual([2, 1]);
    await all.replaceRecoveryCodes('ana', ['e']);
    expect(await all.useRecoveryCode('ana', 'a', at('10:02'))).toBe(false);
    expect(await all.recoveryCodesLeft('ana')).toBe(1);
  });

  test('is taken away with its recovery codes; one that is only being set up is none', async () => {
    const all = await factors();
    await all.begin('ana', 'SECRET', at('10:00'));
    expect(await all.remove('ana')).toBe(false);
    await all.confirm('ana', 7, at('10:00'));
    await all.replaceRecoveryCodes('ana', ['a']);
    expect(await all.remove('ana')).toBe(true);
    expect([await all.find('ana'), await all.recoveryCodesLeft('ana')]).toEqual([null, 0]);
    expect(await all.remove('ana')).toBe(false);
  });
}
