import type { SeminarHoldings } from '#domain/learning/seminars/places.ts';

/** A seminar that somebody who buys a product attends. */
export interface SeminarInProduct {
  /** What is bought: the seminar itself, or a plan that names it. */
  readonly productId: number;
  readonly seminarId: number;
  /** Of the seminar. */
  readonly title: string;
  /** For how many people one of the product is. */
  readonly persons: number;
}

/** What takes places of seminars, and how many are left of them for whoever looks. */
export abstract class PlaceHoldings {
  /** The seminars among some products, and those that plans among them name. */
  abstract seminarsIn(productIds: readonly number[]): Promise<readonly SeminarInProduct[]>;
  /** The seminars of which a session to come says for how many people it is, and those of which something is kept, by their ids. */
  abstract limitedAt(now: Date): Promise<readonly number[]>;
  /** Keeps everybody else who would count the places of a seminar waiting until the transaction ends. */
  abstract lock(seminarId: number): Promise<void>;
  /** All that takes places of a seminar. */
  abstract of(seminarId: number, now: Date): Promise<SeminarHoldings>;
  /** Those of the products of which an account has places: a plan in force, or an order that waits for its deposit. */
  abstract heldBy(userId: string, productIds: readonly number[], now: Date): Promise<ReadonlySet<number>>;
  /** Keeps how many places are left of a seminar, and of the plans that name it, for whoever looks; null: there is no limit. */
  abstract keep(seminarId: number, left: number | null): Promise<void>;
  /** Forgets what is kept of plans that name no such seminar any more. */
  abstract forgetPlansWithout(): Promise<void>;
}
