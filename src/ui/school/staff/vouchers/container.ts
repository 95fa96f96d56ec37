import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { StaffVoucherApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { HttpClient } from '#adapters/browser/shared/http-client.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { StaffVoucherStore } from './staff-voucher-store.ts';

/** What deciding about vouchers needs. */
export const wire: WireUp = (container) => {
  bindPort(container, StaffVoucherApi, StaffVoucherApiOverHttp, [HttpClient]);
  bindClass(container, StaffVoucherStore, [StaffVoucherApi, IdGenerator]);
};
