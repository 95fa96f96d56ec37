import { recordVisitorConsent } from '#adapters/http-contract/legal/consents.ts';
import { ConsentApi } from '#application/browser/legal/ports/consent-api.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

export const ConsentApiOverHttp = overHttp(ConsentApi, {
  record: to(recordVisitorConsent, ({ visitorId, textVersion, granted }) => {
    // The page may be left or loaded anew right after the choice.
    return { body: { visitorId, textVersion, granted }, keepalive: true };
  }),
});
