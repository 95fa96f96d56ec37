import type { Answer, CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import { DepositApi, type VoucherToSend } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { SentVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { ChosenFile } from '#application/browser/shared/ports/chosen-file.ts';
import type { BankAccount } from '#domain/vouchers/bank-account.ts';
import { answerDueBy, isOpenVoucher, stateOnArrival, voucherFacts } from '#domain/vouchers/voucher.ts';
import type { Money } from '#domain/shared/money.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';

const now = new Date('2026-03-10T15:00:00.000Z');

/** The deposits of one account in this process's memory, on 10 March 2026. */
export class DepositApiInMemory extends DepositApi {
  /** Newest first. */
  readonly sent: SentVoucher[] = [];
  /** When set, nothing is taken: the school refuses with it. */
  refusal: CallRefusal | null = null;
  readonly #byKey = new Map<string, SentVoucher>();

  /** @param totalOf what an order of the account costs; null: it has no such order. */
  constructor(
    readonly accounts: BankAccount[],
    private readonly totalOf: (orderId: string) => Money | null,
  ) {
    super();
  }

  bankAccounts(): Answer<readonly BankAccount[]> {
    return Promise.resolve(accept(this.accounts));
  }

  vouchers(): Answer<readonly SentVoucher[]> {
    return Promise.resolve(accept([...this.sent]));
  }

  send(given: VoucherToSend, _file: ChosenFile, key: string): Answer<SentVoucher> {
    if (this.refusal !== null) return Promise.resolve(refuse(this.refusal));
    const known = this.#byKey.get(key);
    const made = known === undefined ? this.#take(given) : accept(known);
    if (made.ok && known === undefined) {
      this.#byKey.set(key, made.value);
      this.sent.unshift(made.value);
    }
    return Promise.resolve(made);
  }

  #take({ orderId, bankAccountId, ...entry }: VoucherToSend): Result<SentVoucher, CallRefusal> {
    const total = this.totalOf(orderId);
    if (total === null) return refuse(refusal('order-not-found', 404, 'orderId'));
    const waits = this.sent.some((voucher) => voucher.orderId === orderId && isOpenVoucher(voucher.state));
    if (waits) return refuse(refusal('voucher-under-review', 409, null));
    const facts = voucherFacts(entry, now);
    if (!facts.ok) return refuse(refusal(facts.refusal.kind, 400, facts.refusal.field));
    const account = this.accounts.find(({ id }) => id === bankAccountId);
    if (account === undefined) return refuse(refusal('bank-account-unknown', 400, 'bankAccountId'));
    return accept({
      ...facts.value,
      id: `voucher-${this.sent.length + 1}`,
      orderId,
      bank: account.bank,
      state: stateOnArrival(facts.value.amount, total, true),
      sentAt: now.toISOString(),
      answerDueBy: answerDueBy(now).toISOString(),
      rejection: null,
    });
  }
}

function refusal(kind: string, status: number, field: string | null): CallRefusal {
  return { kind, status, detail: 'La escuela no aceptó la constancia.', field, data: {} };
}
