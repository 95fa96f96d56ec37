import { expect, test } from 'vitest';
import type { SignInFailures } from '#application/server/accounts/ports/sign-in-failures.ts';
import { at } from '#test/support/accounts/account-builders.ts';

const email = 'ana@correo.pe';
const first = { count: 1, lastAt: at('10:00') };
const second = { count: 2, lastAt: at('10:01') };

/** What every adapter of SignInFailures does. */
export function signInFailuresContract(make: () => SignInFailures | Promise<SignInFailures>): void {
  test('begins with nothing and keeps what replaces it', async () => {
    const failures = await make();
    expect(await failures.find(email)).toBeNull();
    expect(await failures.replace(email, null, first)).toBe(true);
    expect(await failures.replace(email, first, second)).toBe(true);
    expect(await failures.find(email)).toEqual(second);
    expect(await failures.find('luis@correo.pe')).toBeNull();
  });

  test('changes nothing when somebody else was there before', async () => {
    const failures = await make();
    await failures.replace(email, null, first);
    expect(await failures.replace(email, null, second)).toBe(false);
    expect(await failures.replace(email, { count: 1, lastAt: at('09:00') }, second)).toBe(false);
    expect(await failures.replace(email, { count: 3, lastAt: at('10:00') }, second)).toBe(false);
    expect(await failures.replace('luis@correo.pe', first, second)).toBe(false);
    expect(await failures.find(email)).toEqual(first);
  });

  test('is cleared', async () => {
    const failures = await make();
    await failures.replace(email, null, first);
    await failures.clear(email);
    expect(await failures.find(email)).toBeNull();
    await failures.clear(email);
  });
}
