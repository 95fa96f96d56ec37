import type { SentVoucher, StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import type { VoucherEntry, Approval } from '#domain/vouchers/voucher.ts';
import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';

export interface VoucherToSend extends VoucherEntry {
  readonly orderId: string;
  readonly bankAccountId: string;
}

/** Paying by deposit or transfer. Source: PAY-3. */
export abstract class DepositApi {
  abstract bankAccounts(): Answer<readonly BankAccount[]>;
  /** The account's vouchers, newest first. */
  abstract vouchers(): Answer<readonly SentVoucher[]>;
  /** One `key`, one voucher. */
  abstract send(voucher: VoucherToSend, file: ChosenFile, key: string): Answer<SentVoucher>;
}

/** Deciding about vouchers, for collaborators. */
export abstract class StaffVoucherApi {
  abstract list(which: 'open' | 'decided'): Answer<readonly StaffVoucher[]>;
  abstract approve(id: string, approval: Approval, key: string): Answer<unknown>;
  abstract reject(id: string, reason: string, key: string): Answer<unknown>;
}
