import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallRefusal } from '#application/browser/shared/ports/call-refusal.ts';
import type { StaffVoucherApi } from '#application/browser/vouchers/ports/deposit-api.ts';
import type { StaffVoucher } from '#application/read-models/vouchers/voucher.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import { numbered } from '#domain/shared/numbers-together.ts';
import { type NotTaken, notTakenBy, type SaidOfPress, saidOf } from '#ui/school/staff/desk/said.ts';
import { type ToKnow, toKnow } from './asks-to-know.ts';

/** Somebody else decided meanwhile: it waits no more. */
const decidedBefore = new Set(['voucher-approved-already', 'voucher-rejected-already']);

/** Vouchers that wait, and what is being decided about one of them. */
export class StaffVoucherStore {
  /** Null until the page shows what it loaded. */
  open: readonly StaffVoucher[] | null = null;
  decided: readonly StaffVoucher[] | null = null;
  /** The reason or note typed for each, by id. */
  words: Readonly<Record<string, string>> = {};
  /** What stands in the way, by id. */
  problems: Readonly<Record<string, NotTaken>> = {};
  /** What a collaborator has to know before approving, by id: the money is not due, or may not be. */
  warnings: Readonly<Record<string, ToKnow>> = {};
  /** What came of the last decision. */
  said: SaidOfPress | null = null;
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
      said: observableRef,
    });
  }

  show(open: readonly StaffVoucher[], decided: readonly StaffVoucher[]): void {
    this.open = open;
    this.decided = decided;
  }

  write(id: string, words: string): void {
    this.words = { ...this.words, [id]: words };
    this.forget(id);
  }

  /** Decides, then reads anew what waits; repeated presses are one decision. */
  async decide(id: string, how: 'approve' | 'approve-knowing' | 'reject'): Promise<void> {
    if (this.busy !== null) return;
    this.busy = id;
    this.forget(id);
    const [words, key] = [this.words[id] ?? '', this.#ids.newId()];
    const answer =
      how === 'reject'
        ? await this.#api.reject(id, words, key)
        : await this.#api.approve(id, { note: words, knowing: how === 'approve-knowing' }, key);
    if (answer.ok) await this.read(`${this.#nameOf(id)} ${how === 'reject' ? 'rechazada' : 'aprobada'}.`);
    else if (decidedBefore.has(answer.refusal.kind))
      await this.read(`${this.#nameOf(id)}: ${answer.refusal.detail}`, true);
    else this.refuse(id, answer.refusal);
    runInAction(() => (this.busy = null));
  }

  private refuse(id: string, refusal: CallRefusal): void {
    const asked = toKnow(refusal);
    if (asked !== null) this.warnings = { ...this.warnings, [id]: asked };
    else this.problems = { ...this.problems, [id]: notTakenBy(refusal) };
  }

  private forget(id: string): void {
    const { [id]: _, ...others } = this.problems;
    this.problems = others;
  }

  #nameOf(id: string): string {
    const voucher = this.open?.find((each) => each.id === id);
    return `Constancia${voucher === undefined ? '' : ` del pedido ${numbered(voucher.order.number)}`}`;
  }

  private async read(done: string, isProblem = false): Promise<void> {
    const [open, decided] = await Promise.all([this.#api.list('open'), this.#api.list('decided')]);
    runInAction(() => {
      const isRead = open.ok && decided.ok;
      if (isRead) this.show(open.value, decided.value);
      const said = saidOf(done, isRead);
      this.said = { ...said, isProblem: isProblem || said.isProblem };
    });
  }
}
