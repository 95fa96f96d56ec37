import type { Clock } from '#application/ports/clock.ts';
import type { IdGenerator } from '#application/ports/id-generator.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import type { Orders } from '#application/server/orders/ports/orders.ts';
import type { Letter, Outbox } from '#application/server/shared/ports/outbox.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { PublicAddresses } from '#application/server/shared/ports/public-addresses.ts';
import { emailAddress } from '#domain/accounts/email-address.ts';
import { boughtSeminar, type OwnedProduct } from '#domain/accounts/ownership.ts';
import { firstName, fullName, type User } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { AccountJournal } from '#application/server/accounts/account-journal.ts';
import type { NotYourSeminar } from './remove-seminar-guest.ts';

export type LendSeminarSeatRefusal =
  | NotYourSeminar
  /** Nobody has an account, its e-mail verified, at that address. */
  | { readonly kind: 'guest-unknown' }
  | { readonly kind: 'guest-has-it' }
  /** None was bought, or all are lent. */
  | { readonly kind: 'no-seat-left' };

/** Gives a seat of a seminar, bought beside one's own, to somebody who has an account. Source: CART-9, API-2.23. */
export class LendSeminarSeat {
  constructor(
    private readonly ownership: Ownership,
    private readonly accounts: Accounts,
    private readonly guests: Guests,
    private readonly orders: Orders,
    private readonly grants: Grants,
    private readonly journal: AccountJournal,
    private readonly outbox: Outbox,
    private readonly addresses: PublicAddresses,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** Gives how many seats are left afterwards. */
  async execute(ownerId: string, email: string, slug: string): Promise<Result<number, LendSeminarSeatRefusal>> {
    const at = this.clock.now();
    const owned = await this.ownership.of(ownerId, at);
    const seminar = boughtSeminar(owned, slug);
    if (seminar === undefined) return refuse({ kind: 'seminar-not-yours' });
    const address = emailAddress(email);
    // Whatever else they are given or pay at this moment, and their leaving, waits or is waited for.
    const known = address.ok ? await this.accounts.findByEmail(address.value) : null;
    if (known !== null) await this.accounts.lock(known.id);
    // Seats of one order are counted by one at a time.
    for (const { orderId } of await this.guests.seatsOf(ownerId, seminar.id)) await this.orders.lock(orderId);
    const bought = await this.guests.seatsOf(ownerId, seminar.id);
    const free = bought.find(({ seats, guestIds }) => guestIds.length < seats);
    const guest = address.ok ? await this.accounts.findByEmail(address.value) : null;
    const isGuest = guest !== null && bought.some(({ guestIds }) => guestIds.includes(guest.id));
    // Before all else, so that whoever has no seat to give learns nothing of who has an account.
    if (free === undefined) return refuse({ kind: isGuest ? 'guest-has-it' : 'no-seat-left' });
    if (guest === null || guest.emailVerifiedAt === null) return refuse({ kind: 'guest-unknown' });
    if (await this.ownership.owns(guest.id, seminar.id, at)) return refuse({ kind: 'guest-has-it' });
    const endsAt = seminar.until === null ? null : new Date(seminar.until);
    const { orderId } = free;
    await this.grants.add([{ id: this.ids.newId(), userId: guest.id, productId: seminar.id, orderId, at, endsAt }]);
    await this.journal.note(guest.id, 'seminar-seat-lent', { owner: ownerId, seminar: String(seminar.id) });
    await this.#tell(guest, ownerId, seminar);
    return accept(bought.reduce((left, { seats, guestIds }) => left + seats - guestIds.length, -1));
  }

  async #tell(guest: User, ownerId: string, seminar: OwnedProduct): Promise<void> {
    const owner = await this.accounts.find(ownerId);
    const by = owner === null ? 'Alguien' : fullName(owner);
    const url = this.addresses.school(`/main/seminarios/${seminar.slug}`);
    await this.outbox.post(seatLetter(guest, by, seminar.title, url), { name: fullName(guest), email: guest.email });
  }
}

function seatLetter(guest: User, by: string, title: string, url: string): Letter {
  return {
    subject: `Tienes un cupo en «${title}»`,
    preview: `${by} te dio un cupo.`,
    greeting: `Hola, ${firstName(guest)}:`,
    blocks: [
      {
        kind: 'text',
        text: `${by} compró un cupo de «${title}» para ti. Su fecha, su sala y sus materiales están en tu cuenta.`,
      },
    ],
    action: { label: 'Ver el seminario', url },
  };
}
