import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { asksToKnow } from './asks-to-know.ts';

/** Vouchers that wait, and what is being decided about one of them. */
export class StaffVoucherStore {
  /** Null until the page shows what it loaded. */
  open: readonly StaffVoucher[] | null = null;
  decided: readonly StaffVoucher[] | null = null;
  /** The reason or note typed for each, by id. */
  words: Readonly<Record<string, string>> = {};
  /** What stands in the way, by id. */
  problems: Readonly<Record<string, string>> = {};
  /** What a collaborator has to know before approving, by id: the money is not due, or may not be. */
  warnings: Readonly<Record<string, string>> = {};
  /** The voucher under decision. */
  busy: string | null = null;
  readonly #api: StaffVoucherApi;
  readonly #ids: IdGenerator;

  constructor(api: StaffVoucherApi, ids: IdGenerator) {
    this.#api = api;
    this.#ids = ids;
    makeAutoObservable(this, {
      open: observableRef,
      decided: observableRef,
      words: observableRef,
      problems: observableRef,
      warnings: observableRef,
    });
  }

  show(open: readonly StaffVoucher[], decided: readonly StaffVoucher[]): void {
    this.open = open;
    this.decided = decided;
  }

  write(id: string, words: string): void {
    this.words = { ...this.words, [id]: words };
    const { [id]: _, ...others } = this.problems;
    this.problems = others;
  }

  /** Decides, then reads anew what waits; repeated presses are one decision. */
  async decide(id: string, how: 'approve' | 'approve-knowing' | 'reject'): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    const [words, key] = [this.words[id] ?? '', this.#ids.newId()];
    const answer =
      how === 'reject'
        ? await this.#api.reject(id, words, key)
        : await this.#api.approve(id, { note: words, knowing: how === 'approve-knowing' }, key);
    if (!answer.ok) this.refuse(id, answer.refusal);
    else await this.read();
    runInAction(() => (this.busy = null));
  }

  private refuse(id: string, { kind, detail }: CallRefusal): void {
    if (asksToKnow.has(kind)) this.warnings = { ...this.warnings, [id]: detail };
    else this.problems = { ...this.problems, [id]: detail };
  }

  private async read(): Promise<void> {
    const [open, decided] = await Promise.all([this.#api.list('open'), this.#api.list('decided')]);
    if (open.ok && decided.ok) this.show(open.value, decided.value);
  }
}
