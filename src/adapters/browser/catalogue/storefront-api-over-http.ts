import {
  confirmNews,
  leaveNews,
  loadAdvertisement,
  readCampaign,
  subscribeToNews,
} from '#adapters/http-contract/catalogue/storefront-calls.ts';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import type { Campaign } from '#domain/catalogue/advertisement.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

export class StorefrontApiOverHttp extends StorefrontApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async headerCampaigns(): Promise<Result<readonly Campaign[], CallRefusal>> {
    const query = { area: 'header', revista: schoolIdentity.code } as const;
    const answer = await this.http.call(loadAdvertisement, { query });
    return mapValue(answer, ({ advertisements }) => advertisements.filter(({ show }) => show).map(readCampaign));
  }

  async subscribeToNews(email: string): Promise<Result<void, CallRefusal>> {
    const answer = await this.http.call(subscribeToNews, { body: { email, web: schoolIdentity.code } });
    return mapValue(answer, () => undefined);
  }

  confirmNews(secret: string): Promise<Result<void, CallRefusal>> {
    return this.http.call(confirmNews, { body: { secret } });
  }

  leaveNews(secret: string): Promise<Result<void, CallRefusal>> {
    return this.http.call(leaveNews, { body: { secret } });
  }
}
