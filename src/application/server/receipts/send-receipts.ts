import type { Clock } from '#application/ports/clock.ts';
import type { Logger } from '#application/ports/logger.ts';
import type { UnitOfWork } from '#application/server/shared/ports/unit-of-work.ts';
import { receiptCode, receiptFileName } from '#domain/receipts/receipt.ts';
import { pauseAfterTries, sendBy, verdictOf } from '#domain/receipts/sending.ts';
import { KeepTaxAnswer } from './keep-tax-answer.ts';
import type { DueSending, ReceiptSendings, SendingOutcome } from './ports/receipt-sendings.ts';
import type { TaxAnswer, TaxAuthority } from './ports/tax-authority.ts';

const AT_A_TIME = 20;

/** What is said of a receipt whose time was over before it was sent. */
const LATE = 'El plazo de la ley para enviarlo terminó.';

/**
 * Sends signed receipts and credit notes to the tax authority, oldest first; nothing where the school sends none. What goes out is what was signed, byte
 * by byte, and a try is noted before it is made: killed in between, the same bytes go again. An outage is waited out with growing
 * pauses, by all of them. Source: decision 0089.
 */
export class SendReceipts {
  constructor(
    private readonly sendings: ReceiptSendings,
    private readonly authority: TaxAuthority,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async execute(isStopping: () => boolean): Promise<void> {
    if (!this.authority.isOn) return;
    for (const due of await this.sendings.due(this.clock.now(), AT_A_TIME)) {
      if (isStopping()) return;
      const outcome = await this.#send(due);
      if (outcome === null) continue;
      await this.work.write(KeepTaxAnswer, (keep) => keep.execute(due.receipt, outcome));
      this.#tell(due, outcome);
      if (outcome.isOutage) return;
    }
  }

  /** What came of it; null: another process is at it. */
  async #send({ receipt, xml, state, tries }: DueSending): Promise<SendingOutcome | null> {
    const now = this.clock.now();
    if (state !== 'asked' && now > sendBy(receipt)) return { ...nothing(now), state: 'late', text: LATE };
    const next = new Date(now.getTime() + pauseAfterTries(tries + 1));
    if (!(await this.sendings.begin(receipt, tries, now, next))) return null;
    const answer = await this.authority.send({ fileName: receiptFileName(receipt), xml });
    return outcomeOf(answer, { state, triedBefore: tries > 0, at: this.clock.now(), next });
  }

  #tell({ receipt }: DueSending, { state, code, text, isOutage }: SendingOutcome): void {
    const told = { receipt: receiptCode(receipt), code, why: text };
    if (isOutage) this.logger.warn('The tax authority does not take receipts now', told);
    else if (state === 'rejected') this.logger.error('The tax authority rejected a receipt', told);
    else if (state !== 'accepted') this.logger.warn('A receipt is not with the tax authority', told);
  }
}

const nothing = (at: Date) => ({ code: null, notes: [], cdr: null, at, nextTryAt: null, isOutage: false });

interface Try {
  readonly state: DueSending['state'];
  readonly triedBefore: boolean;
  readonly at: Date;
  readonly next: Date;
}

function outcomeOf(answer: TaxAnswer, { state, triedBefore, at, next }: Try): SendingOutcome {
  if (answer.kind !== 'answered') {
    return { ...nothing(at), state, text: answer.why, nextTryAt: next, isOutage: answer.kind === 'no-answer' };
  }
  const { kind: _, ...said } = answer;
  const verdict = verdictOf(answer.code, triedBefore);
  if (verdict === 'wait') return { ...said, state, at, nextTryAt: next, isOutage: true };
  return { ...said, state: verdict, at, nextTryAt: null, isOutage: false };
}
