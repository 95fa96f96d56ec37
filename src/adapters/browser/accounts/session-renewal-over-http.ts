import { renewSession } from '#adapters/http-contract/accounts/accounts.ts';
import { AccessTokenSource } from '#application/browser/accounts/ports/access-tokens.ts';
import type { OpenSession } from '#application/read-models/accounts/open-session.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { SessionRenewal } from '#application/browser/accounts/ports/session-renewal.ts';
import type { Result } from '#domain/shared/result.ts';
import { HttpClient, type HttpClientOptions } from '#adapters/browser/shared/http-client.ts';

/** Renews over a client of its own: the usual one waits for the session that is being renewed. */
export class SessionRenewalOverHttp extends SessionRenewal {
  readonly #http: HttpClient;

  constructor(options: Partial<HttpClientOptions> = {}, fetcher?: typeof fetch) {
    super();
    this.#http = new HttpClient(new NobodySignedIn(), options, fetcher);
  }

  renew(): Promise<Result<OpenSession, CallRefusal>> {
    return this.#http.call(renewSession, {});
  }
}

class NobodySignedIn extends AccessTokenSource {
  current(): Promise<null> {
    return Promise.resolve(null);
  }

  refresh(): Promise<null> {
    return Promise.resolve(null);
  }

  refused(): void {
    // The keeper of the session reads the answer itself.
  }
}
