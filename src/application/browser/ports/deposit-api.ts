import type { BankAccount } from '#domain/orders/bank-account.ts';
import type { OrderState } from '#domain/orders/order.ts';
import type { VoucherEntry, VoucherState } from '#domain/orders/voucher.ts';
import type { Money } from '#domain/shared/money.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CallRefusal } from './call-refusal.ts';
import type { Attachment } from './support-api.ts';

/** A voucher as its buyer may read it. Instants are ISO 8601, `paidOn` is a day in Lima. */
export interface SentVoucher {
  readonly id: string;
  readonly orderId: string;
  readonly bank: string;
  readonly operationNumber: string;
  readonly paidOn: string;
  readonly amount: Money;
  readonly payerName: string;
  readonly state: VoucherState;
  readonly sentAt: string;
  readonly answerDueBy: string;
  /** Why it was rejected; null unless it was. */
  readonly rejection: string | null;
}

/** A voucher as who decides about it sees it. */
export interface StaffVoucher extends SentVoucher {
  readonly order: {
    readonly number: number;
    readonly total: Money;
    readonly state: OrderState;
    /** The code its price comes from; null: none. */
    readonly codeWord: string | null;
  };
  readonly buyer: { readonly name: string; readonly email: string };
  readonly file: { readonly address: string; readonly mediaType: string };
  readonly decision: { readonly by: string; readonly at: string; readonly reason: string } | null;
}

/** A collaborator's word that the money of a voucher has arrived. */
export interface Approval {
  readonly note: string;
  /** Said once more after the school told that it is not due, or may not be. */
  readonly knowing: boolean;
}

export interface VoucherToSend extends VoucherEntry {
  readonly orderId: string;
  readonly bankAccountId: string;
}

type Answer<T> = Promise<Result<T, CallRefusal>>;

/** Paying by deposit or transfer. Source: PAY-3. */
export abstract class DepositApi {
  abstract bankAccounts(): Answer<readonly BankAccount[]>;
  /** The account's vouchers, newest first. */
  abstract vouchers(): Answer<readonly SentVoucher[]>;
  /** One `key`, one voucher. */
  abstract send(voucher: VoucherToSend, file: Attachment, key: string): Answer<SentVoucher>;
}

/** Deciding about vouchers, for collaborators. */
export abstract class StaffVoucherApi {
  abstract list(which: 'open' | 'decided'): Answer<readonly StaffVoucher[]>;
  abstract approve(id: string, approval: Approval, key: string): Answer<unknown>;
  abstract reject(id: string, reason: string, key: string): Answer<unknown>;
}
