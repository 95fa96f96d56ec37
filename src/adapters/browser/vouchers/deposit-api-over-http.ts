import { moneyOf } from '#adapters/http-contract/shared/wire-values.ts';
import {
  approveVoucher,
  listBankAccounts,
  listStaffVouchers,
  listVouchers,
  rejectVoucher,
  sendVoucher,
} from '#adapters/http-contract/vouchers/vouchers.ts';
import type { Wire } from '#adapters/http-contract/shared/wire-of.ts';
import { DepositApi, StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { SentVoucher } from '#application/read-models/vouchers/voucher.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';

/** A photograph over a poor connection takes its time. */
const uploadMs = 120_000;

export const DepositApiOverHttp = overHttp(DepositApi, {
  bankAccounts: to(
    listBankAccounts,
    () => ({}),
    ({ accounts }) => accounts,
  ),
  vouchers: to(
    listVouchers,
    () => ({}),
    ({ vouchers }) => vouchers.map(voucherFromWire),
  ),
  send: to(
    sendVoucher,
    (voucher, file, key) => {
      if (!(file instanceof Blob)) throw new TypeError('The voucher is no file of this browser');
      const body = { ...voucher, file };
      return { body, idempotencyKey: key, timeOut: uploadMs };
    },
    voucherFromWire,
  ),
});

export const StaffVoucherApiOverHttp = overHttp(StaffVoucherApi, {
  list: to(
    listStaffVouchers,
    (which) => ({ query: { which } }),
    ({ vouchers }) =>
      vouchers.map((voucher) => ({
        ...voucher,
        ...voucherFromWire(voucher),
        order: { ...voucher.order, total: moneyOf(voucher.order.total) },
      })),
  ),
  approve: to(approveVoucher, (id, approval, key) => ({ params: { id }, body: { ...approval }, idempotencyKey: key })),
  reject: to(rejectVoucher, (id, reason, key) => ({ params: { id }, body: { reason }, idempotencyKey: key })),
});

function voucherFromWire(wire: Wire<SentVoucher>): SentVoucher {
  return { ...wire, amount: moneyOf(wire.amount) };
}
