import { expect, test } from 'vitest';
import type { Sessions } from '#application/server/accounts/ports/sessions.ts';
import type { User } from '#domain/accounts/user.ts';
import { aSession, at, aUser } from '#test/support/accounts/account-builders.ts';

/** What every adapter of Sessions does. `make` adds the users first. */
export function sessionsContract(make: (users: readonly User[]) => Promise<Sessions>): void {
  const sessions = (): Promise<Sessions> => make([aUser('ana'), aUser('luis')]);

  test('gives back a session as it was added', async () => {
    const all = await sessions();
    const session = aSession('s1', 'ana', { app: 'sign-in', loginId: 'login' });
    await all.add(session);
    expect(await all.find('s1')).toEqual(session);
    expect(await all.find('s2')).toBeNull();
  });

  test('a session is open until it is ended or its time is up', async () => {
    const all = await sessions();
    await all.add(aSession('s1', 'ana', { expiresAt: at('12:00') }));
    expect(await all.isOpen('s1', at('11:59'))).toBe(true);
    expect(await all.isOpen('s1', at('12:00'))).toBe(false);
    await all.end('s1', at('11:00'), 'signed-out');
    expect(await all.isOpen('s1', at('11:30'))).toBe(false);
    expect(await all.isOpen('unknown', at('11:30'))).toBe(false);
  });

  test('the session of a disabled account is not open', async () => {
    const all = await make([aUser('ana', { disabledAt: at('10:30') })]);
    await all.add(aSession('s1', 'ana'));
    expect(await all.isOpen('s1', at('11:00'))).toBe(false);
  });

  test('lists what is open, last used first', async () => {
    const all = await sessions();
    await all.add(aSession('old', 'ana'));
    await all.add(aSession('ended', 'ana', { endedAt: at('10:30'), endedReason: 'signed-out' }));
    await all.add(aSession('past', 'ana', { expiresAt: at('10:30') }));
    await all.add(aSession('new', 'ana', { lastUsedAt: at('10:40') }));
    await all.add(aSession('his', 'luis'));
    await all.touch('old', at('10:50'));
    await all.touch('new', at('10:10'));
    const open = await all.openOf('ana', at('11:00'));
    expect(open.map(({ id }) => id)).toEqual(['old', 'new']);
    expect(open.map(({ lastUsedAt }) => lastUsedAt)).toEqual([at('10:50'), at('10:40')]);
  });

  test('what shows its password is all of one sign-in that is open', async () => {
    const all = await sessions();
    await all.add(aSession('a1', 'ana', { loginId: 'a', app: 'sign-in', provenAt: at('10:00') }));
    await all.add(aSession('a2', 'ana', { loginId: 'a' }));
    await all.add(aSession('b1', 'ana', { loginId: 'b' }));
    await all.prove('a', at('10:30'));
    const proven = await Promise.all(['a1', 'a2', 'b1'].map(async (id) => (await all.find(id))?.provenAt));
    expect(proven).toEqual([at('10:30'), at('10:30'), null]);
  });

  test('the first end stays', async () => {
    const all = await sessions();
    await all.add(aSession('s1', 'ana'));
    await all.end('s1', at('11:00'), 'token-reused');
    await all.end('s1', at('12:00'), 'signed-out');
    expect(await all.find('s1')).toMatchObject({ endedAt: at('11:00'), endedReason: 'token-reused' });
  });

  test('ends all of one sign-in, in both apps, and nothing else', async () => {
    const all = await sessions();
    await all.add(aSession('a1', 'ana', { loginId: 'a', app: 'sign-in' }));
    await all.add(aSession('a2', 'ana', { loginId: 'a' }));
    await all.add(aSession('b1', 'ana', { loginId: 'b' }));
    await all.add(aSession('c1', 'luis', { loginId: 'a' }));
    expect(await all.endLogin('ana', 'a', at('11:00'), 'signed-out')).toBe(2);
    expect(await all.endLogin('ana', 'a', at('11:01'), 'signed-out')).toBe(0);
    expect((await all.openOf('ana', at('11:00'))).map(({ id }) => id)).toEqual(['b1']);
    expect(await all.isOpen('c1', at('11:00'))).toBe(true);
  });

  test('ends everything of an account, or everything but one sign-in', async () => {
    const all = await sessions();
    for (const id of ['a', 'b', 'c']) await all.add(aSession(id, 'ana'));
    await all.add(aSession('his', 'luis'));
    expect(await all.endAllOf('ana', 'b', at('11:00'), 'closed-by-owner')).toBe(2);
    expect((await all.openOf('ana', at('11:00'))).map(({ id }) => id)).toEqual(['b']);
    expect(await all.endAllOf('ana', null, at('11:00'), 'password-changed')).toBe(1);
    expect(await all.find('b')).toMatchObject({ endedReason: 'password-changed' });
    expect(await all.isOpen('his', at('11:00'))).toBe(true);
  });
}
