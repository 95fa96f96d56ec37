import type { Clock } from '#application/ports/clock.ts';
import type { SeminarSeats } from '#application/read-models/learning/seminar-seats.ts';
import type { Accounts } from '#application/server/accounts/ports/accounts.ts';
import type { Grants } from '#application/server/orders/ports/grants.ts';
import type { Guests } from '#application/server/plans/ports/guests.ts';
import type { Ownership } from '#application/server/accounts/ports/ownership.ts';
import type { SellableProducts } from '#application/server/cart/ports/sellable-products.ts';
import { furtherSeats } from '#application/server/cart/further-seats.ts';
import { boughtSeminar } from '#domain/accounts/ownership.ts';
import { fullName } from '#domain/accounts/user.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import type { NotYourSeminar } from './remove-seminar-guest.ts';

/** What an owner bought of a seminar for others, and who has it. Source: CART-9, API-2.23. */
export class ReadSeminarSeats {
  constructor(
    private readonly ownership: Ownership,
    private readonly accounts: Accounts,
    private readonly guests: Guests,
    private readonly grants: Grants,
    private readonly products: SellableProducts,
    private readonly clock: Clock,
  ) {}

  async execute(ownerId: string, slug: string): Promise<Result<SeminarSeats, NotYourSeminar>> {
    const owned = await this.ownership.of(ownerId, this.clock.now());
    const seminar = boughtSeminar(owned, slug);
    if (seminar === undefined) return refuse({ kind: 'seminar-not-yours' });
    const bought = await this.guests.seatsOf(ownerId, seminar.id);
    const seats = bought.reduce((sum, each) => sum + each.seats, 0);
    const guestIds = bought.flatMap((each) => each.guestIds);
    const people = await Promise.all(guestIds.map((id) => this.accounts.find(id)));
    const guests = people.flatMap((user) => (user === null ? [] : [{ name: fullName(user), email: user.email }]));
    const onSale = (await this.products.findAll([seminar.id])).values();
    const buyer = { bought: (ids: readonly number[]) => this.grants.boughtForEver(ownerId, ids) };
    const canBuyMore = (await furtherSeats(buyer, onSale)).has(seminar.id);
    return accept({ seats, free: Math.max(0, seats - guestIds.length), canBuyMore, guests });
  }
}
