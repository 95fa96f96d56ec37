import {
  confirmNews,
  leaveNews,
  loadAdvertisement,
  readCampaign,
  subscribeToNews,
} from '#adapters/http-contract/catalogue/storefront-calls.ts';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { schoolIdentity } from '#domain/shared/school-identity.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const StorefrontApiOverHttp = overHttp(StorefrontApi, {
  headerCampaigns: to(
    loadAdvertisement,
    () => ({ query: { area: 'header', revista: schoolIdentity.code } as const }),
    ({ advertisements }) => advertisements.filter(({ show }) => show).map(readCampaign),
  ),
  subscribeToNews: to(
    subscribeToNews,
    (email) => ({ body: { email, web: schoolIdentity.code } }),
    () => undefined,
  ),
  confirmNews: to(confirmNews, (secret) => ({ body: { secret } })),
  leaveNews: to(leaveNews, (secret) => ({ body: { secret } })),
});
