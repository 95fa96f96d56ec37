import type { Accounts } from '#application/server/ports/accounts.ts';
import { RefreshTokens, type RefreshToken } from '#application/server/ports/refresh-tokens.ts';
import type { Sessions } from '#application/server/ports/sessions.ts';

export class RefreshTokensInMemory extends RefreshTokens {
  readonly #sessions: Sessions;
  readonly #accounts: Accounts;
  readonly #byFingerprint = new Map<string, { readonly sessionId: string; readonly rotatedAt: Date | null }>();

  constructor(sessions: Sessions, accounts: Accounts) {
    super();
    this.#sessions = sessions;
    this.#accounts = accounts;
  }

  add(fingerprint: string, sessionId: string): Promise<void> {
    this.#byFingerprint.set(fingerprint, { sessionId, rotatedAt: null });
    return Promise.resolve();
  }

  async find(fingerprint: string): Promise<RefreshToken | null> {
    const token = this.#byFingerprint.get(fingerprint);
    const session = token === undefined ? null : await this.#sessions.find(token.sessionId);
    if (token === undefined || session === null) return null;
    const user = await this.#accounts.find(session.userId);
    return {
      sessionId: session.id,
      userId: session.userId,
      app: session.app,
      rotatedAt: token.rotatedAt,
      sessionEndedAt: session.endedAt,
      sessionExpiresAt: session.expiresAt,
      accountDisabled: user === null || user.disabledAt !== null,
    };
  }

  rotate(fingerprint: string, at: Date): Promise<boolean> {
    const token = this.#byFingerprint.get(fingerprint);
    if (token === undefined || token.rotatedAt !== null) return Promise.resolve(false);
    this.#byFingerprint.set(fingerprint, { ...token, rotatedAt: at });
    return Promise.resolve(true);
  }
}
