import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { agreeOnShare, readOfficeShares, readOwnShares } from '#adapters/http-contract/receipts/shares.ts';
import { OwnShareApi, ShareApi } from '#application/browser/receipts/ports/share-api.ts';

export const ShareApiOverHttp = overHttp(ShareApi, {
  all: to(readOfficeShares, (month: string) => ({ query: { month } })),
  agree: to(agreeOnShare, (share) => ({ body: share })),
});

export const OwnShareApiOverHttp = overHttp(OwnShareApi, {
  own: to(readOwnShares, (month: string) => ({ query: { month } })),
});
