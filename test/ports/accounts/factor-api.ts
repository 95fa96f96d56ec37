import { expect, test } from 'vitest';
import type { FactorApi } from '#application/browser/accounts/ports/factor-api.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';

export interface FactorApiOfTest {
  readonly api: FactorApi;
  readonly password: string;
  /** A code of an application that was set up with this secret, one that was not used yet. */
  readonly codeOf: (secret: string) => string;
}

/** What every adapter of FactorApi does, for somebody who has no second factor at first. */
export function factorApiContract(make: () => Promise<FactorApiOfTest>): void {
  test('a second factor is set up, tells recovery codes once, is given others and is turned off', async () => {
    const { api, password, codeOf } = await make();
    expect(accepted(await api.read())).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    expect(refused(await api.turnOn('123456'))).toMatchObject({ status: 410, kind: 'factor-setup-over' });
    const wrong = { status: 400, kind: 'own-password-wrong', field: 'password' };
    expect(refused(await api.beginSetup('otra cosa'))).toMatchObject(wrong);
    const { secret, address, qr } = accepted(await api.beginSetup(password));
    expect(address).toContain(secret);
    expect(qr.size).toBeGreaterThan(8);
    const badCode = { status: 403, kind: 'factor-code-wrong', field: 'code' };
    expect(refused(await api.turnOn('nada'))).toMatchObject({ ...badCode, kind: 'factor-setup-code-wrong' });
    const codes = accepted(await api.turnOn(codeOf(secret)));
    expect(new Set(codes).size).toBe(10);
    expect(accepted(await api.read())).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
    expect(refused(await api.beginSetup(password))).toMatchObject({ status: 409, kind: 'factor-on' });
    expect(refused(await api.renewCodes(password, 'nada'))).toMatchObject(badCode);
    const others = accepted(await api.renewCodes(password, codeOf(secret)));
    expect(others.filter((code) => codes.includes(code))).toEqual([]);
    expect(refused(await api.turnOff('otra cosa', codeOf(secret)))).toMatchObject(wrong);
    accepted(await api.turnOff(password, codeOf(secret)));
    expect(accepted(await api.read())).toMatchObject({ since: null, recoveryCodesLeft: 0 });
    expect(refused(await api.turnOff(password, codeOf(secret)))).toMatchObject({ status: 409, kind: 'factor-off' });
  });

  test('the password is shown again', async () => {
    const { api, password } = await make();
    expect(refused(await api.proveAgain('otra cosa'))).toMatchObject({ kind: 'own-password-wrong', field: 'password' });
    accepted(await api.proveAgain(password));
  });
}
