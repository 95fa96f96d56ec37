import type { CallRefusal } from '#application/browser/ports/call-refusal.ts';
import { DepositApi, type SentVoucher, type VoucherToSend } from '#application/browser/ports/deposit-api.ts';
import type { Attachment } from '#application/browser/ports/support-api.ts';
import type { BankAccount } from '#domain/orders/bank-account.ts';
import { answerDueBy } from '#domain/orders/voucher.ts';
import { money, parseMoney } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

type Answer<T> = Promise<Result<T, CallRefusal>>;

/** The deposits of one account in this process's memory. */
export class DepositApiInMemory extends DepositApi {
  /** Newest first. */
  readonly sent: SentVoucher[] = [];
  /** When set, nothing is taken: the school refuses with it. */
  refusal: CallRefusal | null = null;
  readonly #accounts: readonly BankAccount[];

  constructor(accounts: readonly BankAccount[]) {
    super();
    this.#accounts = accounts;
  }

  bankAccounts(): Answer<readonly BankAccount[]> {
    return Promise.resolve(accept(this.#accounts));
  }

  vouchers(): Answer<readonly SentVoucher[]> {
    return Promise.resolve(accept([...this.sent]));
  }

  send(given: VoucherToSend, _file: Attachment, _key: string): Answer<SentVoucher> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    const { orderId, operationNumber, paidOn, payerName, bankAccountId } = given;
    const sentAt = new Date('2026-03-10T15:00:00.000Z');
    const amount = parseMoney(given.amount);
    const voucher: SentVoucher = {
      id: `voucher-${this.sent.length + 1}`,
      orderId,
      bank: this.#accounts.find(({ id }) => id === bankAccountId)?.bank ?? '',
      operationNumber,
      paidOn,
      amount: amount.ok ? amount.value : money(0),
      payerName,
      state: 'sent',
      sentAt: sentAt.toISOString(),
      answerDueBy: answerDueBy(sentAt).toISOString(),
      rejection: null,
    };
    this.sent.unshift(voucher);
    return Promise.resolve(accept(voucher));
  }
}
