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
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { DepositApi, StaffVoucherApi, type VoucherToSend } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { Approval } from '#domain/vouchers/voucher.ts';
import type { SentVoucher, StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { Attachment } from '#application/browser/support/ports/support-api.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { mapValue, type Result } from '#domain/shared/result.ts';
import type { HttpClient } from '#adapters/browser/shared/http-client.ts';

/** A photograph over a poor connection takes its time. */
const uploadMs = 120_000;

export class DepositApiOverHttp extends DepositApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async bankAccounts(): Promise<Result<readonly BankAccount[], CallRefusal>> {
    return mapValue(await this.http.call(listBankAccounts, {}), ({ accounts }) => accounts);
  }

  async vouchers(): Promise<Result<readonly SentVoucher[], CallRefusal>> {
    return mapValue(await this.http.call(listVouchers, {}), ({ vouchers }) => vouchers.map(voucherFromWire));
  }

  async send(voucher: VoucherToSend, file: Attachment, key: string): Promise<Result<SentVoucher, CallRefusal>> {
    if (!(file instanceof Blob)) throw new TypeError('The voucher is no file of this browser');
    const body = { ...voucher, file };
    const sent = await this.http.call(sendVoucher, { body, idempotencyKey: key, timeOut: uploadMs });
    return mapValue(sent, voucherFromWire);
  }
}

export class StaffVoucherApiOverHttp extends StaffVoucherApi {
  constructor(private readonly http: HttpClient) {
    super();
  }

  async list(which: 'open' | 'decided'): Promise<Result<readonly StaffVoucher[], CallRefusal>> {
    const listed = await this.http.call(listStaffVouchers, { query: { which } });
    return mapValue(listed, ({ vouchers }) =>
      vouchers.map((voucher) => ({
        ...voucher,
        ...voucherFromWire(voucher),
        order: { ...voucher.order, total: moneyOf(voucher.order.total) },
      })),
    );
  }

  approve(id: string, approval: Approval, key: string): Promise<Result<unknown, CallRefusal>> {
    return this.http.call(approveVoucher, { params: { id }, body: { ...approval }, idempotencyKey: key });
  }

  reject(id: string, reason: string, key: string): Promise<Result<unknown, CallRefusal>> {
    return this.http.call(rejectVoucher, { params: { id }, body: { reason }, idempotencyKey: key });
  }
}

function voucherFromWire(wire: Wire<SentVoucher>): SentVoucher {
  return { ...wire, amount: moneyOf(wire.amount) };
}
