import type { Clock } from '#application/ports/clock.ts';
import type { Bearer } from '#application/server/accounts/ports/access-tokens.ts';
import type { Session, Sessions } from '#application/server/accounts/ports/sessions.ts';
import { deviceName } from '#domain/accounts/device-name.ts';

/** One sign-in that still lasts, in one or both apps. */
export interface OpenLogin {
  readonly id: string;
  /** Such as 'Chrome en Windows'. */
  readonly device: string;
  readonly address: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly expiresAt: Date;
  /** The one that asks. */
  readonly isCurrent: boolean;
}

/** Lists the sign-ins of the caller's account that still last: the caller's own first, then the last used. */
export class ListSessions {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute(bearer: Bearer): Promise<readonly OpenLogin[]> {
    const open = await this.sessions.openOf(bearer.userId, this.clock.now());
    const current = open.find(({ id }) => id === bearer.sessionId)?.loginId;
    const logins = new Map<string, Session[]>();
    for (const each of open) logins.set(each.loginId, [...(logins.get(each.loginId) ?? []), each]);
    return [...logins]
      .map(([id, sessions]) => loginOf(id, sessions, id === current))
      .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt.getTime() - a.lastUsedAt.getTime());
  }
}

/** @param sessions of one sign-in, last used first; at least one. */
function loginOf(id: string, sessions: readonly Session[], isCurrent: boolean): OpenLogin {
  const latest = sessions[0];
  if (latest === undefined) throw new Error('A sign-in without sessions');
  const times = sessions.map(({ createdAt }) => createdAt.getTime());
  return {
    id,
    device: deviceName(latest.device.userAgent),
    address: latest.device.address,
    createdAt: new Date(Math.min(...times)),
    lastUsedAt: latest.lastUsedAt,
    expiresAt: latest.expiresAt,
    isCurrent,
  };
}
