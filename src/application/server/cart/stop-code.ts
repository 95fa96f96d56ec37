import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { DiscountCodes } from './ports/discount-codes.ts';

/** Stops a code at once, whatever its days say, or lets it hold on them again. Orders that were made with it stay as they are. */
export class StopCode {
  constructor(
    private readonly codes: DiscountCodes,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** Said again, nothing is written; of a code that there is not, neither. */
  async execute(codeId: number, isStopped: boolean, by: string): Promise<void> {
    if (!(await this.codes.stop(codeId, isStopped ? this.clock.now() : null))) return;
    await this.journal.note(by, isStopped ? 'code-stopped' : 'code-resumed', String(codeId), {}, {});
  }
}
