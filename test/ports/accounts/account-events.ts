import { expect, test } from 'vitest';
import type { AccountEvents } from '#application/server/accounts/ports/account-events.ts';
import { at } from '#test/support/accounts/account-builders.ts';

/** What every adapter of AccountEvents does. The users 'ana' and 'luis' exist. */
export function accountEventsContract(make: () => AccountEvents | Promise<AccountEvents>): void {
  test('keeps the trail of each account, oldest first', async () => {
    const events = await make();
    const signedIn = { id: '1', userId: 'ana', kind: 'signed-in', at: at('10:00'), data: { app: 'school' } } as const;
    const signedOut = { id: '2', userId: 'ana', kind: 'signed-out', at: at('11:00'), data: {} } as const;
    for (const each of [signedOut, signedIn, { ...signedIn, id: '3', userId: 'luis' }]) await events.add(each);
    expect(await events.of('ana')).toEqual([signedIn, signedOut]);
  });
}
