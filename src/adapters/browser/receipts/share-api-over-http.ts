import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { agreeOnShare, readOfficeShares, readOwnShares } from '#adapters/http-contract/receipts/shares.ts';
import { ShareApi } from '#application/browser/receipts/ports/share-api.ts';

export const ShareApiOverHttp = overHttp(ShareApi, {
  all: to(readOfficeShares, (month: string) => ({ query: { month } })),
  agree: to(agreeOnShare, (share) => ({ body: share })),
  own: to(readOwnShares, (month: string) => ({ query: { month } })),
});
