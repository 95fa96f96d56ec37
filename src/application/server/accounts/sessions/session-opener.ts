import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { AccessTokens } from '#application/server/accounts/ports/access-tokens.ts';
import type { Fingerprints } from '#application/server/shared/ports/fingerprints.ts';
import type { RefreshTokens } from '#application/server/accounts/ports/refresh-tokens.ts';
import type { Device, Session, Sessions } from '#application/server/accounts/ports/sessions.ts';
import { sessionLifetimeMs, type WebApp } from '#domain/accounts/session.ts';

/** What a browser gets of a session: a token to send, and a secret for its cookie. */
export interface OpenedSession {
  readonly userId: string;
  readonly sessionId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the session ends for good. */
  readonly refreshUntil: Date;
}

export interface SessionOpening {
  readonly userId: string;
  readonly app: WebApp;
  readonly device: Device;
  /** Null: a sign-in of its own. */
  readonly loginId: string | null;
  /** When the sign-in last showed its password; null: not known. */
  readonly provenAt: Date | null;
}

/** Opens sessions and gives their tokens, inside the transaction of whoever asks. */
export class SessionOpener {
  constructor(
    private readonly sessions: Sessions,
    private readonly refreshTokens: RefreshTokens,
    private readonly accessTokens: AccessTokens,
    private readonly fingerprints: Fingerprints,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  async open({ userId, app, device, loginId, provenAt }: SessionOpening): Promise<OpenedSession> {
    const now = this.clock.now();
    const id = this.ids.newId();
    const session: Session = {
      id,
      userId,
      app,
      loginId: loginId ?? id,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + sessionLifetimeMs),
      endedAt: null,
      endedReason: null,
      device,
      provenAt,
    };
    await this.sessions.add(session);
    return this.giveTokens({ sessionId: id, userId, expiresAt: session.expiresAt });
  }

  /** New tokens for an open session. */
  async giveTokens(session: {
    readonly sessionId: string;
    readonly userId: string;
    readonly expiresAt: Date;
  }): Promise<OpenedSession> {
    const { sessionId, userId, expiresAt } = session;
    const now = this.clock.now();
    const refreshToken = this.ids.newSecret(32);
    await this.refreshTokens.add(this.fingerprints.of(refreshToken), sessionId, now);
    const accessToken = await this.accessTokens.issue({ userId, sessionId }, now);
    return { userId, sessionId, accessToken, refreshToken, refreshUntil: expiresAt };
  }
}
