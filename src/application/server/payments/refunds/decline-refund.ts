import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { OfficeJournal } from '#application/server/office/office-journal.ts';
import type { Team } from '#application/server/office/ports/team.ts';
import type { OrderNotices } from '#application/server/orders/ports/order-notices.ts';
import type { ChargeGuard } from '#application/server/payments/charge-guard.ts';
import type { Refunds } from '#application/server/payments/ports/refunds.ts';
import { receiptsPath } from '#application/server/receipts/receipts-path.ts';
import type { Outbox } from '#application/server/shared/ports/outbox.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { firstName, fullName } from '#domain/accounts/user.ts';
import { type NotPermitted, permitted } from '#domain/office/permissions.ts';
import { longestRefundWords, nextRefundState, type Refund } from '#domain/payments/refund.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { severalLines } from '#domain/shared/typed-text.ts';
import { refundDeclinedLetter } from './refund-letters.ts';

export type DeclineRefundRefusal =
  | NotPermitted
  | { readonly kind: 'refund-not-found' }
  | { readonly kind: 'refund-decided' }
  | { readonly kind: 'refund-answer-missing' }
  | { readonly kind: 'refund-text-too-long'; readonly field: 'answer' };

/** A collaborator's word that nothing is given back of what a buyer asked for; the buyer is told why. */
export class DeclineRefund {
  constructor(
    private readonly refunds: Refunds,
    private readonly guard: ChargeGuard,
    private readonly team: Team,
    private readonly accounts: Accounts,
    private readonly notices: OrderNotices,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly journal: OfficeJournal,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @param staffId the collaborator's account. @param given why, 1 to 600 characters, which the buyer reads. */
  async execute(refundId: string, staffId: string, given: string): Promise<Result<Refund, DeclineRefundRefusal>> {
    const may = permitted(await this.team.rolesOf(staffId), 'refund-orders');
    if (!may.ok) return may;
    const answer = severalLines(given);
    if (answer === '') return refuse({ kind: 'refund-answer-missing' });
    if (answer.length > longestRefundWords) return refuse({ kind: 'refund-text-too-long', field: 'answer' });
    const found = await this.refunds.find(refundId);
    const order = found === null ? null : await this.guard.lock(found.orderId);
    const refund = await this.refunds.find(refundId);
    if (refund === null || order === null) return refuse({ kind: 'refund-not-found' });
    const next = nextRefundState(refund.state, 'declined');
    if (!next.ok || refund.way !== null) return refuse({ kind: 'refund-decided' });
    const at = this.clock.now();
    const declined = { ...refund, state: next.value, decidedBy: staffId, answer, updatedAt: at };
    if (!(await this.refunds.move(declined, refund.state))) return refuse({ kind: 'refund-decided' });
    await this.journal.note(staffId, 'refund-declined', order.id, { state: refund.state }, { state: declined.state });
    const about = { orderId: order.id, userId: order.userId, kind: 'refund-declined', text: answer } as const;
    await this.notices.add({ ...about, id: this.ids.newId(), at, seenAt: null });
    const buyer = await this.accounts.find(order.userId);
    if (buyer !== null) {
      const letter = refundDeclinedLetter(order, declined, firstName(buyer), this.addresses.school(receiptsPath));
      await this.outbox.post(letter, { name: fullName(buyer), email: buyer.email });
    }
    return accept(declined);
  }
}
