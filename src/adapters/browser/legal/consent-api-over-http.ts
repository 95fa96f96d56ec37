import { recordVisitorConsent } from '#adapters/http-contract/legal/consents.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { ConsentApi, type TrackingChoice } from '#application/browser/legal/ports/consent-api.ts';
import type { Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class ConsentApiOverHttp extends ConsentApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  record({ visitorId, textVersion, granted }: TrackingChoice): Promise<Result<void, CallRefusal>> {
    // The page may be left or loaded anew right after the choice.
    return this.http.call(recordVisitorConsent, { body: { visitorId, textVersion, granted }, keepalive: true });
  }
}
