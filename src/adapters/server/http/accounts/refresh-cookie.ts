import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#adapters/server/config/config.ts';
import type { WebApp } from '#domain/accounts/session.ts';
import { cookieName } from '#adapters/server/http/shared/cookie-names.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const names: Readonly<Record<WebApp, string>> = {
  school: 'escuela_school_refresh',
  'sign-in': 'escuela_signin_refresh',
};

export interface OtherOrigin {
  readonly kind: 'other-origin';
}

/** The cookie that holds the refresh token of one of the two apps. Ports do not part cookies, so each app has a name of its own. */
export class RefreshCookie {
  readonly #name: string;
  readonly #origin: string;
  /** Whether the app lives under https. */
  readonly isSecure: boolean;

  constructor(config: Config, app: WebApp) {
    this.#origin = app === 'school' ? config.schoolOrigin : config.signInOrigin;
    this.isSecure = this.#origin.startsWith('https:');
    this.#name = cookieName(names[app], this.isSecure);
  }

  /**
   * The token a request carries, or null. Browsers send the cookie with requests of other apps on the same host too: a request
   * that says it comes from another origin is refused.
   */
  read(request: FastifyRequest): Result<string | null, OtherOrigin> {
    const token = request.cookies[this.#name];
    if (token === undefined || token === '') return accept(null);
    if (this.#isOfOtherOrigin(request)) return refuse({ kind: 'other-origin' });
    return accept(token.length > 200 ? null : token);
  }

  /** Refuses a request that says it comes from another origin, whatever it carries: what it gets is this browser's session. */
  own(request: FastifyRequest): Result<undefined, OtherOrigin> {
    return this.#isOfOtherOrigin(request) ? refuse({ kind: 'other-origin' }) : accept(undefined);
  }

  write(reply: FastifyReply, token: string, until: Date): void {
    void reply.setCookie(this.#name, token, { ...this.#options(), expires: until });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.#name, this.#options());
  }

  /** The browser's own `Host` counts, not what a proxy may have been told of it. */
  #isOfOtherOrigin({ headers }: FastifyRequest): boolean {
    const { origin, host } = headers;
    return origin !== undefined && origin !== this.#origin && hostOf(origin) !== host;
  }

  #options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure } as const;
  }
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
