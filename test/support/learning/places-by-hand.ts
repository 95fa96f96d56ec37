import { PlaceHoldings, type SeminarInProduct } from '#application/server/learning/ports/place-holdings.ts';
import { type PublishedSession, SeminarSessions } from '#application/server/learning/ports/seminar-sessions.ts';
import type { PlacesWaiting, SeminarHoldings } from '#domain/learning/seminars/places.ts';
import { heldAt } from './sessions.ts';

/** One seminar with so many places, all but so many taken; without being set up, no seminar at all. */
export class PlacesByHand extends PlaceHoldings {
  seminars: readonly SeminarInProduct[] = [];
  enrolled: readonly string[] = [];
  waiting: readonly PlacesWaiting[] = [];
  /** What accounts have places of, by account. */
  readonly held = new Map<string, readonly number[]>();
  /** What was kept for whoever looks, in order. */
  readonly kept: (readonly [seminarId: number, left: number | null])[] = [];
  readonly locked: number[] = [];

  async seminarsIn(productIds: readonly number[]): Promise<readonly SeminarInProduct[]> {
    return this.seminars.filter(({ productId }) => productIds.includes(productId));
  }

  async limitedAt(): Promise<readonly number[]> {
    return [...new Set(this.seminars.map(({ seminarId }) => seminarId))];
  }

  async lock(seminarId: number): Promise<void> {
    this.locked.push(seminarId);
  }

  async of(): Promise<SeminarHoldings> {
    return { enrolled: new Set(this.enrolled), held: [], waiting: this.waiting };
  }

  async heldBy(userId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set((this.held.get(userId) ?? []).filter((id) => productIds.includes(id)));
  }

  async keep(seminarId: number, left: number | null): Promise<void> {
    this.kept.push([seminarId, left]);
  }

  async forgetPlansWithout(): Promise<void> {
    // Nothing is kept of plans here.
  }
}

/** Sessions that cannot be planned: each seminar has one, for so many people. */
export class SessionsByHand extends SeminarSessions {
  capacity: number | null = null;

  async among(productIds: readonly number[]): Promise<readonly PublishedSession[]> {
    const sequence = { address: null, sequence: 0, changedAt: new Date(0) };
    return productIds.map((productId) => ({
      ...heldAt(`sesion-${productId}`, '2999-01-01T00:00:00.000Z', { capacity: this.capacity }),
      ...sequence,
      productId,
    }));
  }

  override read = () => Promise.reject(new Error('No sessions are edited here'));
  override write = () => Promise.reject(new Error('No sessions are edited here'));
  override teachers = async () => new Set<number>();
}
