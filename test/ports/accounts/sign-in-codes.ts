import { expect, test } from 'vitest';
import type { SignInCodes } from '#application/server/accounts/ports/sign-in-codes.ts';
import { aSignInCode, at } from '#test/support/accounts/account-builders.ts';

/** What every adapter of SignInCodes does. The user 'ana' with the session 's1' exists. */
export function signInCodesContract(make: () => SignInCodes | Promise<SignInCodes>): void {
  test('gives back a code as it was added', async () => {
    const codes = await make();
    await codes.add(aSignInCode('one', 'ana'));
    expect(await codes.find('one')).toEqual(aSignInCode('one', 'ana'));
    expect(await codes.find('two')).toBeNull();
  });

  test('a code burns once, whatever its age', async () => {
    const codes = await make();
    await codes.add(aSignInCode('one', 'ana'));
    expect(await codes.burn('one', at('12:00'))).toBe(true);
    expect(await codes.burn('one', at('12:01'))).toBe(false);
    expect(await codes.burn('unknown', at('12:01'))).toBe(false);
    expect(await codes.find('one')).toMatchObject({ usedAt: at('12:00') });
  });

  test('remembers the session made from it', async () => {
    const codes = await make();
    await codes.add(aSignInCode('one', 'ana'));
    await codes.setSession('one', 's1');
    expect(await codes.find('one')).toMatchObject({ sessionId: 's1' });
  });
}
