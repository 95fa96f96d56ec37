import { StaffVoucherApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdsInBrowser } from '#adapters/browser/shared/ids-in-browser.ts';
import { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { Wire } from '#ui/school/boot/container.ts';
import { StaffVoucherStore } from './staff-voucher-store.ts';

/** What deciding about vouchers needs. */
export const wire: Wire = (container) => {
  container.bind(StaffVoucherApi).toResolvedValue((http) => new StaffVoucherApiOverHttp(http), [HttpClient]);
  container
    .bind(StaffVoucherStore)
    .toResolvedValue((api) => new StaffVoucherStore(api, new IdsInBrowser()), [StaffVoucherApi]);
};
