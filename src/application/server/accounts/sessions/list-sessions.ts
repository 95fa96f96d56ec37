import type { Clock } from '#application/ports/clock.ts';
import type { ListedSession } from '#application/read-models/accounts/listed-session.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Session, Sessions } from '#application/server/accounts/ports/sessions.ts';
import { deviceName } from '#domain/accounts/device-name.ts';

/** Lists the sign-ins of the caller's account that still last: the caller's own first, then the last used. */
export class ListSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute(bearer: Bearer): Promise<readonly ListedSession[]> {
    const open = await this.sessions.openOf(bearer.userId, this.clock.now());
    const current = open.find(({ id }) => id === bearer.sessionId)?.loginId;
    const logins = new Map<string, Session[]>();
    for (const each of open) logins.set(each.loginId, [...(logins.get(each.loginId) ?? []), each]);
    return [...logins]
      .map(([id, sessions]) => loginOf(id, sessions, id === current))
      .toSorted(
        (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || Date.parse(b.lastUsedAt) - Date.parse(a.lastUsedAt),
      );
  }
}

/** @param sessions of one sign-in, last used first; at least one. */
function loginOf(id: string, sessions: readonly Session[], isCurrent: boolean): ListedSession {
  const latest = sessions[0];
  if (latest === undefined) throw new Error('A sign-in without sessions');
  const times = sessions.map(({ createdAt }) => createdAt.getTime());
  return {
    id,
    device: deviceName(latest.device.userAgent),
    address: latest.device.address,
    createdAt: new Date(Math.min(...times)).toISOString(),
    lastUsedAt: latest.lastUsedAt.toISOString(),
    expiresAt: latest.expiresAt.toISOString(),
    isCurrent,
  };
}
