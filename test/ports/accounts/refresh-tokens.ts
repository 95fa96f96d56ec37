import { expect, test } from 'vitest';
import type { RefreshTokens } from '#application/server/accounts/ports/refresh-tokens.ts';
import type { Session } from '#application/server/accounts/ports/sessions.ts';
import type { User } from '#domain/accounts/user.ts';
import { aSession, at, aUser } from '#test/support/accounts/account-builders.ts';

/** What every adapter of RefreshTokens does. `make` adds users and sessions first. */
export function refreshTokensContract(
  make: (users: readonly User[], sessions: readonly Session[]) => Promise<RefreshTokens>,
): void {
  test('knows a token with what decides about it', async () => {
    const tokens = await make([aUser('ana')], [aSession('s1', 'ana')]);
    await tokens.add('print', 's1', at('10:00'));
    expect(await tokens.find('print')).toEqual({
      sessionId: 's1',
      userId: 'ana',
      app: 'school',
      rotatedAt: null,
      sessionEndedAt: null,
      sessionExpiresAt: aSession('s1', 'ana').expiresAt,
      accountDisabled: false,
    });
    expect(await tokens.find('other')).toBeNull();
  });

  test('tells of an ended session and of a disabled account', async () => {
    const users = [aUser('ana', { disabledAt: at('10:20') })];
    const tokens = await make(users, [aSession('s1', 'ana', { endedAt: at('10:30'), endedReason: 'signed-out' })]);
    await tokens.add('print', 's1', at('10:00'));
    expect(await tokens.find('print')).toMatchObject({ sessionEndedAt: at('10:30'), accountDisabled: true });
  });

  test('is exchanged once', async () => {
    const tokens = await make([aUser('ana')], [aSession('s1', 'ana')]);
    await tokens.add('print', 's1', at('10:00'));
    expect(await tokens.rotate('print', at('10:05'))).toBe(true);
    expect(await tokens.rotate('print', at('10:06'))).toBe(false);
    expect(await tokens.rotate('other', at('10:06'))).toBe(false);
    expect(await tokens.find('print')).toMatchObject({ rotatedAt: at('10:05') });
  });
}
