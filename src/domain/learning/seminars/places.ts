/**
 * The places of a seminar: how many people it has room for, and how many of them are taken. Whoever shows, sells or plans counts by
 * these rules alone (decision 0083).
 */

/** People who may come by one purchase of a seminar, or of a plan that names it. */
export interface PlacesBought {
  /** Who bought, or is about to. */
  readonly userId: string;
  /** What is bought: the seminar, or the plan. */
  readonly productId: number;
  /** For how many people, whoever buys among them; of further seats alone, how many these are. */
  readonly persons: number;
}

/** A purchase in force. */
export interface PlacesHeld extends PlacesBought {
  /** How many of its places somebody has who is enrolled. */
  readonly given: number;
}

/** A purchase that is about to be made. */
export interface PlacesAsked extends PlacesBought {
  /** Further seats alone, of what the buyer has already. */
  readonly isFurther: boolean;
  /** For somebody else: what its buyer has counts for nothing. */
  readonly isGift: boolean;
}

/** A purchase that waits: for its payment, or as a gift for whoever accepts it. */
export interface PlacesWaiting extends PlacesAsked {
  readonly orderId: string;
  /** Whether it is paid, being charged or being verified; else its buyer has until the order expires to deposit. */
  readonly isBeingPaid: boolean;
}

/** All that takes places of a seminar. */
export interface SeminarHoldings {
  /** Who are enrolled: whoever has the seminar, or a plan that names it, with the people of that plan. */
  readonly enrolled: ReadonlySet<string>;
  readonly held: readonly PlacesHeld[];
  readonly waiting: readonly PlacesWaiting[];
}

/** What of a session says how many people there is room for. */
export interface RoomOfSession {
  readonly endsAt: Date;
  /** Null: no limit. */
  readonly capacity: number | null;
}

/** So many places, or fewer, are told to whoever looks. */
export const fewPlaces = 5;

/**
 * For how many people a seminar is: as many as fit into the smallest of its sessions that are not over; null: no limit. Once all are
 * over, what is sold is the recording, which has room for everybody.
 */
export function capacityOf(sessions: readonly RoomOfSession[], now: Date): number | null {
  const limits = sessions.flatMap(({ endsAt, capacity }) => (endsAt <= now || capacity === null ? [] : [capacity]));
  return limits.length === 0 ? null : Math.min(...limits);
}

/** How many places of a seminar are taken: one each by who is enrolled, by seats that are bought and not given yet, and by what waits. */
export function placesTaken(holdings: SeminarHoldings): number {
  const toGive = holdings.held.reduce((sum, { persons, given }) => sum + Math.max(0, persons - given), 0);
  return holdings.enrolled.size + toGive + placesWanted(onceEach(holdings.waiting), holdings);
}

/** How many places are left of so many. */
export function placesLeft(capacity: number, holdings: SeminarHoldings): number {
  return Math.max(0, capacity - placesTaken(holdings));
}

/** How many further places some purchases take: who renews a plan, or has the seminar by another one, has theirs already. */
export function placesWanted(
  asked: readonly PlacesAsked[],
  { enrolled, held }: Pick<SeminarHoldings, 'enrolled' | 'held'>,
): number {
  const of = ({ userId, productId, persons, isFurther, isGift }: PlacesAsked): number => {
    if (isGift || isFurther) return persons;
    const before = held.filter((each) => each.userId === userId && each.productId === productId);
    return Math.max(0, persons - Math.max(enrolled.has(userId) ? 1 : 0, ...before.map((each) => each.persons)));
  };
  return asked.reduce((sum, each) => sum + of(each), 0);
}

/** What others take besides an order: neither it, nor deposits of its buyer for the same that are not made, whose places it takes over. */
export function besides(
  { id, userId, productIds }: { readonly id: string; readonly userId: string; readonly productIds: readonly number[] },
  holdings: SeminarHoldings,
): SeminarHoldings {
  const isOthers = (each: PlacesWaiting): boolean =>
    each.orderId !== id && (each.isBeingPaid || each.userId !== userId || !productIds.includes(each.productId));
  return { ...holdings, waiting: holdings.waiting.filter(isOthers) };
}

/** An account that waits with several deposits for the same holds the places of the largest: nobody keeps a room by ordering again. */
function onceEach(waiting: readonly PlacesWaiting[]): readonly PlacesWaiting[] {
  const deposits = new Map<string, PlacesWaiting>();
  for (const each of waiting.filter(({ isBeingPaid }) => !isBeingPaid)) {
    const key = `${each.productId} ${each.userId}`;
    if (each.persons > (deposits.get(key)?.persons ?? 0)) deposits.set(key, each);
  }
  return [...waiting.filter(({ isBeingPaid }) => isBeingPaid), ...deposits.values()];
}

/** A seminar has no place, or not as many as are asked for. */
export interface SoldOut {
  readonly kind: 'sold-out';
  /** What was to be bought: the seminar, or a plan that names it. */
  readonly title: string;
  readonly slug: string;
  /** The seminar. */
  readonly seminar: string;
  readonly left: number;
}

/** Why something cannot be bought for want of places. */
export function soldOutText({ title, seminar, left }: Pick<SoldOut, 'title' | 'seminar' | 'left'>): string {
  const what = title === seminar ? '' : `«${title}» incluye «${seminar}». `;
  if (left === 0) return `${what}«${seminar}» está agotado: ya no quedan cupos.`;
  return `${what}De «${seminar}» ${left === 1 ? 'solo queda 1 cupo' : `solo quedan ${left} cupos`}.`;
}
