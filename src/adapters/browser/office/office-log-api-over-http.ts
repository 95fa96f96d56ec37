import { readOfficeLog } from '#adapters/http-contract/office/team.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { OfficeLogApi } from '#application/browser/office/ports/office-log-api.ts';

export const OfficeLogApiOverHttp = overHttp(OfficeLogApi, {
  read: to(readOfficeLog, (about, page) => ({ query: { about, page: String(page) } })),
});
