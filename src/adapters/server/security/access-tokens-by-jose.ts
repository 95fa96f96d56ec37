import { errors, jwtVerify, SignJWT } from 'jose';
import { AccessTokens, type Bearer, type TokenRefusal } from '#application/server/accounts/ports/access-tokens.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const lifetimeSeconds = 15 * 60;
const audience = 'escuela';

/** Access tokens as JWT signed with HMAC-SHA256 (HELPERS-3; decisions.md, People and sessions). */
export class AccessTokensByJose extends AccessTokens {
  readonly #key: Uint8Array;

  /** @param key at least 32 random bytes, the same in every process of the school. */
  constructor(key: Uint8Array) {
    super();
    this.#key = key;
  }

  issue(bearer: Bearer, now: Date): Promise<string> {
    const seconds = Math.floor(now.getTime() / 1000);
    return new SignJWT({ sid: bearer.sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(bearer.userId)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifetimeSeconds)
      .sign(this.#key);
  }

  async verify(token: string, now: Date): Promise<Result<Bearer, TokenRefusal>> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        audience,
        currentDate: now,
      });
      if (typeof payload.sub !== 'string' || typeof payload['sid'] !== 'string')
        return refuse({ kind: 'token-invalid' });
      return accept({ userId: payload.sub, sessionId: payload['sid'] });
    } catch (error) {
      return refuse({ kind: error instanceof errors.JWTExpired ? 'token-expired' : 'token-invalid' });
    }
  }
}
