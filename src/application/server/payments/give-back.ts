import type { Clock } from '#application/ports/clock.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Disputes } from '#application/server/payments/ports/disputes.ts';
import type { SurplusPayments } from '#application/server/payments/ports/surplus-payments.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { isUndecided } from '#domain/payments/dispute.ts';
import { longestGivenBackNote, type SurplusPayment } from '#domain/payments/surplus-payment.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';

export type GiveBackRefusal =
  | NotPermitted
  | { readonly kind: 'surplus-not-found' }
  /** Its bank has still to decide: the money would go back twice. */
  | { readonly kind: 'surplus-disputed'; readonly number: number }
  | { readonly kind: 'note-missing' }
  | { readonly kind: 'note-too-long' };

/** A collaborator's word that surplus money was given back. Who said so first stays; the money itself goes back at the gateway or bank. */
export class GiveBack {
  constructor(
    private readonly guard: ChargeGuard,
    private readonly surplus: SurplusPayments,
    private readonly disputes: Disputes,
    private readonly team: Team,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
  ) {}

  /** @param staffId the collaborator's account. @param given how, 1 to 500 characters: an operation's number, a reference. */
  async execute(surplusId: string, staffId: string, given: string): Promise<Result<SurplusPayment, GiveBackRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'note-refunds');
    if (!may.ok) return may;
    const note = severalLines(given);
    if (note === '') return refuse({ kind: 'note-missing' });
    if (note.length > longestGivenBackNote) return refuse({ kind: 'note-too-long' });
    const found = await this.surplus.find(surplusId);
    // Whoever notes or loses its dispute locks the order as well.
    if (found === null || (await this.guard.lock(found.orderId)) === null) return refuse({ kind: 'surplus-not-found' });
    const disputes = await this.disputes.ofOrder(found.orderId);
    const open = disputes.find(({ state, surplusId: of }) => of === surplusId && isUndecided(state));
    if (open !== undefined) return refuse({ kind: 'surplus-disputed', number: open.number });
    const isFirst = await this.surplus.giveBack(surplusId, { by: staffId, at: this.clock.now(), note });
    if (isFirst)
      await this.journal.note(staffId, 'refund-noted', surplusId, { state: 'open' }, { state: 'given-back' });
    const surplus = await this.surplus.find(surplusId);
    return surplus === null ? refuse({ kind: 'surplus-not-found' }) : accept(surplus);
  }
}
