import { bindClass, bindPort } from '#adapters/wiring/bindings.ts';
import { StaffVoucherApiOverHttp } from '#adapters/browser/vouchers/deposit-api-over-http.ts';
import { HttpClientWithProof } from '#adapters/browser/accounts/http-client-with-proof.ts';
import { IdGenerator } from '#application/ports/id-generator.ts';
import { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { WireUp } from '#ui/school/boot/wire.ts';
import { wireProof } from '#ui/school/staff/desk/proof.container.ts';
import { StaffVoucherStore } from './staff-voucher-store.ts';

/** What deciding about vouchers needs. */
export const wire: WireUp = (container) => {
  wireProof(container);
  bindPort(container, StaffVoucherApi, StaffVoucherApiOverHttp, [HttpClientWithProof]);
  bindClass(container, StaffVoucherStore, [StaffVoucherApi, IdGenerator]);
};
