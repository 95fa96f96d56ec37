import type { Result } from '#domain/shared/result.ts';

/** Who a request speaks for. */
export interface Bearer {
  readonly userId: string;
  readonly sessionId: string;
}

export type TokenRefusal = { readonly kind: 'token-expired' } | { readonly kind: 'token-invalid' };

/** Short-lived tokens (15 minutes) that a signed-in browser sends with every request. */
export abstract class AccessTokens {
  /** A new token for the bearer, valid from `now`. */
  abstract issue(bearer: Bearer, now: Date): Promise<string>;
  /** The bearer of a token that this school issued and that is in force at `now`. */
  abstract verify(token: string, now: Date): Promise<Result<Bearer, TokenRefusal>>;
}
