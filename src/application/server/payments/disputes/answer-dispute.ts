import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { type Dispute, type DisputeState, longestDisputeWords, nextDisputeState } from '#domain/payments/dispute.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';

/** It stands where nothing of the kind can happen to it any more, or not yet. */
export interface DisputeStands {
  readonly kind: 'dispute-stands';
  readonly state: DisputeState;
}

export type AnswerDisputeRefusal =
  | NotPermitted
  | DisputeStands
  | { readonly kind: 'dispute-not-found' }
  | { readonly kind: 'dispute-text-too-long' };

/** Notes that the school sent its answer to the bank, and what it said: from then on the bank decides. */
export class AnswerDispute {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly disputes: Disputes,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param number of the dispute. @param staffId the collaborator's account. @param words what was sent, at most 2000 characters; '' for nothing. */
  async execute(number: number, staffId: string, words: string): Promise<Result<Dispute, AnswerDisputeRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'refund-orders');
    if (!may.ok) return may;
    const answer = severalLines(words);
    if (answer.length > longestDisputeWords) return refuse({ kind: 'dispute-text-too-long' });
    const found = await this.disputes.numbered(number);
    if (found === null || (await this.guard.lock(found.orderId)) === null) return refuse({ kind: 'dispute-not-found' });
    const dispute = (await this.disputes.find(found.id)) ?? found;
    const next = nextDisputeState(dispute.state, 'answered');
    if (!next.ok) return refuse({ kind: 'dispute-stands', state: dispute.state });
    const answered = { ...dispute, state: next.value, answer, updatedAt: this.clock.now() };
    if (!(await this.disputes.move(answered, dispute.state)))
      throw new Error(`Dispute ${dispute.number} was changed beside its lock`);
    const [before, after] = [{ state: dispute.state }, { state: answered.state }];
    await this.journal.note(staffId, 'dispute-answered', dispute.orderId, before, after);
    return accept(answered);
  }
}
