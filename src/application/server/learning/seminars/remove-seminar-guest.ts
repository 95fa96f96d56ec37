import type { Clock } from '#application/ports/clock.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { boughtSeminar } from '#domain/accounts/ownership.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';

export interface NotYourSeminar {
  readonly kind: 'seminar-not-yours';
}

/**
 * Takes back the seat of a seminar that an owner lent to a guest. Who has none, from this owner or at all, has it no more: the
 * answer is the same, and tells nothing of other people. Source: API-2.23; decisions.md, Cart.
 */
export class RemoveSeminarGuest {
  constructor(
    private readonly ownership: Ownership,
    private readonly accounts: Accounts,
    private readonly guests: Guests,
    private readonly journal: AccountJournal,
    private readonly clock: Clock,
  ) {}

  async execute(ownerId: string, email: string, slug: string): Promise<Result<void, NotYourSeminar>> {
    // Read from what is owned, not from what is on sale: a seminar stays its owner's when it is published no more.
    const owned = await this.ownership.of(ownerId, this.clock.now());
    const seminar = boughtSeminar(owned, slug);
    if (seminar === undefined) return refuse({ kind: 'seminar-not-yours' });
    const address = emailAddress(email);
    const guest = address.ok ? await this.accounts.findByEmail(address.value) : null;
    if (guest === null) return accept(undefined);
    if (await this.guests.takeBackSeat({ ownerId, guestId: guest.id, productId: seminar.id })) {
      await this.journal.note(guest.id, 'seminar-seat-taken-back', { owner: ownerId, seminar: String(seminar.id) });
    }
    return accept(undefined);
  }
}
