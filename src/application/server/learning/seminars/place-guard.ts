import type { Clock } from '#application/ports/clock.ts';
import type { PlaceHoldings, SeminarInProduct } from '#application/server/learning/ports/place-holdings.ts';
import type { SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import type { Order, OrderLine } from '#application/server/orders/ports/orders.ts';
import {
  besides,
  capacityOf,
  placesLeft,
  placesTaken,
  placesWanted,
  type PlacesAsked,
  type SoldOut,
} from '#domain/learning/seminars/places.ts';

/** An order, or what is about to be one. */
export type OrderOfPlaces = Pick<Order, 'id' | 'userId' | 'lines' | 'gift'>;

/** How many people come to a seminar, and how many may. */
export interface CountedPlaces {
  readonly enrolled: number;
  /** Those, seats that are not given yet, and orders that wait. */
  readonly taken: number;
  /** Null: no limit. */
  readonly capacity: number | null;
}

/**
 * Keeps a seminar from being sold to more people than it has room for. Whoever sells asks in the transaction in which it sells: of
 * several who want the last place the first one is sold it, the others wait and are told. Decision 0083.
 */
export class PlaceGuard {
  constructor(
    private readonly holdings: PlaceHoldings,
    private readonly sessions: SeminarSessions,
    private readonly clock: Clock,
  ) {}

  /** Why an order cannot be had for want of places; null: there is room, until the transaction ends. What it holds itself is no reason. */
  async obstacle(order: OrderOfPlaces): Promise<SoldOut | null> {
    const seminars = await this.#seminarsIn(order.lines);
    for (const seminarId of idsIn(seminars)) {
      const capacity = await this.#lockedCapacity(seminarId);
      if (capacity === null) continue;
      const lines = seminars.filter((each) => each.seminarId === seminarId);
      const { id, userId } = order;
      const productIds = lines.map(({ productId }) => productId);
      const holdings = besides({ id, userId, productIds }, await this.holdings.of(seminarId, this.clock.now()));
      const wanted = placesWanted(
        lines.flatMap((each) => askedBy(order, each)),
        holdings,
      );
      const left = placesLeft(capacity, holdings);
      if (wanted > left) return soldOut(order, lines, left);
    }
    return null;
  }

  /** Keeps how many places are left of what an order is of, once it takes them, for whoever looks. */
  async keepFor({ lines }: Pick<Order, 'lines'>): Promise<void> {
    for (const seminarId of idsIn(await this.#seminarsIn(lines))) await this.keep(seminarId);
  }

  /** Keeps how many places are left of a seminar for whoever looks. */
  async keep(seminarId: number): Promise<void> {
    const capacity = await this.#lockedCapacity(seminarId);
    const now = this.clock.now();
    const left = capacity === null ? null : placesLeft(capacity, await this.holdings.of(seminarId, now));
    await this.holdings.keep(seminarId, left);
  }

  /** How many come to a seminar now. */
  async count(seminarId: number): Promise<CountedPlaces> {
    const now = this.clock.now();
    const holdings = await this.holdings.of(seminarId, now);
    const capacity = capacityOf(await this.sessions.among([seminarId]), now);
    return { enrolled: holdings.enrolled.size, taken: placesTaken(holdings), capacity };
  }

  /** How many it is for, once nobody else counts. */
  async #lockedCapacity(seminarId: number): Promise<number | null> {
    await this.holdings.lock(seminarId);
    return capacityOf(await this.sessions.among([seminarId]), this.clock.now());
  }

  async #seminarsIn(lines: readonly OrderLine[]): Promise<readonly SeminarInProduct[]> {
    const ids = lines.filter(({ kind }) => kind === 'seminar' || kind === 'plan').map(({ productId }) => productId);
    return ids.length === 0 ? [] : this.holdings.seminarsIn(ids);
  }
}

/** In the order of their ids: two who lock several never wait for each other. */
function idsIn(seminars: readonly SeminarInProduct[]): readonly number[] {
  return [...new Set(seminars.map(({ seminarId }) => seminarId))].toSorted((one, other) => one - other);
}

function askedBy(
  { userId, lines, gift }: OrderOfPlaces,
  { productId, persons }: SeminarInProduct,
): readonly PlacesAsked[] {
  return lines
    .filter((line) => line.productId === productId)
    .map(({ choices }) => {
      const isFurther = choices.seatsAlone === true;
      const seats = choices.seats ?? 0;
      return { userId, productId, persons: seats + (isFurther ? 0 : persons), isFurther, isGift: gift !== undefined };
    });
}

function soldOut({ lines }: OrderOfPlaces, within: readonly SeminarInProduct[], left: number): SoldOut {
  const line = lines.find(({ productId }) => within.some((each) => each.productId === productId));
  const seminar = within[0]?.title ?? '';
  const title = line?.kind === 'plan' ? line.title : seminar;
  return { kind: 'sold-out', title, slug: line?.slug ?? '', seminar, left };
}
